/** What the Markdown twins of pages have in common: their head, lists, and how a ruling stands in a line. */
import type { Urls } from '#addresses/urls.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import { isTranslation } from '#library/in-language.ts';
import { plainMarkdown, proseMarkdown } from '#library/markdown.ts';
import { textStateOf } from '#library/text-state.ts';
import type { Cited, ClauseDoc, NoteDoc, RuleDoc, RulingDoc } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import { editionOf } from '#views/edition-line.ts';
import type { PageContext } from '#views/page-context.ts';
import { unstatedIn } from '#views/unstated.ts';
import { houseClauseBlock, houseLines, houseRulingLine } from './house.ts';
import { ownWordsOf } from '#wording/own-words.ts';
import { chipWords } from '#wording/chip-words.ts';
import { chipsOf } from '#wording/chips.ts';
import { whenOf } from '#wording/conditions.ts';
import { citeName, deciderName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { chipInWords } from '#wording/shown-chips.ts';

/** A page of a dated edition, whose addresses are permanent, and absolute where the site knows its own. */
export type TwinContext = Pick<PageContext, 'edition' | 'urls' | 'words' | 'language'> & {
  /** The address of the edition as data. */
  readonly data: string;
};

/** A page of these blocks; empty ones are left out. */
export function twin(blocks: readonly (string | undefined)[]): string {
  return untagged(`${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`);
}

/** The title, and what a reader has to know who has only this: edition, day, which text counts, address. */
export function headOf(title: string, url: string, context: TwinContext): readonly string[] {
  const { edition, words, language, data } = context;
  const { meta } = edition;
  const permanent =
    meta.from === undefined
      ? packs[language].site.undated.permanent
      : fill(words.edition.permanent, { edition: meta.title });
  return [
    `# ${plainMarkdown(title)}`,
    listOf([
      plainMarkdown(editionOf(context)),
      ...houseLines(context),
      ...[ownWordsOf(edition)].flatMap((said) => (said === undefined ? [] : [plainMarkdown(said)])),
      ...countsOf(context),
      ...[
        meta.official &&
          link(edition.isSource ? meta.official.title : fill(words.edition.official, meta.official), meta.official.url),
      ].filter((each) => each !== undefined),
      `${plainMarkdown(permanent)}: ${url}`,
      `JSON: ${data}`,
    ]),
  ];
}

/** Of a translation which text counts; of a text that a body adopted, who did and when. */
function countsOf({ edition, language }: TwinContext): readonly string[] {
  const { translation } = packs[language];
  const { state, adopted } = textStateOf(edition);
  const named = adopted ? { by: adopted.by, day: formatDay(language, adopted.on) } : { by: '', day: '' };
  if (isTranslation(edition))
    return [plainMarkdown(fill(translation[state], { ...named, original: translation.original[edition.original] }))];
  return adopted && !edition.house ? [plainMarkdown(fill(translation.adopted, named))] : [];
}

export function link(text: string, url: string): string {
  return `[${plainMarkdown(text)}](${url})`;
}

/** One line each; nothing where there are none. */
export function listOf(lines: readonly string[], mark: '-' | '1.' = '-'): string {
  return lines.map((line) => `${mark} ${line.replaceAll('\n', '\n  ')}`).join('\n');
}

/** A part of a page under its heading; nothing where it is empty. */
export function part(title: string, body: string): readonly string[] {
  return body === '' ? [] : [`## ${plainMarkdown(title)}`, body];
}

export function citeLink(
  cite: Cited,
  { urls, words }: { readonly urls: Urls; readonly words: TwinContext['words'] },
): string {
  return link(citeName(cite, words), urls.citation(cite));
}

/** An editor's remark, set apart from the text of the rule. */
export function noteBlock(note: NoteDoc, { edition, urls, words }: TwinContext): string {
  const label = `**${plainMarkdown(`${words.authority.note} · ${words.noteKinds[note.kind]}`)}**`;
  return `${label}\n\n${proseMarkdown(note, urls, edition)}`
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** The text of a clause, what a club's differs in, and those of the editor's notes that are told here. */
export function clauseBlocks(
  rule: RuleDoc,
  clause: ClauseDoc,
  context: TwinContext,
  isTold: (note: NoteDoc) => boolean = () => true,
): readonly (string | undefined)[] {
  return [
    proseMarkdown(clause.body, context.urls, context.edition),
    houseClauseBlock(rule, clause, context),
    ...clause.notes.filter(isTold).map((note) => noteBlock(note, context)),
  ];
}

/** What follows, in words: "10 points against the offender". */
export function followsOf({ effects }: Pick<RulingDoc, 'effects'>, { edition }: TwinContext): string {
  const chips = chipWords(edition.book, edition.facts);
  return chipsOf(effects, chips)
    .map((chip) => chipInWords(chip, chips.effects))
    .join(' · ');
}

/** Whether it must be so, who decides, and that the book says nothing of what follows a breach. */
export function leaveLine(ruling: RulingDoc, { edition, language }: TwinContext): string {
  const chips = chipWords(edition.book, edition.facts);
  const decides =
    ruling.decidedBy === undefined
      ? []
      : [fill(packs[language].widget.ruling.decides, { who: deciderName(ruling.decidedBy, edition.book) })];
  const { unstated } = unstatedIn(ruling, edition.book, language);
  return [chips.effects.modality[ruling.modality], ...decides, ...(unstated === undefined ? [] : [unstated])].join(
    ' · ',
  );
}

/** When it holds, one sentence per way to it; what a reader is told of one for all other cases. */
export function heldLines(ruling: RulingDoc, { edition, words }: TwinContext): readonly string[] {
  if (ruling.open !== undefined) return [words.ruling.whenOtherwise[ruling.open].replace(/:$/, '')];
  const when = whenOf(ruling, edition);
  return when.length === 0 ? [words.ruling.whenAlways] : when;
}

/** A ruling among others: its verdict, what follows, when, and what it cites. */
export function rulingBlock(ruling: RulingDoc, context: TwinContext): string {
  const { urls } = context;
  const follows = followsOf(ruling, context);
  const cites = ruling.cites.map((cite) => citeLink(cite, context)).join(', ');
  const house = houseRulingLine(ruling, context);
  return [
    `**${link(ruling.verdict, urls.ruling(ruling.id))}**`,
    listOf([
      ...heldLines(ruling, context).map(plainMarkdown),
      ...(follows === '' ? [] : [`→ ${plainMarkdown(follows)} (${plainMarkdown(leaveLine(ruling, context))})`]),
      ...(house === undefined ? [] : [house]),
      ...(cites === '' ? [] : [sentenceOf(cites)]),
    ]),
  ].join('\n');
}

function sentenceOf(cites: string): string {
  return `${cites}.`.replace(/^\[./, (start) => `[${sentence(start.slice(1))}`);
}
