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
    readonly damaged: string;
    readonly damagedHow: string;
    /** The text on the device: `{day}` on which it was made. */
    readonly textOf: string;
    readonly size: string;
    readonly newer: string;
    readonly keep: string;
    /** The same for who hears it without what stands beside it: `{title}`. */
    readonly keepOne: string;
    readonly again: string;
    readonly stop: string;
    readonly stopOne: string;
    readonly remove: string;
    readonly removeOne: string;
    readonly sure: string;
    readonly yes: string;
    readonly no: string;
    readonly take: string;
    readonly takeOne: string;
    readonly open: string;
  };
  /** Said once when something has happened to a book: `{title}`. */
  readonly said: {
    readonly began: string;
    readonly kept: string;
    readonly stopped: string;
    readonly removed: string;
    readonly taken: string;
  };
  /** Why a book did not come. */
  readonly failed: Readonly<
    Record<'network' | 'server' | 'full' | 'storage' | 'damaged' | 'changed' | 'unsupported', string>
  >;
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
    readonly newer: string;
    /** With `{day}`. */
    readonly newerOf: string;
    readonly newerWaits: string;
    /** While somebody is in the middle of something. */
    readonly newerBusy: string;
    readonly changes: string;
    readonly later: string;
    readonly taken: string;
    readonly reload: string;
    readonly lost: string;
    readonly lostHere: string;
    readonly back: string;
  };
}
