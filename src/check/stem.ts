/** The name of an MDX file without its folder and its ending: `17-voor-je-beurt`. */
export function stemOf(file: string): string {
  return file.replace(/^.*\/|\.mdx$/g, '');
}
