/** The content checker: everything that is wrong with the content, all of it at once. */
import { calculatorNames } from '#calculator/check-names.ts';
import { calculatorSums } from '#calculator/check-sums.ts';
import type { ContentFile } from '#library/placed.ts';
import { aliases } from './checks/aliases.ts';
import { alternatives } from './checks/alternatives.ts';
import { amountsShown } from './checks/amounts-shown.ts';
import { always } from './checks/always.ts';
import { bodies } from './checks/bodies.ts';
import { appealFigures } from './checks/appeal-figures.ts';
import { chapters } from './checks/chapters.ts';
import { citations } from './checks/citations.ts';
import { concepts } from './checks/concepts.ts';
import { concurrences } from './checks/concurrences.ts';
import { conditions } from './checks/conditions.ts';
import { coverage } from './checks/coverage.ts';
import { decidedCases } from './checks/decided-cases.ts';
import { duplicateId } from './checks/duplicate-id.ts';
import { establishes } from './checks/establishes.ts';
import { editionDay } from './checks/edition-day.ts';
import { editionOrder } from './checks/edition-order.ts';
import { examples } from './checks/examples.ts';
import { factDomain } from './checks/fact-domain.ts';
import { figures } from './checks/figures.ts';
import { figuresInTexts } from './checks/figures-in-texts.ts';
import { stories } from './checks/stories.ts';
import { verdictUnlike } from './checks/verdict-unlike.ts';
import { alike } from './checks/alike.ts';
import { leadsRound } from './checks/leads-round.ts';
import { fileName } from './checks/file-name.ts';
import { frozenTables, unfrozenTables } from './checks/frozen-tables.ts';
import { gives } from './checks/gives.ts';
import { houseClauses } from './checks/house-clauses.ts';
import { houseRules } from './checks/house-rules.ts';
import { housed } from './housed.ts';
import { ifDone } from './checks/if-done.ts';
import { laws } from './checks/laws.ts';
import { layout } from './checks/layout.ts';
import { limits } from './checks/limits.ts';
import { limitsSaid } from './checks/limits-said.ts';
import { links } from './checks/links.ts';
import { modalityUnlike } from './checks/modality-unlike.ts';
import { overrides } from './checks/overrides.ts';
import { noAlternative } from './checks/no-alternative.ts';
import { otherReadings } from './checks/other-readings.ts';
import { people } from './checks/people.ts';
import { permalinks } from './checks/permalinks.ts';
import { placeholders } from './checks/placeholders.ts';
import { proofs } from './checks/proofs.ts';
import { reservedId } from './checks/reserved-id.ts';
import { rests } from './checks/rests.ts';
import { schema } from './checks/schema.ts';
import { seats } from './checks/seats.ts';
import { sections } from './checks/sections.ts';
import { oldFigures } from './checks/old-figures.ts';
import { oldOutcomes } from './checks/old-outcomes.ts';
import { settledTexts } from './checks/settled-texts.ts';
import { colours } from './checks/colours.ts';
import { site } from './checks/site.ts';
import { situations } from './checks/situations.ts';
import { slugCollision } from './checks/slug-collision.ts';
import { contestedNotes } from './checks/contested-notes.ts';
import { syntax } from './checks/syntax.ts';
import { predecessors } from './checks/predecessors.ts';
import { unreadableFiles } from './checks/unreadable-files.ts';
import { textStates } from './checks/text-states.ts';
import { plainReferences } from './checks/plain-references.ts';
import { otherLanguage } from './checks/other-language.ts';
import { texts } from './checks/texts.ts';
import { times } from './checks/times.ts';
import { words } from './checks/words.ts';
import { unsaidNumber } from './checks/unsaid-number.ts';
import { readContent, type Content } from './content.ts';
import { sortFindings, type Finding } from './finding.ts';
import { oneForEachSlip } from './one-slip.ts';
import { ofSituations, situationFindings, type EditionCheck } from './situation-findings.ts';

/** Checks of the files as a whole. */
const ofContent: readonly ((content: Content) => readonly Finding[])[] = [
  unreadableFiles,
  syntax,
  schema,
  layout,
  site,
  colours,
  concepts,
  predecessors,
  houseRules,
  permalinks,
  frozenTables,
];

/** Checks of one edition and its book. */
export const ofEditions: readonly EditionCheck[] = [
  fileName,
  editionOrder,
  editionDay,
  textStates,
  duplicateId,
  reservedId,
  slugCollision,
  aliases,
  factDomain,
  alike,
  conditions,
  citations,
  rests,
  sections,
  links,
  laws,
  situations,
  leadsRound,
  calculatorNames,
  calculatorSums,
  chapters,
  overrides,
  people,
  seats,
  unsaidNumber,
  placeholders,
  figures,
  figuresInTexts,
  appealFigures,
  stories,
  verdictUnlike,
  modalityUnlike,
  limitsSaid,
  times,
  bodies,
  texts,
  otherLanguage,
  plainReferences,
  words,
  settledTexts,
  oldFigures,
  oldOutcomes,
  houseClauses,
  contestedNotes,
  alternatives,
  noAlternative,
  coverage,
  ifDone,
  always,
  proofs,
  establishes,
  examples,
  otherReadings,
  gives,
  decidedCases,
  concurrences,
  limits,
  amountsShown,
];

/**
 * Checks content files.
 * @param files every file below content/, in any order.
 * @returns the findings, sorted by file, line and column; empty if all is well. Never throws.
 */
export function check(files: readonly ContentFile[]): readonly Finding[] {
  return checkContent(readContent(files));
}

/**
 * Checks content that has been read already.
 * @param isPublished whether links to it will be handed on, so that frozen copies of its tables are required.
 */
export function checkContent(content: Content, isPublished = true): readonly Finding[] {
  const ofFiles = ofContent.flatMap((each) => each(content));
  const findings = [...ofFiles];
  // Those that house rules stand on come first: what is wrong there is not told again.
  for (const edition of content.editions) {
    findings.push(
      ...housed(edition, findings, () => [
        ...ofEditions.flatMap((each) => (ofSituations.includes(each) ? [] : each(edition))),
        ...situationFindings(edition),
      ]),
    );
  }
  // Frozen copies are made of published tables, so they are only required once everything else is valid.
  const isSound = findings.every(({ level }) => level === 'warning');
  return sortFindings([...oneForEachSlip(findings), ...(isSound && isPublished ? unfrozenTables(content) : [])]);
}
