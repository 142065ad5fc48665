/**
 * The shared content of a case: the same text and link from the questions, from a ruling's own page, with one
 * outcome or with two. Pure: the address is replayed through the engine, so that nothing is shared that does
 * not follow.
 */
import { answersToQuery } from '#addresses/answers.ts';
import type { Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withCompared } from '#addresses/compared.ts';
import { recordQuery } from '#addresses/record.ts';
import { withMarks, type RecordMarks } from '#addresses/record-marks.ts';
import { withSeat } from '#addresses/seat.ts';
import { undated } from '#addresses/undated.ts';
import { agreementOf, pageCase, type Agreement } from '#client/widgets/agreement.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { PhraseWords, ShareWords } from '#i18n/words.ts';
import { eachTagged, untagged } from '#model/language-tags.ts';
import type { CaseData, CiteMark, RulingSummary, SharedCase } from '#views/decision-props.ts';
import { leaveOf, leaveAtTable } from '#wording/leave.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips, sidesOf } from '#wording/shown-chips.ts';
import { sharedAnswers } from './shared-answers.ts';

export interface SharedContent {
  /** Title for the device's share sheet. */
  readonly title: string;
  /** The text, a line each, without the link. */
  readonly lines: readonly string[];
  /** Path and query of the permanent link: of a case the dated one, of a ruling its record. */
  readonly path: string;
  /** The same for the edition in force when it is opened; only a case has both. */
  readonly current?: string;
  /** Path and query of what other sites show of either; absent where there is none. */
  readonly embed?: { readonly path: string; readonly current?: string };
  /** The ruling, if there is one. */
  readonly verdict?: Verdict;
}

/** A ruling in large type; its texts carry their language. */
export interface Verdict {
  readonly text: string;
  /** Its first sentence only says again its only amount. */
  readonly restates?: true;
  readonly lang?: string;
  /**
   * Where the book does not decide: what kind of open it is and who decides, what of the text is left, and
   * what of `leaveAtTable` that says again.
   */
  readonly open?: { readonly title: readonly string[]; readonly asks: string; readonly leave: readonly string[] };
  readonly chips: readonly {
    readonly text: string;
    /** With all its sides, in one line of text. */
    readonly whole: string;
    /** Who bears it, who gains, or whom it is about, or that the source does not say. */
    readonly sides: readonly string[];
  }[];
  /** Must or may, who decides, and sources other than the text. */
  readonly leave: readonly string[];
  /**
   * What the players at the table must know of it: who decides, that it need not be, that nothing is stated,
   * or that it is a house rule.
   */
  readonly leaveAtTable: readonly string[];
  readonly cites: readonly string[];
}

/** The parts of a ruling that are needed to put it into words. */
export type RulingToWord = Pick<
  RulingSummary,
  'lang' | 'open' | 'left' | 'restates' | 'effects' | 'modality' | 'decidedBy'
> & {
  readonly verdict: { readonly text: string };
  readonly rests: readonly { readonly label: string; readonly isHouse?: true }[];
  readonly cites: readonly { readonly label: string }[];
};

/** The case data of a page. */
export interface CaseOnPage extends CaseData, SharedCase {
  readonly phrase: PhraseWords;
  /** The ruling of this page; absent on a situation's page. */
  readonly claimed?: string;
  /** Answers that lead to it, for where a page is shared without a case. */
  readonly example?: string;
}

/**
 * The shared content of a page with these answers in its address.
 * @param other the ruling that it is compared with
 * @param marks those of the record whose link opened the page: when its case no longer leads here they stay,
 * so that the shared link shows both rulings too.
 */
export function sharedContentOf(
  page: CaseOnPage,
  query: string,
  words: ShareWords,
  other?: Other,
  marks: RecordMarks = {},
): SharedContent {
  const { compiled, current, ruled } = pageCase(page, query);
  if (!ruled) return unsettled(page, current, words);
  const { id, ruling, answers, agreement: finding } = ruled;
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
    ...embedOf(page, finding.kind === 'agrees' ? said : said === '' ? page.example : undefined),
    verdict,
  };
}

/** The compared ruling with its data. */
export interface Other {
  readonly id: string;
  readonly ruling: RulingSummary | undefined;
}

/** The words for a ruling. */
export interface RulingWords extends Pick<SharedCase, 'chips'> {
  readonly words: Pick<SharedCase['words'], 'ruling'>;
}

