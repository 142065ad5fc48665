/** Ideas that several games share, and what the pages say that lay their words side by side. */

import type { Plural } from './language.ts';

export interface ConceptWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** A single concept's page, with `{concept}`. */
  readonly oneTitle: string;
  readonly oneDescription: string;
  readonly oneLead: string;
  /** Over the columns of the tables: the idea, the game, its word for it, and what its rules make of it. */
  readonly idea: string;
  readonly game: string;
  readonly called: string;
  readonly follows: string;
  /** How many rulings of a game hang on it, `{n}`. */
  readonly count: Plural;
  readonly rulings: string;
  readonly noRulings: string;
  /** In a glossary, before the words of other books. */
  readonly elsewhere: string;
}

/** Every concept that two books share; what it is called apart from any one game stands in each language's folder. */
export const conceptIds = [
  'ace',
  'appeal',
  'bid',
  'claim',
  'clockwise',
  'concession',
  'contract',
  'cut',
  'deal',
  'dealer',
  'declarer',
  'director',
  'exposed-card',
  'fine',
  'follow-suit',
  'insufficient-bid',
  'irregularity',
  'lead',
  'lost-game',
  'match-point',
  'misdeal',
  'no-show',
  'opponents',
  'organiser',
  'out-of-turn',
  'pair',
  'partner',
  'pass',
  'penalty',
  'quitted-trick',
  'redeal',
  'revoke',
  'round',
  'score-sheet',
  'shuffle',
  'slam',
  'substitute',
  'talon',
  'time-limit',
  'tournament-manager',
  'trick',
  'trump',
  'unauthorised-information',
] as const;
export type ConceptLabels = Readonly<Record<(typeof conceptIds)[number], string>>;
