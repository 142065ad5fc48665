/** What is said about what comes back in training, and about where that is kept. Loaded when somebody looks at it. */
import type { Plural } from './language.ts';

export interface ProgressWords {
  readonly title: string;
  readonly lead: string;
  /** Four standings of a ruling, from never practised to known: what each is called, how many of it, and what it means. */
  readonly standing: Readonly<Record<'new' | 'learning' | 'shaky' | 'sits', StandingWords>>;
  readonly today: {
    readonly title: string;
    readonly back: Plural;
    readonly fresh: Plural;
    readonly later: Plural;
    readonly done: string;
    /** Before anything has been practised. */
    readonly first: string;
    readonly practise: string;
  };
  readonly changed: {
    readonly title: Plural;
    readonly why: Plural;
    /** Opens the list of them. */
    readonly which: string;
  };
  readonly ahead: {
    readonly title: string;
    readonly how: string;
    readonly today: string;
    readonly tomorrow: string;
  };
  readonly map: {
    readonly title: string;
    readonly how: string;
    readonly legend: string;
    /** Name of a ruling whose own words are not here: `{n}` in its situation. */
    readonly ruling: string;
    /** Beside one that no longer means what it meant when it was practised. */
    readonly changed: string;
  };
  readonly worst: {
    readonly title: string;
    readonly none: string;
    /** `{n}` times wrong, of `{all}`. */
    readonly wrong: Plural;
  };
  readonly files: {
    readonly title: string;
    readonly how: string;
    readonly give: string;
    readonly bring: string;
    /** Name of a file, without its ending. */
    readonly name: string;
    readonly given: Plural;
    readonly fresh: Plural;
    readonly same: Plural;
    readonly nothing: string;
    readonly refused: string;
    /** `{where}`, `{why}`; and with what stands there, `{found}`. */
    readonly fault: string;
    readonly faultFound: string;
    readonly whole: string;
    readonly more: Plural;
    readonly why: Readonly<
      Record<
        'not-json' | 'other-kind' | 'newer' | 'missing' | 'unknown' | 'wrong' | 'too-long' | 'too-many' | 'none',
        string
      >
    >;
    readonly unread: string;
  };
  readonly device: {
    readonly title: string;
    readonly where: string;
    readonly persisted: string;
    readonly notPersisted: string;
    /** Exercises of this book and of all. */
    readonly count: Plural;
    readonly countAll: Plural;
    /** Of this book, whose rulings are no longer in it. */
    readonly gone: Plural;
    readonly forget: string;
    readonly forgetHow: string;
    readonly forgetBook: string;
    readonly forgetAll: string;
    readonly forgotten: Plural;
    readonly undo: string;
    readonly undone: string;
    readonly notForgotten: string;
    /** `{count}` exercises on `{day}`, `{left}` now. */
    readonly lost: string;
    readonly lostSeen: string;
    readonly trouble: Readonly<Record<'missing' | 'failed' | 'blocked' | 'newer' | 'full', string>>;
    readonly here: Plural;
    readonly retry: string;
    readonly unreadable: Plural;
    readonly unreadableHow: string;
    readonly raw: string;
  };
}

interface StandingWords {
  readonly name: string;
  readonly count: Plural;
  readonly means: string;
}
