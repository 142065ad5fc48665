/** A number as people type it: a comma or a point, and any kind of minus. @returns undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) + 0 : undefined;
}
