/**
 * What is said of books that stay on a device, so that they work where there is no network: on their page, and in the
 * notices about them. Nobody need know what a pack is.
 */
export interface OfflineWords {
  readonly title: string;
  /** One sentence, for a search engine. */
  readonly description: string;
  readonly lead: string;
  /** The same as a way to it from a book's page. */
  readonly about: string;
  /** Where there is no script. */
  readonly noScript: string;
  /** Where the browser cannot keep a book; and where the site is open without a secure address. */
  readonly cannot: string;
  readonly books: string;
  readonly book: {
    readonly not: string;
    readonly coming: string;
    /** `{had}` and `{whole}`, with their units. */
    readonly progress: string;
    readonly here: string;
    /** `{size}` over the line, and on the device. */
    readonly fetches: string;
    readonly takes: string;
    /** `{edition}` and `{day}`, from which it is in force; and of one that names no day. */
    readonly edition: string;
    readonly undated: string;
    readonly keep: string;
    readonly stop: string;
    readonly remove: string;
    readonly sure: string;
    readonly yes: string;
    readonly no: string;
    readonly open: string;
  };
  /** Said once when something has happened to a book: `{title}`. */
  readonly said: {
    readonly began: string;
    readonly kept: string;
    readonly stopped: string;
    readonly removed: string;
  };
  /** Why a book did not come. */
  readonly failed: Readonly<
    Record<'network' | 'damaged' | 'full' | 'blocked' | 'off' | 'busy' | 'stopped' | 'unknown', string>
  >;
  /** Where the server cannot be asked. */
  readonly reach: string;
  /** Another text than the kept one is on the site. */
  readonly newer: {
    readonly name: string;
    /** `{day}`, and `{old}` of what is kept. */
    readonly there: string;
    readonly waits: string;
    readonly take: string;
    /** `{titles}` of books that it no longer has. */
    readonly gone: string;
    readonly taken: string;
  };
  readonly device: {
    readonly title: string;
    /** `{size}` of all books together. */
    readonly total: string;
    readonly none: string;
    /** `{free}` as the browser says. */
    readonly free: string;
    readonly persisted: string;
    readonly notPersisted: string;
    readonly ask: string;
    readonly refused: string;
  };
  readonly app: {
    readonly title: string;
    readonly why: string;
    readonly install: string;
    readonly how: string;
    readonly apple: string;
    readonly installed: string;
  };
  /** In place of a page that is not on the device, while there is no network. */
  readonly missing: {
    readonly title: string;
    /** `{page}` */
    readonly page: string;
    readonly what: string;
    readonly none: string;
    readonly retry: string;
  };
  readonly notice: {
    readonly label: string;
    /** `{title}` and `{size}` */
    readonly keep: string;
    readonly keepYes: string;
    readonly keepNo: string;
    readonly selfKept: string;
    /** `{day}` and `{title}`; and on a page of a book that is not on the device. */
    readonly newerOf: string;
    readonly newerSite: string;
    readonly newerWaits: string;
    /** While somebody is in the middle of something. */
    readonly newerBusy: string;
    readonly changes: string;
    readonly later: string;
    readonly taken: string;
    readonly takenBusy: string;
    readonly close: string;
    readonly reload: string;
    readonly lost: string;
    readonly lostHere: string;
    readonly back: string;
  };
}
