/** A case of several parts, worked out from its address or its record: each part by its situation's page. */
import { partsOf } from '#addresses/parts.ts';
import { partsRecordIn, plainParts, sumOfParts } from '#addresses/parts-record.ts';
import { pathOf } from '#addresses/pages.ts';
import { queryNow } from '#client/address.ts';
import { documentAt } from '#client/cards/documents.ts';
import { togetherOn } from '#client/share/page.ts';
import { toldIn, toldOfRecord } from '#client/together/events.ts';
import { knownParts, loadParts } from '#client/together/load.ts';
import { aboutTotal, outcomeOf, recordOf, type KnownPart, type Outcome } from '#client/together/outcome.ts';
import { fill } from '#i18n/fill.ts';
import type { TogetherWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import type { TogetherProps } from '#views/together.ts';
import { sentence } from '#wording/phrase.ts';
import { chipInWords } from '#wording/shown-chips.ts';
import { saidOf } from './ruled.ts';
import { lineOf, otherTexts } from './said.ts';
import type { SavedPart, SavedTogether, TogetherRecord } from './types.ts';

/** The case of the page's address as it is saved; undefined until `recordOf` has a record of it. */
export async function ruledHere(props: TogetherProps): Promise<RuledTogether | undefined> {
  const recorded = partsRecordIn(location.search);
  const parts = recorded ? plainParts(recorded.parts) : partsOf(queryNow());
  const { told } = toldIn(location.search, parts.length, recorded);
  return ruledTogether(outcomeOf(knownParts(await loadParts(parts, props.situations)), props.words, told), props);
}

/** A case of several parts as it is saved. */
export interface RuledTogether {
  readonly record: TogetherRecord;
  readonly said: SavedTogether;
}

/** Undefined until each part has its ruling. */
export function ruledTogether(
  outcome: Outcome,
  { language, record: place, words }: Pick<TogetherProps, 'language' | 'record' | 'words'>,
): RuledTogether | undefined {
  const record = recordOf(outcome, place);
  const parts = outcome.parts.flatMap((each, at) => savedPart(each, outcome.instead.get(at), words) ?? []);
  const [first] = outcome.parts;
  if (!record || !first) return undefined;
  return {
    record: { language, ...record, sum: sumOfParts(record) },
    said: {
      work: untagged(first.data.work),
      edition: untagged(first.data.edition),
      parts,
      ...goingTogether(outcome, words),
    },
  };
}

/** Where the texts of a saved case differ from what its record leads to today. */
export interface Differences {
  /** Parts with what they are ruled now; without it there is no ruling. */
  readonly parts: readonly { readonly situation: string; readonly now?: string }[];
  /** How the parts go together, and the sums; undefined where both are as they were saved. */
  readonly total: string | undefined;
}

/**
 * Works a saved case out anew. Undefined where a page of it cannot be fetched.
 * @param base the site's base path
 */
export async function differencesOf(
  base: string,
  record: TogetherRecord,
  said: SavedTogether,
): Promise<Differences | undefined> {
  const page = await documentAt(`${base}${record.language}/${record.book}/${record.edition}/${pathOf('together')}`);
  const props = page && togetherOn(page);
  if (!props) return undefined;
  const loaded = await loadParts(plainParts(record.parts), props.situations);
  if (loaded.some((each) => 'missing' in each && each.missing === 'failed')) return undefined;
  return differences(record, said, outcomeOf(knownParts(loaded), props.words, toldOfRecord(record)), props);
}

/** The same with everything at hand. */
export function differences(
  record: TogetherRecord,
  said: SavedTogether,
  outcome: Outcome,
  { words }: Pick<TogetherProps, 'words'>,
): Differences {
  const parts = said.parts.flatMap((saved, at) => {
    const part = outcome.parts[at];
    const now = savedPart(part, outcome.instead.get(at), words);
    if (!now) return [{ situation: saved.situation }];
    const others = otherTexts(now, saved);
    const isSame = part?.ruled?.ruling === record.parts[at]?.ruling && others === undefined;
    return isSame ? [] : [{ situation: saved.situation, now: others ?? lineOf(now) }];
  });
  const total = jointLine(goingTogether(outcome, words));
  return { parts, total: total === jointLine(said) ? undefined : total };
}

function jointLine({ meets, sums, besides }: Pick<SavedTogether, 'meets' | 'sums' | 'besides'>): string {
  return [...meets, sums.join(' · '), besides].filter((text) => text !== '').join(' ');
}

/** What is saved of one part; undefined while it has no ruling. */
function savedPart(
  part: KnownPart,
  instead: string | undefined,
  words: Pick<TogetherWords, 'instead'>,
): SavedPart | undefined {
  const ruling = part?.ruled && part.data.rulings[part.ruled.ruling];
  if (!part?.ruled || !ruling) return undefined;
  const { data, ruled } = part;
  return {
    ...saidOf({ ...data, phrase: data.words.phrase }, ruling, ruled.answers),
    instead: instead === undefined ? '' : untagged(fill(words.instead, { verdict: instead })),
  };
}

/** How the parts of a case go together, and the sums. */
function goingTogether(
  outcome: Outcome,
  words: Pick<TogetherWords, 'besides' | 'separate' | 'sides' | 'noSum'>,
): Pick<SavedTogether, 'meets' | 'sums' | 'besides'> {
  const { parts, lines, totals } = outcome;
  const several = parts.length > 1;
  return {
    meets: lines.map(({ line, of }) =>
      untagged(
        [`${line}.`, ...(of && of.by !== '' ? [`${sentence(of.by)}.`] : []), ...(of ? [of.says.text] : [])].join(' '),
      ),
    ),
    sums: several ? totals.map(({ chip, words: { effects } }) => untagged(chipInWords(chip, effects))) : [],
    besides: several ? aboutTotal(outcome, words) : '',
  };
}
