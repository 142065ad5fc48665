/** The search as a machine: what happens to it, what it knows then, and what it has done about it. */
import { describe, expect, test } from 'vitest';
import type { SearchEffect, SearchEvent } from '#client/search/events.ts';
import type { Loaded } from '#client/search/indexes.ts';
import { eventOfKey } from '#client/search/keys.ts';
import { reduce, type Step } from '#client/search/reducer.ts';
import { hitsOf } from '#client/search/sections.ts';
import { announcementText } from '#client/search/announcements.ts';
import { activeIn, closedSearch, isBusy, NOTHING, sectionsIn, type SearchState } from '#client/search/state.ts';
import { words as searchEn } from '#i18n/en/loaded/search.ts';
import type { Found, Hit } from '#search/types.ts';

const whole: Loaded = { indexes: [], books: [], texts: [], partly: false, missing: [], booksToCome: false };
const nearest: Loaded = { ...whole, booksToCome: true, more: () => Promise.resolve(whole) };

function hit(path: string): Hit {
  const text = { text: path, marks: [] };
  return { kind: 'rule', book: 'troefcall', edition: '2020-2021', path, title: text };
}
const finds = (...paths: readonly string[]): Found => ({ ...NOTHING, matches: paths.map(hit) });

const opened = (query = '', rest: Partial<Extract<SearchEvent, { kind: 'opened' }>> = {}): SearchEvent => ({
  kind: 'opened',
  query,
  all: false,
  typed: false,
  entered: false,
  recent: [],
  ...rest,
});

/** The result of several events in sequence; the effects are those of the last. */
function after(events: readonly (SearchEvent | ((state: SearchState) => SearchEvent))[], inBook = true): Step {
  let step: Step = { state: closedSearch(inBook), effects: [] };
  for (const event of events) step = reduce(step.state, typeof event === 'function' ? event(step.state) : event);
  return step;
}

/** What was loaded for the search that is on its way by then. */
const loaded =
  (found: Found, what: Loaded = whole) =>
  (state: SearchState): SearchEvent => ({
    kind: 'loaded',
    turn: state.turn,
    loaded: what,
    found,
  });
const now =
  (event: 'paused' | 'settled' | 'load-failed' | 'more-failed') =>
  (state: SearchState): SearchEvent => ({
    kind: event,
    turn: state.turn,
  });
const inText =
  (...paths: readonly string[]) =>
  (state: SearchState): SearchEvent => ({
    kind: 'text-searched',
    turn: state.turn,
    hits: paths.map(hit),
    complete: true,
  });
const typed = (query: string): SearchEvent => ({ kind: 'typed', query });
const paths = (state: SearchState) => hitsOf(sectionsIn(state)).map(({ path }) => path);
const kinds = (effects: readonly SearchEffect[]) => effects.map(({ kind }) => kind);

describe('typing', () => {
  test('loads the index for what stands in the field, without the blanks around it', () => {
    const { state, effects } = after([opened(), typed(' kap ')]);
    expect(effects).toEqual([{ kind: 'scroll-to-top' }, { kind: 'load', turn: state.turn, query: 'kap', all: false }]);
    expect(isBusy(state)).toBe(true);
  });

  test('keeps what was found before until there is something new', () => {
    const { state } = after([opened(), typed('kap'), loaded(finds('17/')), typed('kapi')]);
    expect(paths(state)).toEqual(['17/']);
  });

  test('then a pause shows the search in the address and looks into the text', () => {
    const { state, effects } = after([opened(), typed('kap'), loaded(finds('17/')), now('paused')]);
    expect(kinds(effects)).toEqual(['show-in-address', 'search-text']);
    expect(effects[0]).toEqual({ kind: 'show-in-address', search: { query: 'kap', all: false } });
    expect(isBusy(state)).toBe(true);
  });

  test('a number, or two letters, are not looked for in the text', () => {
    const number: Found = { ...finds('26/#b'), isNumber: true };
    for (const [query, found] of [['26b', number] as const, ['ka', finds('17/')] as const]) {
      const { state, effects } = after([opened(), typed(query), loaded(found), now('paused')]);
      expect(kinds(effects)).toEqual(['show-in-address', 'await-settled', 'warm-up']);
      expect(isBusy(state)).toBe(false);
    }
  });
});

