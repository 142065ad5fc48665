/** What a reader sees of a fact: its question and how its answers read. One language, plain data, small. */
import { choiceWords } from '#i18n/gathered/choice.ts';
import type { Fact, Language } from '#model/index.ts';
import type { FactText, OptionText } from './phrase.ts';

/** Labels of parties and roles, by id. */
export type Labels = Readonly<Record<string, { readonly label: string }>>;

/**
 * The text of a fact. Yes and no become options with the book's own words as ids, so that a reader of the text has
 * choices and numbers only. Runs in the build: it needs the model, which a browser should not load.
 */
export function factText(fact: Fact, language: Language, parties: Labels): FactText {
  const by = fact.by === undefined ? [] : typeof fact.by === 'string' ? [fact.by] : fact.by;
  const common = {
    ask: fact.ask,
    ...(fact.how === undefined ? {} : { how: fact.how }),
    ...(by.length === 0 ? {} : { by: by.map((party) => parties[party]?.label ?? party) }),
  };
  if ('number' in fact) {
    const { min, max, step = 1, unit } = fact.number;
    return { kind: 'number', ...common, min, max, step, unit, says: fact.says };
  }
  return { kind: 'choice', ...common, options: optionTexts(fact, language) };
}

function optionTexts(
  fact: Exclude<Fact, { number: unknown }>,
  language: Language,
): Readonly<Record<string, OptionText>> {
  if (!('options' in fact)) {
    const words = choiceWords[language];
    const { yes, no } = words.spelled;
    return { [yes]: { label: words.yes, says: fact.yes }, [no]: { label: words.no, says: fact.no } };
  }
  return Object.fromEntries(
    Object.entries(fact.options).map(([id, { label, hint, says }]): [string, OptionText] => [
      id,
      { label, says, ...(hint === undefined ? {} : { hint }) },
    ]),
  );
}
