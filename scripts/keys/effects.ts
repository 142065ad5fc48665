/** Every effect that an author can write, with the words that a reader sees of it. */
import { z } from 'astro/zod';
import { packs } from '#i18n/packs.ts';
import { languages, type Language } from '#model/language.ts';
import { effectOf, effectSchema, type SurfaceEffect } from '#model/index.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import { chipInWords } from '#wording/shown-chips.ts';

/** In place of the book's own words: the label of a party, the word for its points. */
const OWN = '…';

export const HEAD: readonly string[] = ['written as', ...languages];

/** In the sentences of this page, who bears and who gains. */
const PEOPLE: Readonly<Record<Language, { readonly player: string; readonly opponent: string }>> = {
  nl: { player: 'de speler', opponent: 'de tegenstander' },
  da: { player: 'spilleren', opponent: 'modstanderen' },
  de: { player: 'der Spieler', opponent: 'der Gegner' },
  en: { player: 'the player', opponent: 'the opponent' },
};

export interface EffectKindShown {
  readonly kind: string;
  readonly schema: z.ZodType<SurfaceEffect>;
  /** One row per effect: as it is written, and its chip in each language. */
  readonly chips: readonly (readonly string[])[];
  /** One effect with all parties that the kind can name, as a sentence in each language; if there are any. */
  readonly sentence: readonly string[] | undefined;
}

/** All kinds, in the order of the schema. */
export function shownKinds(): readonly EffectKindShown[] {
  return effectSchema.options.map((schema) => {
    const effects = writtenEffects(schema);
    const [first] = effects;
    return {
      kind: Object.keys(first ?? {})[0] ?? '',
      schema,
      chips: effects.map(chipRow),
      sentence: sentenceRow(schema),
    };
  });
}

function chipRow(effect: SurfaceEffect): readonly string[] {
  return [
    `\`${written(effect)}\``,
    ...languages.map((language) => plain(chipsOf([effectOf(effect)], words(language))[0]?.text ?? '–')),
  ];
}

/** Which party a key names in the sentence. */
const NAMED: Readonly<Record<string, string>> = {
  against: 'player',
  of: 'player',
  for: 'player',
  from: 'player',
  to: 'opponent',
};

function sentenceRow(schema: z.ZodType<SurfaceEffect>): readonly string[] | undefined {
  const [effect] = writtenEffects(schema);
  const parties = keysOf(schema).flatMap(([key, value]) => {
    const party = NAMED[key];
    return party !== undefined && value instanceof z.ZodOptional ? [[key, party] as const] : [];
  });
  const whole = schema.safeParse({ ...effect, ...Object.fromEntries(parties) });
  if (parties.length === 0 || !whole.success) return undefined;
  return [
    `\`${written(whole.data)}\``,
    ...languages.map((language) => {
      const own = words(language);
      const [chip] = chipsOf([effectOf(whole.data)], { ...own, parties: { ...own.parties, ...PEOPLE[language] } });
      return chip ? plain(chipInWords(chip, packs[language].effects)) : '–';
    }),
  ];
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function keysOf(schema: z.ZodType<SurfaceEffect>): readonly (readonly [string, z.ZodType])[] {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('an effect is an object of keys');
  return Object.entries(schema.shape as Record<string, z.ZodType>);
}

/** Every combination of what a kind can be told to say; amounts and names stand for all others. */
function writtenEffects(schema: z.ZodType<SurfaceEffect>): readonly SurfaceEffect[] {
  const said = keysOf(schema).filter(([key, value]) => !(value instanceof z.ZodOptional) || key === 'suit');
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