describe('results that come out of order', () => {
  test('those of an earlier query change nothing', () => {
    const first = after([opened(), typed('k')]).state.turn;
    const { state } = after([opened(), typed('k'), typed('kap')]);
    for (const late of [
      { kind: 'loaded', turn: first, loaded: whole, found: finds('1/') },
      { kind: 'load-failed', turn: first },
      { kind: 'paused', turn: first },
      { kind: 'text-searched', turn: first, hits: [hit('1/')], complete: true },
      { kind: 'more-loaded', turn: first, loaded: whole, found: finds('1/') },
      { kind: 'more-failed', turn: first },
      { kind: 'settled', turn: first },
    ] as const)
      expect(reduce(state, late), late.kind).toEqual({ state, effects: [] });
  });

  test('those that come after the dialog was closed change nothing', () => {
    const { state } = after([opened(), typed('kap'), { kind: 'closed' }]);
    const late = { kind: 'loaded', turn: state.turn - 1, loaded: whole, found: finds('1/') } as const;
    expect(reduce(state, late)).toEqual({ state, effects: [] });
  });
});

describe('where to search', () => {
  test('another choice searches again for the same', () => {
    const { state, effects } = after([opened(), typed('kap'), { kind: 'scoped', all: true }]);
    expect(effects).toEqual([{ kind: 'load', turn: state.turn, query: 'kap', all: true }]);
    expect(
      after([opened(), typed('kap'), { kind: 'scoped', all: true }, loaded(finds()), now('paused')]).effects[0],
    ).toEqual({ kind: 'show-in-address', search: { query: 'kap', all: true } });
  });

  test('a page outside every book searches all of them, and says nothing of it in the address', () => {
    const { state, effects } = after([opened(), typed('kap'), loaded(finds()), now('paused')], false);
    expect(state.all).toBe(true);
    expect(effects[0]).toEqual({ kind: 'show-in-address', search: { query: 'kap', all: false } });
  });

  test('the other books are loaded after the nearest one, and keep what somebody moves through', () => {
    const first = [opened(), typed('ka'), loaded(finds('1/', '2/', '3/'), nearest)] as const;
    expect(kinds(after(first).effects)).toEqual(['await-pause', 'load-more']);
    expect(isBusy(after(first).state)).toBe(true);
    const moving = after([...first, (state) => ({ kind: 'stepped', key: keyAt(state, 1) })]).state;
    const more = { kind: 'more-loaded', turn: moving.turn, loaded: whole, found: finds('9/', '3/', '2/') } as const;
    const { state, effects } = reduce(moving, more);
    expect(paths(state)).toEqual(['1/', '2/', '9/', '3/']);
    expect(activeIn(state)).toBe(activeIn(moving));
    expect(kinds(effects)).toEqual(['show-hit', 'await-settled']);
    expect(isBusy(state)).toBe(false);
  });
});

describe('keys', () => {
  const three = after([opened(), typed('ka'), loaded(finds('1/', '2/', '3/'))]).state;
  const press = (key: string, held = {}) =>
    eventOfKey(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, ...held },
      three,
    );

  test('arrows choose a hit, Esc closes, letters belong to the text', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'stepped', key: keyAt(three, 1) });
    expect(press('Escape')).toEqual({ kind: 'closed' });
    expect(press('Enter', { ctrlKey: true })).toEqual({ kind: 'entered-beside' });
    expect(press('k')).toBeUndefined();
    expect(press('Escape', { isComposing: true })).toBeUndefined();
  });

  test('Enter opens the hit that is shown as active', () => {
    const { state, effects } = reduce(three, { kind: 'entered' });
    expect(effects).toEqual([{ kind: 'open-hit', key: keyAt(three, 0), beside: false }]);
    expect(state.entered).toBe(false);
  });

  test('Enter waits for what it opens', () => {
    const waiting = after([opened(), typed('26b'), { kind: 'entered' }]);
    expect(waiting.effects).toEqual([]);
    const number: Found = { ...NOTHING, isNumber: true, numbers: [hit('26/#b')] };
    const { state, effects } = reduce(waiting.state, loaded(number)(waiting.state));
    expect(effects.at(-1)).toEqual({ kind: 'open-hit', key: keyAt(state, 0), beside: false });
  });

  test('Enter waits for the text where nothing else was found, and not longer', () => {
    const waiting = after([opened(), typed('vloeiende'), loaded(NOTHING), { kind: 'entered' }]);
    expect(waiting.effects).toEqual([]);
    expect(kinds(reduce(waiting.state, inText('6/#e')(waiting.state)).effects)).toContain('open-hit');
    const none = reduce(waiting.state, inText()(waiting.state));
    expect(kinds(none.effects)).not.toContain('open-hit');
    expect(none.state.entered).toBe(false);
  });

  test('typing on takes Enter back', () => {
    const { state } = after([opened(), typed('26'), { kind: 'entered' }, typed('26b')]);
    expect(state.entered).toBe(false);
  });
});

