/** Every change that is tried in a file of an edition, in the order of the file. */
import type { EditionContent } from '#check/content.ts';
import type { ContentFile } from '#library/placed.ts';
import {
  concurrenceKinds,
  type Concurrence,
  type Condition,
  type Modality,
  type SurfaceBook,
  type SurfaceEffect,
  type SurfaceOtherwise,
  type SurfaceRule,
  type SurfaceSituation,
} from '#model/index.ts';
import { leavingOut, replacing, writtenIn, type Change, type ChangeClass, type Path, type Written } from './change.ts';
import { effectChanges } from './effect-changes.ts';
import { wordChangesIn } from './word-changes.ts';
import { endChanges, limitChanges, misreadLimits, optionChanges } from './limit-changes.ts';

/** @param file a file that fits its schema. */
export function changesIn(content: EditionContent, file: ContentFile): readonly Change[] {
  const { edition, book } = content;
  const translation = edition.translations.find(({ words }) => words.some(({ source }) => source?.file === file.file));
  if (translation) return wordChangesIn(translation, file);
  const written = writtenIn(file);
  const facts = edition.facts?.data ?? {};
  const limits = (path: Path, condition: Condition | undefined, kind: ChangeClass) =>
    limitChanges(written, path, condition, facts, kind);

  if (file.file === book.source.file) {
    const { residual } = written.data as SurfaceBook;
    return residual ? outcomeChanges(content, written, ['residual'], residual) : [];
  }
  if (file.file === edition.facts?.source.file) {
    return Object.entries(facts).flatMap(([id, fact]) => [
      ...limits([id, 'askIf'], fact.askIf, 'limit of askIf or impossible'),
      ...[leavingOut(written, [id, 'askIf'], 'askIf left out') ?? []].flat(),
      ...endChanges(written, id, fact),
    ]);
  }
  if (edition.concurrences?.source.file === file.file) {
    return Object.entries(edition.concurrences.data).flatMap(([id, each]) => [
      ...limits([id, 'when'], each.when, 'concurrence'),
      ...concurrenceChanges(content, written, id, each),
    ]);
  }
  if (edition.rules.some(({ source }) => source.file === file.file)) {
    const { rulings = [] } = written.data as SurfaceRule;
    return [
      ...rulings.flatMap((ruling, index) => [
        ...limits(['rulings', index, 'when'], ruling.when, 'limit'),
        ...optionChanges(written, ['rulings', index, 'when'], ruling.when, facts),
        ...outcomeChanges(content, written, ['rulings', index], ruling),
      ]),
      ...misreadLimits(
        written,
        rulings.map(({ when }) => when),
        facts,
      ),
    ];
  }
  if (edition.situations.some(({ source }) => source.file === file.file)) {
    const { impossible, otherwise } = written.data as SurfaceSituation;
    return [
      ...limits(['impossible'], impossible, 'limit of askIf or impossible'),
      ...(otherwise ? outcomeChanges(content, written, ['otherwise'], otherwise) : []),
    ];
  }
  return [];
}

type Outcome = Pick<SurfaceOtherwise, 'modality' | 'decidedBy' | 'cites' | 'alternatives'> & {
  readonly effects?: readonly SurfaceEffect[] | undefined;
};

/** Another amount, party, kind, modality, decider or citation of what follows. */
export function outcomeChanges(
  { book, edition }: EditionContent,
  written: Written,
  path: Path,
  { effects = [], modality, decidedBy, cites = [], alternatives = [] }: Outcome,
): readonly Change[] {
  const { parties, roles } = book.data;
  const one = (key: string, text: string | undefined, kind: ChangeClass): readonly Change[] =>
    text === undefined ? [] : [replacing(written, [...path, key], text, kind) ?? []].flat();
  const deciders = [...Object.keys(roles), ...Object.keys(parties)];
  return [
    ...effectChanges(written, [...path, 'effects'], effects, Object.keys(parties)),
    ...(modality === undefined ? [] : one('modality', OTHER_MODALITY[modality], 'modality')),
    ...(decidedBy === undefined ? [] : one('decidedBy', after(deciders, decidedBy), 'decider')),
    ...cites.flatMap((citation, index) => {
      const other = otherClause(edition, citation, cites);
      const at = [...path, 'cites', index];
      return other === undefined ? [] : [replacing(written, at, `'${other}'`, 'citation') ?? []].flat();
    }),
    ...alternatives.flatMap((each, index) => {
      const at = [...path, 'alternatives', index, 'modality'];
      return replacing(written, at, OTHER_MODALITY[each.modality], 'modality of another reading') ?? [];
    }),
  ];
}

const OTHER_MODALITY: Readonly<Record<Modality, Modality>> = { must: 'may', may: 'must', discretion: 'must' };

/** Another kind, and another ruling of the same situation in each place. */
function concurrenceChanges(
  { tables }: EditionContent,
  written: Written,
  id: string,
  { how, rulings, with: others }: Concurrence,
): readonly Change[] {
  const named = (key: string, ids: readonly string[]): readonly Change[] =>
    ids.flatMap((ruling, index) => {
      const mine = tables.find(({ table }) => table.rulings.some((each) => each.id === ruling))?.table.rulings ?? [];
      const rest = mine.map((each) => each.id).filter((each) => each === ruling || !ids.includes(each));
      const other = after(rest, ruling);
      return other === undefined ? [] : (replacing(written, [id, key, index], other, 'concurrence') ?? []);
    });
  const kinds = concurrenceKinds.filter((kind) => kind !== how);
  return [
    ...kinds.flatMap((kind) => replacing(written, [id, 'how'], kind, 'concurrence') ?? []),
    ...named('rulings', rulings),
    ...named('with', others),
  ];
}

function after(words: readonly string[], word: string): string | undefined {
  return words.filter((each) => each !== word)[words.indexOf(word) % Math.max(words.length - 1, 1)];
}

/** The next clause of the same rule, a typical slip; if there is none, a clause of the next rule. */
function otherClause(
  { rules }: EditionContent['edition'],
  citation: string,
  cited: readonly string[],
): string | undefined {
  const [rule = '', clause] = citation.split('#');
  const clausesOf = (each: (typeof rules)[number] | undefined) =>
    (each?.source.body?.clauses ?? []).flatMap(({ id }) => (id === undefined ? [] : [`${each?.data.id ?? ''}#${id}`]));
  const at = rules.findIndex(({ data }) => data.id === rule);
  const mine = clausesOf(rules[at]);
  const from = clause === undefined ? 0 : mine.indexOf(citation) + 1;
  const candidates = [...mine.slice(from), ...mine.slice(0, from), ...rules.toSpliced(0, at + 1).flatMap(clausesOf)];
  return [...candidates, ...rules.flatMap(clausesOf)].find((each) => each !== citation && !cited.includes(each));
}
