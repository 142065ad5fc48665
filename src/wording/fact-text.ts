/** What a reader sees of a fact: its question and how its answers read. One language, plain data, small. */
import { choiceWords } from '#i18n/choice.ts';
import { answersText } from '#model/facts/kinds.ts';
import type { Language, Fact, Option } from '#model/index.ts';
import type { FactText, OptionText } from './phrase.ts';

/** Labels of parties and roles, by id. */
export type Labels = Readonly<Record<string, { readonly label: string }>>;

/**
 * The text of a fact, for the build and for a browser alike.
 * @param lang the language of its words, where that is not the page's.
 */
export function factText(fact: Fact, language: Language, parties: Labels, lang?: Language): FactText {
  const common = {
    ...(lang === undefined ? {} : { lang }),
    ask: fact.ask,
    ...(fact.how === undefined ? {} : { how: fact.how }),
    ...(fact.by === undefined ? {} : { by: fact.by.map((party) => parties[party]?.label ?? party) }),
    ...(fact.judged === undefined ? {} : { judged: fact.judged }),
  };
  return { ...common, ...answersText(fact, (option) => optionText(option, language, lang)) };
}

/** Yes and no have the interface's words on their buttons. */
export function optionText(option: Option, language: Language, lang?: Language): OptionText {
  switch (option.kind) {
    case 'named': {
      const { label, hint, says } = option;
      return { label, says, ...(hint === undefined ? {} : { hint }), ...(lang === undefined ? {} : { lang }) };
    }
    case 'yes':
    case 'no':
      return { label: choiceWords[language][option.kind], says: option.says };
  }
}