describe('opening and closing', () => {
  test('what was typed before the dialog was there is searched, and typed on', () => {
    const { state, effects } = after([opened('verz', { typed: true, recent: ['26b'] })]);
    expect(state).toMatchObject({ open: true, query: 'verz', recent: ['26b'] });
    expect(effects).toContainEqual({ kind: 'show', caret: 'end' });
    expect(effects).toContainEqual({ kind: 'load', turn: state.turn, query: 'verz', all: false });
  });

  test('Enter that was pressed by then opens what is found', () => {
    const { effects } = after([
      opened('26b', { typed: true, entered: true }),
      loaded({ ...finds('26/#b'), isNumber: true }),
    ]);
    expect(kinds(effects)).toContain('open-hit');
  });

  test('an open search is only turned to', () => {
    const { state } = after([opened(), typed('kap')]);
    expect(reduce(state, opened('anders'))).toEqual({ state, effects: [{ kind: 'show', caret: 'all' }] });
  });

  test('closing leaves the address, and remembers what found something', () => {
    const found = after([opened(), typed('kap'), loaded(finds('17/')), { kind: 'closed' }]);
    expect(found.effects).toEqual([
      { kind: 'show-in-address', search: undefined },
      { kind: 'remember', query: 'kap' },
      { kind: 'close' },
    ]);
    expect(found.state).toMatchObject({ open: false, query: '' });
    expect(kinds(after([opened(), typed('kap'), loaded(finds()), { kind: 'closed' }]).effects)).not.toContain(
      'remember',
    );
    // The browser says so once more.
    expect(reduce(found.state, { kind: 'closed' })).toEqual({ state: found.state, effects: [] });
  });

  test('a hit on another page leaves the search in the address; one beside leaves it open', () => {
    const { state } = after([opened(), typed('kap'), loaded(finds('17/'))]);
    expect(kinds(reduce(state, { kind: 'followed', how: 'away' }).effects)).toEqual(['remember', 'show-in-address']);
    expect(reduce(state, { kind: 'followed', how: 'beside' }).state.open).toBe(true);
    expect(reduce(state, { kind: 'followed', how: 'here' }).state.open).toBe(false);
  });
});

describe('earlier queries', () => {
  test('one that is taken is searched, and the field has the focus', () => {
    const { effects } = after([opened(), { kind: 'asked', query: '26b', all: false }]);
    expect(kinds(effects)).toEqual(['scroll-to-top', 'load', 'focus-field']);
  });

  test('are cleared here and on the device', () => {
    const { state, effects } = after([opened('', { recent: ['26b'] }), { kind: 'recent-cleared' }]);
    expect(state.recent).toEqual([]);
    expect(kinds(effects)).toEqual(['clear-recent', 'focus-field']);
  });
});

