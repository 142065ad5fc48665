/** What is said around the posters for the wall of the hall, and on them. */
import type { Plural } from './language.ts';

export interface PosterWords {
  readonly title: string;
  /** With `{game}`. */
  readonly description: string;
  readonly lead: string;
  /** Leads there, below its title. */
  readonly about: string;
  /** How many on a sheet: the choice, and what each of it is called, with `{n}`. */
  readonly per: string;
  readonly perSheet: Plural;
  readonly choose: string;
  readonly print: string;
  /** Back to those that are shown at first. */
  readonly usual: string;
  readonly none: string;
  /** Of one poster: towards the beginning, and towards the end. */
  readonly earlier: string;
  readonly later: string;
  /** On a poster, above its code. */
  readonly scan: string;
  /** Where no script can make the codes. */
  readonly noCodes: string;
}
