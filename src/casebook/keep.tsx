/**
 * The button “Save” at a ruling: the case is saved at once, and a sheet asks for further details. Loaded on
 * the first press.
 */
import { render } from 'preact';
import { base } from '#addresses/base.ts';
import { pathOf } from '#addresses/pages.ts';
import { queryNow } from '#client/address.ts';
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { caseOn } from '#client/share/page.ts';
import { showStatus } from '#client/status.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import share from '#styles/share.css?url';
import url from './casebook.css?url';
import { localTime } from './form.ts';
import { book, openedCase } from './opened-case.ts';
import { newId } from './id.ts';
import { lastDetails } from './last-details.ts';
import { linkOf } from './link.ts';
import { firstVersion } from './new-version.ts';
import { ruledOn } from './ruled.ts';
import { requestPersistence } from './persistence.ts';
import type { KeptCase } from './types.ts';
import { KeepSheet } from './ui/KeepSheet.tsx';
import { currentOf } from './versions.ts';

/** Cases saved on this page, by their records: a second press does not save a second one. */
const keptHere = new Map<string, string>();
let styles: Promise<unknown> | undefined;

export async function keepHere(): Promise<void> {
  if (document.querySelector('dialog[open]')) return;
  const language = languageOf(document.documentElement);
  styles ??= Promise.all([share, url].map(addStyles));
  const [words] = await Promise.all([loadWords('casebook', language), styles]);
  const page = caseOn(document);
  const ruled = page && ruledOn(page, queryNow());
  if (!ruled) {
    showStatus(words.keep.none);
    return;
  }
  const record = linkOf('', ruled.record);
  const before = await cases();
  const opened = openedCase(before);
  const isOpened = opened !== undefined && linkOf('', currentOf(opened).record) === record;
  const known = isOpened ? opened.id : keptHere.get(record);
  const id = before.some((kept) => kept.id === known) && known !== undefined ? known : newId();
  const again = id === known;
  if (!again) {
    const details = { ...EMPTY, ...lastDetails(), when: localTime(Date.now()) };
    await book.change(id, (_, moment) => firstVersion(id, { ...ruled, details }, moment));
    keptHere.set(record, id);
  }
  const { entries, unsaved, trouble } = await book.read();
  const kept = entries.flatMap((entry) => (entry.kind === 'case' && entry.kept.id === id ? [entry.kept] : []))[0];
  if (!kept) return;
  const dialog = element('dialog', { class: 'share-sheet', 'aria-labelledby': 'keep-title', closedby: 'any' });
  document.body.append(dialog);
  render(
    <KeepSheet
      {...{ kept, words, language, again, dialog }}
      trouble={unsaved.includes(id) ? (trouble ?? 'failed') : undefined}
      // A ruling of another book cannot belong to the same case.
      opened={again || opened === undefined || currentOf(opened).record.book !== ruled.record.book ? undefined : opened}
      home={`${base}${language}/${pathOf('casebook')}`}
      staying={requestPersistence()}
      onUndone={() => keptHere.delete(record)}
    />,
    dialog,
  );
  dialog.addEventListener('close', () => {
    render(null, dialog);
    dialog.remove();
  });
  dialog.showModal();
}

async function cases(): Promise<readonly KeptCase[]> {
  return (await book.read()).entries.flatMap((entry) => (entry.kind === 'case' ? [entry.kept] : []));
}

const EMPTY = { round: '', told: '', note: '', well: '', better: '', archived: false } as const;