describe('what cannot be loaded', () => {
  const failed = after([opened(), typed('kap'), now('load-failed')]);

  test('is said, and waits for nothing', () => {
    expect(failed.state.index.kind).toBe('failed');
    expect(failed.state.said).toEqual({ kind: 'failed' });
    expect(isBusy(failed.state)).toBe(false);
  });

  test('is loaded again on demand', () => {
    const again = reduce(failed.state, { kind: 'asked', query: 'kap', all: false });
    expect(kinds(again.effects)).toEqual(['load', 'focus-field']);
    const { state } = reduce(again.state, loaded(finds('17/'))(again.state));
    expect(state.index.kind).toBe('loaded');
    expect(paths(state)).toEqual(['17/']);
  });

  test('the text is told from one that holds nothing', () => {
    const before = after([opened(), typed('kap'), loaded(finds('17/'))]).state;
    const of = (complete: boolean, ...hits: readonly Hit[]) =>
      reduce(before, { kind: 'text-searched', turn: before.turn, hits, complete }).state.text;
    expect(of(false)).toEqual({ kind: 'unavailable' });
    expect(of(false, hit('6/'))).toMatchObject({ kind: 'done', partly: true });
    expect(of(true)).toMatchObject({ kind: 'done', partly: false });
  });

  test('more that does not come leaves what was found, and is neither waited for nor kept quiet', () => {
    const before = after([opened(), typed('ka'), loaded(finds('1/'), nearest), inText()]).state;
    const { state, effects } = reduce(before, now('more-failed')(before));
    const index = { kind: 'loaded', loaded: { ...nearest, booksToCome: false, cutShort: true } };
    expect(state).toEqual({ ...before, moreComing: false, index });
    expect([isBusy(before), isBusy(state)]).toEqual([true, false]);
    expect(effects).toEqual([{ kind: 'await-settled', turn: state.turn }]);
    expect(announcementText(reduce(state, now('settled')(state)).state.said, searchEn, 'en')).toContain(
      searchEn.cutShort,
    );
  });
});

describe('the text of many books', () => {
  const many: Loaded = { ...nearest, textsToCome: true };
  const waiting = after([opened(), typed('kap'), loaded(NOTHING, many), now('paused')]);

  test('is searched once their names have been', () => {
    expect(kinds(waiting.effects)).not.toContain('search-text');
    const { turn } = waiting.state;
    const { effects } = reduce(waiting.state, { kind: 'more-loaded', turn, loaded: whole, found: NOTHING });
    expect(kinds(effects)).toContain('search-text');
  });

  test('is not waited for where the books do not come', () => {
    const { state } = reduce(waiting.state, now('more-failed')(waiting.state));
    expect(state.text).toEqual({ kind: 'unavailable' });
    expect(isBusy(state)).toBe(false);
  });
});

describe('a book that is named', () => {
  const named: Loaded = { ...whole, asked: 'verzaken' };
  const query = 'slagspel verzaken';

  test('is left out of what the text is searched for', () => {
    const { effects } = after([opened(), typed(query), loaded(NOTHING, named), now('paused')]);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'search-text', query: 'verzaken' }));
  });

  test('is so too where it is understood later, and then its text alone is searched', () => {
    const before = after([opened(), typed(query), loaded(NOTHING, nearest), inText('6/')]).state;
    const { effects } = reduce(before, { kind: 'more-loaded', turn: before.turn, loaded: named, found: NOTHING });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'search-text', query: 'verzaken' }));
  });

  test('the text is not searched for a number', () => {
    const before = after([opened(), typed('slagsepl 17'), loaded(NOTHING, nearest), inText('6/')]).state;
    const found = { ...NOTHING, isNumber: true };
    const more = { kind: 'more-loaded', turn: before.turn, loaded: { ...whole, asked: '17' }, found } as const;
    const { state, effects } = reduce(before, more);
    expect(state.text).toEqual({ kind: 'idle' });
    expect(kinds(effects)).not.toContain('search-text');
  });
});

test('the outcome is said as it is when nothing has changed for a while', () => {
  const { state } = after([opened(), typed('kap'), loaded(finds('17/', '18/')), inText('6/#e'), now('settled')]);
  expect(state.said).toMatchObject({ kind: 'outcome', query: 'kap', count: 3 });
  expect(after([opened(), loaded(NOTHING), now('settled')]).state.said).toEqual({ kind: 'nothing' });
});

function keyAt(state: SearchState, index: number): string {
  const found = hitsOf(sectionsIn(state))[index];
  if (!found) throw new Error(`there is no hit ${String(index)}`);
  return `${found.book}/${found.edition}/${found.path}`;
}