/** A ruling with its amounts in a case, in its standard wording. */
export function verdictOf(
  ruling: RulingToWord,
  { chips: words, words: { ruling: says } }: RulingWords,
  answers: Answers,
): Verdict {
  const chips = shownChips(ruling.effects, words, answers);
  const leave = { modality: words.effects.modality, decides: says.decides };
  const stamp = ruling.open ?? ruling.left;
  return {
    text: ruling.verdict.text,
    ...(ruling.restates ? { restates: ruling.restates } : {}),
    ...(ruling.lang === undefined ? {} : { lang: ruling.lang }),
    ...(stamp === undefined ? {} : { open: openWith(stamp, ruling, leaveOf(ruling, [], leave)) }),
    chips: chips.map((chip) => ({
      text: chip.text,
      whole: chipInWords(chip, words.effects),
      sides: sidesOf(chip, words.effects).map(({ said }) => said),
    })),
    leave: [...leaveOf(ruling, chips, leave), ...ruling.rests.map(({ label }) => label)],
    leaveAtTable: [
      ...leaveAtTable(ruling, chips, leave),
      ...ruling.rests.flatMap(({ label, isHouse }) => (isHouse ? [label] : [])),
    ],
    cites: ruling.cites.map(({ label }) => label),
  };
}

/**
 * What is open, and who decides: in the verdict's last sentence where that says no more, in hardly a word but
 * the name, and then what is asked goes without it.
 */
function openWith(
  kind: string,
  { verdict: { text }, decidedBy = '', lang }: RulingToWord,
  leave: readonly string[],
): NonNullable<Verdict['open']> {
  const said = eachTagged(text.split('; '));
  const last = said.at(-1) ?? '';
  const isDecider = said.length > 1 && last.replace(decidedBy, '').trim().split(' ').length <= 2;
  return {
    title: [kind, ...(isDecider && lang === undefined ? [last] : leave)],
    asks: (isDecider ? said.slice(0, -1) : said).join('; '),
    leave,
  };
}

/** A case without a ruling yet: what is known, and what is missing. */
function unsettled(page: CaseOnPage, current: Case, words: ShareWords): SharedContent {
  const { answers } = current;
  const isBegun = Object.keys(answers).length > 0;
  const lines = [
    caseLine(page, answers),
    ...(isBegun ? doubts(agreementOf(current, { ruling: '' }), page, words) : []),
    ...unestablishedLines(current, page),
    [page.authority, page.work].join(', '),
    sentence(page.edition),
  ];
  const said = withSeat(answersToQuery(answers), page.seat);
  return {
    title: untagged(page.title),
    lines: plain(lines),
    path: withQuery(page.permalink, said),
    current: withQuery(undated(page.permalink, page.record), said),
    ...embedOf(page, answersToQuery(answers)),
  };
}

/** @param said answers that lead to what is shared; undefined where there are none */
function embedOf({ embed, record, seat }: CaseOnPage, said: string | undefined): Pick<SharedContent, 'embed'> {
  if (embed === undefined || said === undefined) return {};
  const query = withSeat(said, seat);
  return { embed: { path: withQuery(embed, query), current: withQuery(undated(embed, record), query) } };
}

/** What holds where nothing that is still unknown can be established. */
function unestablishedLines({ progress: { next } }: Case, { unestablished, words }: SharedCase): readonly string[] {
  if (next.kind !== 'undecided' || next.settles !== undefined || !unestablished) return [];
  const { verdict, decidedBy } = unestablished;
  return [verdict.text, ...(decidedBy === undefined ? [] : [sentence(fill(words.ruling.decides, { who: decidedBy }))])];
}

/**
 * The verdict, its consequences, how much discretion there is, and whether it rests on the text or on an
 * interpretation.
 */
function verdictLines(verdict: Verdict, { open, rests }: RulingSummary, { text }: ShareWords): readonly string[] {
  const isOfText = open === undefined && rests.length === 0;
  return [
    [...(open === undefined ? [] : [sentence(open)]), verdict.text].join(': '),
    verdict.chips.map(({ whole }) => whole).join(' · '),
    sentence([...verdict.leave, ...(isOfText ? [text.byText] : [])].join(' · ')),
  ];
}

/** The other outcome of a comparison, with the answers it shares with the first. */
function againstLines(other: RulingSummary, page: SharedCase, words: ShareWords, answers: Answers): readonly string[] {
  const verdict = verdictOf(other, page, answers);
  return [words.text.against, ...verdictLines(verdict, other, words), sourceLine(page, other.cites, words)];
}

function caseLine(page: CaseOnPage, answers: Answers): string {
  const says = factsSaid(page, answers);
  return says.length === 0 ? page.title : `${page.title}: ${says.join('; ')}`;
}

/** What was answered, a text for each fact. */
export function factsSaid(
  { facts, phrase }: Pick<CaseOnPage, 'facts' | 'phrase'>,
  answers: Answers,
): readonly string[] {
  return Object.entries(answers).flatMap(([fact, answer]) => {
    const text = facts[fact];
    return text ? [saysOf(text, answer, phrase)] : [];
  });
}

/** Why no ruling, or not this one, follows from the answers. */
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

/** The clauses by name; followed by a note when their numbers are this site's own and in no print. */
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

/** The non-empty lines as plain text. */
function plain(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '').map(untagged);
}
