/**
 * The languages that Arbiter speaks and that books and their translations can be in. Each is a folder of
 * src/i18n/, and a BCP 47 tag, by which names are sorted and numbers and days are written. Adding one begins
 * here: the compiler then names what its folder lacks.
 */
export const languages = ['nl', 'da', 'de', 'en'] as const;
export type Language = (typeof languages)[number];
