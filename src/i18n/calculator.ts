/** What a calculator says around the options of a book. */
import type { UiLanguage } from './language.ts';

export interface CalculatorWords {
  /** With `{game}`. */
  readonly description: string;
  readonly lead: string;
  readonly what: string;
  readonly worth: string;
  readonly have: string;
  /** Spoken with a button: `{what}` is the option. */
  readonly more: string;
  readonly less: string;
  readonly total: string;
  readonly reset: string;
  readonly refused: string;
  readonly unless: string;
  readonly open: string;
  /** On the situation's page. */
  readonly several: string;
}

export const calculatorWords: Readonly<Record<UiLanguage, CalculatorWords>> = {
  nl: {
    description: 'Tel bij {game} bij elkaar op wat je hebt, en lees wat het samen waard is.',
    lead: 'Kies wat je hebt. Onderaan staat wat het samen waard is.',
    what: 'Wat',
    worth: 'Punten',
    have: 'Aantal',
    more: 'Eén erbij: {what}',
    less: 'Eén eraf: {what}',
    total: 'Samen',
    reset: 'Opnieuw',
    refused: 'telt niet mee',
    unless: 'Wanneer het niet telt',
    open: 'Wat het reglement openlaat',
    several: 'Meer dan één?',
  },
  da: {
    description: 'Læg sammen, hvad du har i {game}, og se, hvad det er værd i alt.',
    lead: 'Vælg det, du har. Nederst står, hvad det er værd i alt.',
    what: 'Hvad',
    worth: 'Point',
    have: 'Antal',
    more: 'Én mere: {what}',
    less: 'Én mindre: {what}',
    total: 'I alt',
    reset: 'Forfra',
    refused: 'tæller ikke',
    unless: 'Hvornår det ikke tæller',
    open: 'Det, reglerne ikke afgør',
    several: 'Mere end én?',
  },
  de: {
    description: 'Zähle bei {game} zusammen, was du hast, und lies ab, was es zusammen bringt.',
    lead: 'Wähle, was du hast. Unten steht, was es zusammen bringt.',
    what: 'Was',
    worth: 'Punkte',
    have: 'Anzahl',
    more: 'Eins mehr: {what}',
    less: 'Eins weniger: {what}',
    total: 'Zusammen',
    reset: 'Neu beginnen',
    refused: 'zählt nicht',
    unless: 'Wann es nicht zählt',
    open: 'Was das Regelwerk offenlässt',
    several: 'Mehr als eine?',
  },
  en: {
    description: 'Add up what you have in {game}, and read what it comes to.',
    lead: 'Choose what you have. What it comes to stands below.',
    what: 'What',
    worth: 'Points',
    have: 'Number',
    more: 'One more: {what}',
    less: 'One fewer: {what}',
    total: 'Together',
    reset: 'Start over',
    refused: 'does not count',
    unless: 'When it does not count',
    open: 'Not settled by the rules',
    several: 'More than one?',
  },
};
