/**
 * The address of the same page in whatever edition is in force: `/nl/troefcall/2020-2021/rulings/kap/`
 * without its edition. Whatever stood in an edition has such an address, also what is there no more.
 */
export function undated(path: string, { book, edition }: { readonly book: string; readonly edition: string }): string {
  const dated = `/${book}/${edition}/`;
  const at = path.lastIndexOf(dated);
  return at < 0 ? path : `${path.slice(0, at)}/${book}/${path.slice(at + dated.length)}`;
}
