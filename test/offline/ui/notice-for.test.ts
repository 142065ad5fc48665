import { describe, expect, it } from 'vitest';
import type { OfferedPack } from '#offline/packs.ts';
import type { Visit } from '#offline/visit.ts';
import { noticeFor, type Said } from '#offline/ui/notice-for.ts';

const pack: OfferedPack = {
  ...{ id: 'nl/slagspel', language: 'nl', book: 'slagspel', title: 'Slagspel', editions: [], path: 'packs/a' },
  ...{ size: 300_000, sha256: 'a', here: undefined, unwanted: false },
  ...{ toFetch: 300_000 },
};
const newer: Visit = { kind: 'newer', newer: { id: 'b', day: '2026-11-20', toFetch: 1, gone: [] } };
const ask: Visit = { kind: 'ask', pack };
const said = (change: Partial<Said>): Said => ({
  ...{ offered: false, ready: true, putOff: undefined, today: '2026-11-22' },
  ...change,
});

describe('a reader of a book', () => {
  it('is asked once whether to keep it, and not again, on no day', () => {
    expect(noticeFor(ask, said({}))).toBe(ask);
    expect(noticeFor(ask, said({ offered: true })).kind).toBe('nothing');
    expect(noticeFor(ask, said({ putOff: '2026-11-22' }))).toBe(ask);
  });

  it('is not asked before they are ready for it, where a newer text is told of all the same', () => {
    expect(noticeFor(ask, said({ ready: false })).kind).toBe('nothing');
    expect(noticeFor(newer, said({ ready: false }))).toBe(newer);
  });

  it('hears of a newer text until they put it off, and again the next day', () => {
    expect(noticeFor(newer, said({}))).toBe(newer);
    expect(noticeFor(newer, said({ putOff: '2026-11-22' })).kind).toBe('nothing');
    expect(noticeFor(newer, said({ putOff: '2026-11-21' }))).toBe(newer);
    expect(noticeFor(newer, said({ offered: true }))).toBe(newer);
  });

  it('is told that the site has switched downloads off', () => {
    expect(noticeFor({ kind: 'off' }, said({ ready: false, offered: true })).kind).toBe('off');
  });

  it('is told that the book is kept now', () => {
    expect(noticeFor({ kind: 'kept', pack }, said({ offered: true, putOff: '2026-11-22' })).kind).toBe('kept');
  });
});
