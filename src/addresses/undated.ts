/**
 * The address of the same page in the edition in force: `/nl/troefcall/2020-2021/rulings/kap/` without its
 * edition. Every page of an edition has such an address, including those of things that are gone.
 */
export function undated(path: string, { book, edition }: { readonly book: string; readonly edition: string }): string {
  const dated = `/${book}/${edition}/`;
  const at = path.lastIndexOf(dated);
  return at < 0 ? path : `${path.slice(0, at)}/${book}/${path.slice(at + dated.length)}`;
}
