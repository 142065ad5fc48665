import { besides } from '#model/language-tags.ts';

/**
 * Fills in a template: `{n} punten` with n = 10 → `10 punten`. A placeholder without a value is kept, so that
 * the mistake is visible. Tagged texts in another language keep their language.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    besides(template, String(Object.hasOwn(values, name) ? (values[name] ?? whole) : whole)),
  );
}
