/**
 * The accessible name of a citation. It contains the visible text (WCAG 2.5.3): `4.3-4` becomes `4.3-4, regel
 * 4.3, lid 4`. Punctuation is ignored.
 */
export function accessibleName(short: string, label: string): string {
  return spoken(label).includes(spoken(short)) ? label : `${short}, ${label}`;
}

function spoken(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, '');
}
