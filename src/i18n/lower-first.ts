/** With a small letter at its beginning: a name that stands within a sentence, in most languages. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
