/**
 * The button that saves the case of a ruling, or of several: the case is saved at once, and a sheet asks for
 * further details. Loaded on the first press.
 */
import { render } from 'preact';
import { base } from '#addresses/base.ts';
import { pathOf } from '#addresses/pages.ts';
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { showStatus } from '#client/status.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import share from '#styles/share.css?url';
import url from './casebook.css?url';
import { caseHere } from './case-here.ts';
import { localTime } from './form.ts';
import { book, openedCase } from './opened-case.ts';
import { newId } from './id.ts';
import { lastDetails } from './last-details.ts';
import { firstVersion } from './new-version.ts';
import { requestPersistence } from './persistence.ts';
import { watchSaved } from './saved-here.ts';
import type { KeptCase } from './types.ts';
import { KeepSheet, type KeepSheetProps } from './ui/KeepSheet.tsx';
import { currentOf, newestFirst } from './versions.ts';

let styles: Promise<unknown> | undefined;

export async function keepHere(): Promise<void> {
  if (document.querySelector('dialog[open]')) return;
  const language = languageOf(document.documentElement);
  styles ??= Promise.all([share, url].map(addStyles));
  const [words, ruled] = await Promise.all([loadWords('casebook', language), caseHere(), styles]);
  if (!ruled) {
    showStatus(words.keep.none);
    return;
  }
  watchSaved();
  const [opened, saved] = await Promise.all([openedCase(), book.withSum(ruled.record.sum)]);
  const known = saved.find(({ id }) => id === opened?.id) ?? newestFirst(saved)[0];
  if (known) showSheet(known, { words, language, onOther: () => void save() });
  else await save();

  /** Also where the same has been ruled before, in another case. */
  async function save(): Promise<void> {
    if (!ruled) return;
    const id = newId();
    const details = { ...EMPTY, ...lastDetails(), when: localTime(Date.now()) };
    const outcome = await book.change(id, (_, moment) => firstVersion(id, { ...ruled, details }, moment));
    const kept = await book.find(id);
    // A ruling of another book cannot belong to the same case.
    const isOfOpened = !known && opened && currentOf(opened).record.book === ruled.record.book;
    if (!kept) return;
    showSheet(kept, {
      ...{ words, language },
      ...(outcome.kind === 'here' && { trouble: outcome.why }),
      ...(isOfOpened && { opened }),
    });
  }
}

function showSheet(
  kept: KeptCase,
  props: Pick<KeepSheetProps, 'words' | 'language' | 'trouble' | 'opened' | 'onOther'>,
) {
  const dialog = element('dialog', { class: 'share-sheet', 'aria-labelledby': 'keep-title', closedby: 'any' });
  document.body.append(dialog);
  render(
    <KeepSheet
      {...{ ...props, kept, dialog }}
      home={(document.documentElement.dataset['at'] ?? `${base}${props.language}/`) + pathOf('bookCasebook')}
      staying={requestPersistence()}
    />,
    dialog,
  );
  dialog.addEventListener('close', () => {
    render(null, dialog);
    dialog.remove();
  });
  dialog.showModal();
}

const EMPTY = { round: '', told: '', note: '', well: '', better: '', archived: false } as const;
