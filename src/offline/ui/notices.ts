/**
 * Notices about a book on this device: offers to store it, stores it where that costs nothing, announces an
 * update. Loaded after the first touch, and silent on failures: the page of books on this device explains
 * them.
 */
import { base } from '#addresses/base.ts';
import { pathOf } from '#addresses/pages.ts';
import { element } from '#client/element.ts';
import { placeOf } from '#client/search/place.ts';
import { showStatus } from '#client/status.ts';
import { device } from '#client/storage.ts';
import { addStyles } from '#client/styles.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import { formatDay } from '#i18n/language.ts';
import { browserPacks } from '#offline/browser-packs.ts';
import { startOffline } from '#offline/start.ts';
import type { Act, KeptPack, Newer, OfferedPack, Packs } from '#offline/packs.ts';
import { isBusy } from './busy.ts';
import { openCard, type Card } from './card.ts';
import { noticeFor } from './notice-for.ts';
import { forgetNoted, notedBooks, noteKept } from './noted.ts';
import { hasRuled, isOffered, noteOffered, watchRuling } from './offered.ts';
import { progressShare, formatSize } from './format.ts';
import type { Setting } from './setting.ts';
import { isFront } from './to-be-read.ts';
import url from './notice.css?url';

/** Storage key of the day on which an update was postponed. */
const PUT_OFF = 'arbiter:offline-later';

/** Stores the book where that costs nothing, and shows the notice. */
export async function startNotices(): Promise<void> {
  const { edition, language } = placeOf(document.documentElement, base);
  if (!edition) return;
  watchRuling(document);
  const id = `${language}/${edition.book}`;
  const packs = browserPacks();
  const visit = await startOffline();
  const setting: Setting = { words: await loadWords('offline', language), language };
  announceOffline(setting, packs, id);
  const notice = noticeFor(visit, {
    offered: isOffered(id),
    ready: hasRuled() && isFront(document),
    putOff: device.read(PUT_OFF),
    today: today(),
  });
  if (notice.kind !== 'off') await noteHere(packs);
  switch (notice.kind) {
    case 'nothing':
      return;
    case 'kept':
      showStatus(fill(setting.words.notice.selfKept, { title: notice.pack.title }));
      return;
    case 'off':
      if (!notedBooks().includes(id)) return;
      forgetNoted(id);
      showStatus(setting.words.notice.off);
      return;
    case 'ask':
      await addStyles(url);
      return ask(setting, packs, notice.pack);
    case 'newer': {
      const kept = await packs.kept();
      const here = kept.kind === 'done' ? kept.value.packs.find((pack) => pack.id === id) : undefined;
      await addStyles(url);
      return tell(setting, packs, notice.newer, { id, here });
    }
  }
}

/** Nothing where none is there: a site that switches packs off may have deleted them a moment ago. */
async function noteHere(packs: Packs): Promise<void> {
  const kept = await packs.kept();
  if (kept.kind === 'done' && kept.value.packs.length > 0) noteKept(kept.value);
}

function ask(setting: Setting, packs: Packs, { id, title, toFetch }: OfferedPack): void {
  const { words, language } = setting;
  const card = openCard(words.notice.label, {
    below: document.querySelector('.tiles') ?? undefined,
    onSeen: () => noteOffered(id),
  });
  const bring = (): void => {
    void bringing(setting, card, fill(words.said.began, { title }), (act) => packs.keep(id, act)).then((result) => {
      if (result === 'stopped') card.close();
      else if (result !== undefined) card.show([words.failed[result]], [again, close(setting, card)]);
      else {
        card.close();
        showStatus(fill(words.notice.selfKept, { title }));
      }
    });
  };
  const again = { text: words.notice.keepYes, main: true, act: bring } as const;
  card.show(
    [fill(words.notice.keep, { title, size: formatSize(language, toFetch) })],
    [again, { text: words.notice.keepNo, sign: '✕', act: () => card.close() }],
    'line',
  );
}

interface OfBook {
  readonly id: string;
  readonly here: KeptPack | undefined;
}

function tell(setting: Setting, packs: Packs, newer: Newer, book: OfBook): void {
  const { words, language } = setting;
  const { notice } = words;
  const title = book.here?.title;
  const card = openCard(notice.label);
  const what =
    title === undefined
      ? fill(notice.newerSite, { day: formatDay(language, newer.day) })
      : fill(notice.newerOf, { title, day: formatDay(language, newer.day) });
  const later = {
    text: notice.later,
    act: () => {
      device.write(PUT_OFF, today());
      card.close();
    },
  };
  const take = {
    text: `${words.newer.take} · ${formatSize(language, newer.toFetch)}`,
    main: true,
    act: () => {
      void bringing(setting, card, what, (act) => packs.takeNewer(act)).then(async (result) => {
        if (result === 'stopped') waiting();
        else if (result !== undefined) card.show([words.failed[result]], [take, later]);
        else taken(setting, card, await changesOf(packs, book));
      });
    },
  } as const;
  const waiting = (): void => card.show([what, isBusy(document) ? notice.newerBusy : notice.newerWaits], [take, later]);
  waiting();
}

/**
 * The update is stored. The page stays as it is until the reader reloads it, and reloading is not offered
 * while they are busy.
 */
function taken(setting: Setting, card: Card, changes: string | undefined): void {
  const { notice } = setting.words;
  const link = changes === undefined ? [] : [element('a', { class: 'btn', href: changes }, notice.changes)];
  if (isBusy(document)) card.show([notice.takenBusy], [...link, close(setting, card)]);
  else
    card.show(
      [notice.taken],
      [{ text: notice.reload, main: true, act: () => location.reload() }, ...link, close(setting, card)],
    );
}

/** The address of the changed rules, if the book has another edition now. */
async function changesOf(packs: Packs, { id, here }: OfBook): Promise<string | undefined> {
  const kept = await packs.kept();
  if (!here || kept.kind === 'failed') return undefined;
  const now = kept.value.packs.find((pack) => pack.id === id);
  const current = (pack: KeptPack | undefined) => pack?.editions.find((edition) => edition.current)?.id;
  return now && current(now) !== current(here) ? `${base}${id}/${pathOf('changes')}` : undefined;
}

/** Runs a download and shows its progress. Returns why it failed; undefined on success. */
async function bringing(
  { words }: Setting,
  card: Card,
  said: string,
  bring: (act: Act) => ReturnType<Packs['keep']>,
): Promise<keyof Setting['words']['failed'] | undefined> {
  const abort = new AbortController();
  card.show([said], [{ text: words.book.stop, act: () => abort.abort() }]);
  card.progress(0);
  const result = await bring({
    signal: abort.signal,
    onProgress: (progress) => card.progress(progressShare(progress)),
  });
  return result.kind === 'failed' ? result.why : undefined;
}

function close({ words }: Setting, card: Card) {
  return { text: words.notice.close, act: () => card.close() };
}

/** Announces once that the network is gone, what that means for this book, and when it is back. */
function announceOffline({ words: { notice } }: Setting, packs: Packs, id: string): void {
  addEventListener('offline', () => {
    void packs.kept().then((kept) => {
      const here = kept.kind === 'done' && kept.value.packs.some((pack) => pack.id === id);
      showStatus(here ? notice.lostHere : notice.lost);
    });
  });
  addEventListener('online', () => showStatus(notice.back));
}

/** Today in the reader's time zone. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}
