/** Facts, from what authors write to what everybody else reads: `yes` and `no` are options from here on. */
import { choiceWords } from '#i18n/choice.ts';
import { type Language, type Fact, type Option, type SurfaceFact } from '#model/index.ts';

/** The facts of an edition, by id. Yes and no are written in the language of the book. */
export function factsOf(
  written: Readonly<Record<string, SurfaceFact>>,
  language: Language,
): Readonly<Record<string, Fact>> {
  return Object.fromEntries(Object.entries(written).map(([id, fact]) => [id, factOf(fact, language)]));
}

/** One fact; what an author may leave out is filled in. */
export function factOf(written: SurfaceFact, language: Language): Fact {
  const { ask, how, by, judged, askIf, laws = [], aliases } = written;
  const common = {
    ask,
    ...(how === undefined ? {} : { how }),
    ...(by === undefined ? {} : { by: typeof by === 'string' ? [by] : by }),
    ...(judged === undefined ? {} : { judged }),
    ...(askIf === undefined ? {} : { askIf }),
    laws,
    ...(aliases === undefined ? {} : { aliases }),
  };
  if ('number' in written) {
    const { number, says } = written;
    return { kind: 'number', ...common, ...number, step: number.step ?? 1, says };
  }
  return { kind: 'choice', ...common, options: optionsOf(written, language) };
}

function optionsOf(
  written: Exclude<SurfaceFact, { number: unknown }>,
  language: Language,
): Readonly<Record<string, Option>> {
  if ('options' in written) {
    return Object.fromEntries(
      Object.entries(written.options).map(([id, { label, hint, says, weight = 1, aliases }]): [string, Option] => [
        id,
        {
          kind: 'named',
          label,
          ...(hint === undefined ? {} : { hint }),
          says,
          weight,
          ...(aliases === undefined ? {} : { aliases }),
        },
      ]),
    );
  }
  const { yes, no, weight } = written;
  const ids = choiceWords[language].spelled;
  return {
    [ids.yes]: { kind: 'yes', says: yes, weight: weight?.yes ?? 1 },
    [ids.no]: { kind: 'no', says: no, weight: weight?.no ?? 1 },
  };
}
