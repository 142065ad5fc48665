/** Every effect that an author can write, with the words that a reader sees of it: the table of the guide. */
import { z } from 'astro/zod';
import { packs } from '#i18n/packs.ts';
import { languages, type Language } from '#model/language.ts';
import { effectOf, effectSchema, type SurfaceEffect } from '#model/index.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';

/** In place of the book's own words: the label of a party, the word for its points. */
const OWN = '…';

export const HEAD: readonly string[] = ['written as', ...languages];

/** One row per effect: as it is written, and its chip in each language. */
export function effectRows(): readonly (readonly string[])[] {
  return effectSchema.options.flatMap((kind) =>
    writtenEffects(kind).map((effect) => [
      `\`${written(effect)}\``,
      ...languages.map(
        (language) => chipsOf([effectOf(effect)], words(language))[0]?.text.replaceAll('\u00a0', ' ') ?? '–',
      ),
    ]),
  );
}

/** Every combination of what a kind can be told to say; amounts and names stand for all others. */
function writtenEffects(schema: z.ZodType<SurfaceEffect>): readonly SurfaceEffect[] {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('an effect is an object of keys');
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
  const said = shape.filter(([key, value]) => !(value instanceof z.ZodOptional) || key === 'suit');
  return said
    .reduce<readonly Record<string, unknown>[]>(
      (found, [key, value]) =>
        found.flatMap((each) =>
          samples(value).map((sample) => (sample === undefined ? each : { ...each, [key]: sample })),
        ),
      [{}],
    )
    .map((each) => schema.parse(each) as SurfaceEffect);
}

function samples(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodOptional) return [undefined, OWN];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return [10, 'name', { name: 10 }, { min: 2, max: 5 }]
    .filter((sample) => schema.safeParse(sample).success)
    .slice(0, 1);
}

/** As in a rule's metadata, and shorter: `result: lost, of: game`. */
function written(effect: SurfaceEffect): string {
  return Object.entries(effect)
    .map(([key, value]) => `${key}: ${text(value)}`)
    .join(', ');
}

function text(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === 'name' ? OWN : String(value);
  const inside = Object.entries(value).map(([key, each]) => `${key === 'name' ? OWN : key}: ${String(each)}`);
  return `{ ${inside.join(', ')} }`;
}

function words(language: Language): ChipWords {
  return {
    effects: packs[language].effects,
    points: { own: { one: `{n} ${OWN}`, other: `{n} ${OWN}` } },
    parties: { name: OWN },
    units: {},
    language,
  };
}
