/** On a ruling's page with a record in its address: the original ruling, and the current one. */
import { render } from 'preact';
import { queryNow, marksNow } from '#client/address.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import differenceUrl from '#styles/difference.css?url';
import url from '#styles/replay.css?url';
import type { CaseCheckProps } from '#views/decision-props.ts';
import { loadReplay } from './load.ts';
import { Answered } from './Replayed.tsx';

/** Inserts it before an element. */
export async function mountReplay(place: HTMLElement, check: CaseCheckProps): Promise<void> {
  const [words, replay] = await Promise.all([
    loadWords('replay', check.language),
    loadReplay(check, queryNow(), marksNow()),
    addStyles(url),
    addStyles(differenceUrl),
  ]);
  const root = document.createElement('div');
  root.id = 'replayed';
  place.before(root);
  render(<Answered {...replay} check={check} words={words} />, root);
}
