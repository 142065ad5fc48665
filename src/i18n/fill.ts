import { besides } from '#model/language-tags.ts';

/**
 * Puts values into a text of the dictionaries or of content: `{n} punten` with n = 10 → `10 punten`. A name
 * without a value stays as it stands, so that a mistake is seen and not hidden. Words that are put into a
 * text in another language (`0 to 10`) keep their own.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    besides(template, String(Object.hasOwn(values, name) ? (values[name] ?? whole) : whole)),
  );
}
