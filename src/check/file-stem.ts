/** The name of an MDX file without its folder and its ending: `17-voor-je-beurt`. */
export function fileStem(file: string): string {
  return file.replace(/^.*\/|\.mdx$/g, '');
}
