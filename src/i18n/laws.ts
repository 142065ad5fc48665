/** What is said around law articles. */
import type { LawCitation } from '#library/laws.ts';
import type { UiLanguage } from './language.ts';

export interface LawWords {
  /** The index; `{laws}` is the law book, `{book}` the book that applies it. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly search: string;
  readonly none: string;
  /** Over the links to each article. */
  readonly jump: string;
  /** Over the articles that a rule, situation or ruling rests on. */
  readonly articles: string;
  /** One article where it is cited in running text. */
  readonly name: string;
  readonly kinds: Readonly<Record<LawCitation['kind'], string>>;
  /** A step of a situation's procedure: `{situation}` and `{n}`. */
  readonly step: string;
  /** A question that several situations ask, where it leads to one of them: `{situation}` and `{ask}`. */
  readonly question: string;
}

export const lawWords: Readonly<Record<UiLanguage, LawWords>> = {
  nl: {
    title: 'Artikelen',
    description:
      'Alle artikelen van de {laws} die {book} aanhaalt, met waar ze over gaan en welke regels en uitspraken erop berusten.',
    lead: '{laws}: waar elk artikel over gaat, en waar het hier voorkomt.',
    search: 'Artikel of woord, zoals 27B1',
    none: 'Geen artikel gevonden.',
    jump: 'Op artikel',
    articles: 'Artikelen',
    name: 'artikel {article}',
    kinds: { rule: 'Regels', ruling: 'Uitspraken', question: 'Vragen', situation: 'Situaties', step: 'Stappen' },
    step: '{situation}, stap {n}',
    question: '{situation}: {ask}',
  },
  da: {
    title: 'Paragraffer',
    description:
      'Alle paragraffer i {laws}, som {book} henviser til, med hvad de handler om, og hvilke regler og afgørelser der bygger på dem.',
    lead: '{laws}: hvad hver paragraf handler om, og hvor den bruges her.',
    search: 'Paragraf eller ord, f.eks. 27B1',
    none: 'Ingen paragraf fundet.',
    jump: 'Efter paragraf',
    articles: 'Paragraffer',
    name: '§ {article}',
    kinds: { rule: 'Regler', ruling: 'Afgørelser', question: 'Spørgsmål', situation: 'Situationer', step: 'Trin' },
    step: '{situation}, trin {n}',
    question: '{situation}: {ask}',
  },
  de: {
    title: 'Paragrafen',
    description:
      'Alle Paragrafen der {laws}, auf die {book} verweist: worum es in ihnen geht und welche Regeln und Entscheidungen auf ihnen beruhen.',
    lead: '{laws}: worum es in jedem Paragrafen geht und wo er hier vorkommt.',
    search: 'Paragraf oder Wort, etwa 27B1',
    none: 'Kein Paragraf gefunden.',
    jump: 'Nach Paragraf',
    articles: 'Paragrafen',
    name: '§ {article}',
    kinds: { rule: 'Regeln', ruling: 'Entscheidungen', question: 'Fragen', situation: 'Situationen', step: 'Schritte' },
    step: '{situation}, Schritt {n}',
    question: '{situation}: {ask}',
  },
  en: {
    title: 'Laws',
    description:
      'Every article of the {laws} that {book} cites, what it is about, and which rules and rulings rest on it.',
    lead: '{laws}: what each article is about, and where it is cited here.',
    search: 'Article or word, such as 27B1',
    none: 'No article found.',
    jump: 'By article',
    articles: 'Laws',
    name: 'Law {article}',
    kinds: { rule: 'Rules', ruling: 'Rulings', question: 'Questions', situation: 'Situations', step: 'Steps' },
    step: '{situation}, step {n}',
    question: '{situation}: {ask}',
  },
};
