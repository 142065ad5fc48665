/**
 * What is handed on of a case: the same text and the same link from the questions, from a ruling's own page,
 * with one outcome or with two. Pure: the address is replayed through the engine, so that nothing is said
 * that does not follow.
 */
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers, withQuery, type Case } from '#addresses/case.ts';
import { withCompared } from '#addresses/compared.ts';
import { recordQuery } from '#addresses/record.ts';
import { withMarks, type RecordMarks } from '#addresses/record-marks.ts';
import { withSeat } from '#addresses/seat.ts';
import { undated } from '#addresses/undated.ts';
import { agreementOf, type Agreement } from '#client/widgets/agreement.ts';
import { compile } from '#decide/compile.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { PhraseWords, ShareWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import type { CaseData, CiteMark, RulingSummary, SharedCase } from '#views/decision-props.ts';
import { leaveOf } from '#wording/leave.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips, sidesOf } from '#wording/shown-chips.ts';
import { sharedAnswers } from './shared-answers.ts';

export interface Handed {
  /** Its name, for the device's sheet. */
  readonly title: string;
  /** What is said, a line each, without the link. */
  readonly lines: readonly string[];
  /** Path and query of the link, for good: of a case the dated one, of a ruled one its record. */
  readonly path: string;
  /** The same by whatever edition is in force when it is opened; only a case has both. */
  readonly current?: string;
  /** The ruling that it is about, if it is about one. */
  readonly verdict?: Verdict;
}

/** A ruling as it is shown from afar; its texts say what language they are in. */
export interface Verdict {
  readonly text: string;
  readonly lang?: string;
  readonly chips: readonly {
    readonly text: string;
    readonly quiet: boolean;
    /** With all its sides, in one line of text. */
    readonly whole: string;
    /** Who bears it, who gains, or whom it is about, where the source names them. */
    readonly sides: readonly string[];
  }[];
  /** Must or may, who decides, and what it rests on beside the text. */
  readonly leave: readonly string[];
  readonly cites: readonly string[];
}

/** What there must be of a ruling to say it. */
export type Said = Pick<RulingSummary, 'lang' | 'effects' | 'modality' | 'decidedBy'> & {
  readonly verdict: { readonly text: string };
  readonly rests: readonly { readonly label: string }[];
  readonly cites: readonly { readonly label: string }[];
};

/** What a page holds of its case. */
export interface CaseOnPage extends CaseData, SharedCase {
  readonly phrase: PhraseWords;
  /** The ruling whose page it is; absent on a situation's page. */
  readonly claimed?: string;
}

/**
 * What is handed on from a page with these answers in its address.
 * @param other the ruling that it is compared with
 * @param marks those of the record whose link the page was opened with: where its case leads here no more,
 *   they stay, so that whoever opens the link reads both rulings too.
 */
export function handedOn(
  page: CaseOnPage,
  query: string,
  words: ShareWords,
  other?: Other,
  marks: RecordMarks = {},
): Handed {
  const compiled = compile(page.table);
  const current = caseOf(compiled, page.tree, query, page.former);
  const { next } = current.progress;
  const id = page.claimed ?? (next.kind === 'decided' ? next.outcome.id : undefined);
  const ruling = id === undefined ? undefined : page.rulings[id];
  if (id === undefined || !ruling) return unsettled(page, current, words);
  const finding = agreementOf(current, { ruling: id });
  const answers = finding.kind === 'agrees' ? countingAnswers(current) : current.answers;
  const verdict = verdictOf(ruling, page, answers);
  const said = answersToQuery(answers);
  const record =
    finding.kind === 'agrees'
      ? recordQuery({ ...page.record, ruling: id, answers: said })
      : withMarks(query, marks, said);
  const lines = [
    ...verdictLines(verdict, ruling, words),
    caseLine(page, answers),
    ...(Object.keys(answers).length === 0 ? [] : doubts(finding, page, words)),
    sourceLine(page, ruling.cites, words),
    ...(other?.ruling ? againstLines(other.ruling, page, words, sharedAnswers(compiled, id, other.id, answers)) : []),
    sentence(page.edition),
  ];
  return {
    title: untagged(ruling.verdict.text),
    lines: plain(lines),
    path: withQuery(ruling.permalink, withSeat(withCompared(record, other?.id), page.seat)),
    current: withQuery(undated(ruling.permalink, page.record), withSeat(withCompared(said, other?.id), page.seat)),
    verdict,
  };
}

/** The ruling that another one is compared with, with all that is known of it. */
export interface Other {
  readonly id: string;
  readonly ruling: RulingSummary | undefined;
}

/** The words that a ruling is said with. */
export interface SaidIn extends Pick<SharedCase, 'chips'> {
  readonly words: Pick<SharedCase['words'], 'ruling'>;
}

/** A ruling with its numbers in a case, the way it is said everywhere. */
export function verdictOf(ruling: Said, { chips: words, words: { ruling: says } }: SaidIn, answers: Answers): Verdict {
  const chips = shownChips(ruling.effects, words, answers);
  return {
    text: ruling.verdict.text,
    ...(ruling.lang === undefined ? {} : { lang: ruling.lang }),
    chips: chips.map((chip) => ({
      text: chip.text,
      quiet: chip.tone === 'quiet',
      whole: chipInWords(chip, words.effects),
      sides: sidesOf(chip, words.effects).flatMap(({ label, who }) =>
        who === words.effects.unstated ? [] : [`${label}: ${who}`],
      ),
    })),
    leave: [
      ...leaveOf(ruling, chips, { modality: words.effects.modality, decides: says.decides }),
      ...ruling.rests.map(({ label }) => label),
    ],
    cites: ruling.cites.map(({ label }) => label),
  };
}

/** A case that no ruling follows from yet: what is known, and what is missing. */
function unsettled(page: CaseOnPage, current: Case, words: ShareWords): Handed {
  const { answers } = current;
  const isBegun = Object.keys(answers).length > 0;
  const lines = [
    caseLine(page, answers),
    ...(isBegun ? doubts(agreementOf(current, { ruling: '' }), page, words) : []),
    [page.authority, page.work].join(', '),
    sentence(page.edition),
  ];
  const said = withSeat(answersToQuery(answers), page.seat);
  return {
    title: untagged(page.title),
    lines: plain(lines),
    path: withQuery(page.permalink, said),
    current: withQuery(undated(page.permalink, page.record), said),
  };
}

/**
 * The verdict, what follows, and how much room it leaves and whether it is the text that says so or a
 * reading.
 */
function verdictLines(verdict: Verdict, { open, rests }: RulingSummary, { text }: ShareWords): readonly string[] {
  const isOfText = open === undefined && rests.length === 0;
  return [
    [...(open === undefined ? [] : [sentence(open)]), verdict.text].join(': '),
    verdict.chips.map(({ whole }) => whole).join(' · '),
    sentence([...verdict.leave, ...(isOfText ? [text.byText] : [])].join(' · ')),
  ];
}

/** The other outcome of a comparison: no case of its own, but what it shares with the first one's. */
function againstLines(other: RulingSummary, page: SharedCase, words: ShareWords, answers: Answers): readonly string[] {
  const verdict = verdictOf(other, page, answers);
  return [words.text.against, ...verdictLines(verdict, other, words), sourceLine(page, other.cites, words)];
}

function caseLine({ title, facts, phrase }: CaseOnPage, answers: Answers): string {
  const says = Object.entries(answers).flatMap(([fact, answer]) => {
    const text = facts[fact];
    return text ? [saysOf(text, answer, phrase)] : [];
  });
  return says.length === 0 ? title : `${title}: ${says.join('; ')}`;
}

/** Why no ruling, or not this one, may be said to follow from the answers. */
function doubts(finding: Agreement, { facts }: CaseOnPage, { text }: ShareWords): readonly string[] {
  switch (finding.kind) {
    case 'agrees':
      return [];
    case 'other':
      return [text.doubtful];
    case 'open':
      return [fill(text.open, { ask: facts[finding.fact]?.ask ?? finding.fact })];
    case 'undecided':
    case 'impossible':
      return [text[finding.kind]];
  }
}

function sourceLine({ authority, work, words }: SharedCase, cites: readonly CiteMark[], { text }: ShareWords): string {
  return fill(words.source, { authority, work, cites: citesText(cites, text.own) });
}

/**
 * The clauses by name; behind those in a row whose numbers are this site's own it says so, since no print has
 * them.
 */
export function citesText(cites: readonly Pick<CiteMark, 'label' | 'own'>[], own: ShareWords['text']['own']): string {
  const rows: { own: CiteMark['own']; labels: string[] }[] = [];
  for (const { label, own: mine } of cites) {
    const last = rows.at(-1);
    if (last && last.own === mine) last.labels.push(label);
    else rows.push({ own: mine, labels: [label] });
  }
  return rows
    .map((row) => {
      const names = row.labels.join(', ');
      return row.own === undefined ? names : fill(own[row.own], { cites: names });
    })
    .join(', ');
}

/** The lines that say something, in words alone. */
function plain(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '').map(untagged);
}
