/** What must be there: a ruling for each situation, an example for each ruling, a use for each fact. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { namedNotes, type NamedNote } from '#check/notes.ts';
import { quoteList } from '#check/suggest.ts';
import { someOf } from './permalinks.ts';
import { openKindOf } from '#library/rested.ts';
import { noteKinds, type NoteKind, type Rests } from '#model/index.ts';

export function coverage(content: EditionContent): readonly Finding[] {
  return [
    ...situationWithoutRuling(content),
    ...otherwiseWithoutResidual(content),
    ...residualOfAnotherKind(content),
    ...missingExample(content),
    ...missingFacts(content),
    ...unusedFact(content),
  ];
}

function situationWithoutRuling({ tables, unreadable }: EditionContent): readonly Finding[] {
  return tables.flatMap(({ situation, rulings }) => {
    if (rulings.length > 0 || unreadable.hasRulingFor(situation.id)) return [];
    const message = `no ruling is for the situation \`${situation.id}\`. Give a rule one with situation: ${situation.id}.`;
    return [finding('situation-without-ruling', situation.source.locate(['title'], 'key'), message)];
  });
}

function otherwiseWithoutResidual({ book, edition }: EditionContent): readonly Finding[] {
  if (book.data.residual) return [];
  return edition.situations.flatMap(({ source, data }) => {
    if (!data.otherwise) return [];
    const { verdict, effects, modality, cites } = data.otherwise;
    const own = { verdict, effects, modality, cites };
    const missing = Object.entries(own).flatMap(([key, value]) => (value === undefined ? [key] : []));
    if (missing.length === 0) return [];
    const message = `\`otherwise\` lacks ${quoteList(missing, 'and')}, and the book has no residual rule to take it from. Say it here, or give book.yaml a \`residual\`.`;
    return [finding('otherwise-without-residual', source.locate(['otherwise'], 'key'), message)];
  });
}

/** The book's residual rule fits this situation: open for the same reason, with the same decider. */
function residualOfAnotherKind(content: EditionContent): readonly Finding[] {
  const { residual } = content.book.data;
  if (!residual) return [];
  const notes = namedNotes(content);
  return content.edition.situations.flatMap(({ source, data: { otherwise } }) => {
    if (!otherwise || otherwise.verdict !== undefined) return [];
    const say = (message: string) => [
      finding('otherwise-without-residual', source.locate(['otherwise'], 'key'), message),
    ];
    const open = openKindOf(otherwise.open, notesOf(otherwise.rests, notes));
    if (open !== 'silent' && residual.verdicts?.[open] === undefined) {
      return say(
        `\`otherwise\` is ${open}, and what the book says for the rest is said where it is silent. Give \`otherwise\` a \`verdict\` of its own, or book.yaml's \`residual\` one for it: verdicts: { ${open}: … }.`,
      );
    }
    const { decidedBy = residual.decidedBy } = otherwise;
    if (decidedBy === residual.decidedBy) return [];
    return say(
      `\`otherwise\` is for \`${decidedBy ?? ''}\` to decide, and what the book says for the rest is for \`${residual.decidedBy ?? ''}\`. Give \`otherwise\` a \`verdict\` of its own that says who decides.`,
    );
  });
}

function notesOf(
  rests: Rests | undefined,
  notes: ReadonlyMap<string, NamedNote>,
): readonly { readonly note: { readonly kind: NoteKind } }[] {
  return (rests ?? []).flatMap((name) => {
    const kind = noteKinds.find((each) => each === notes.get(name)?.note.kind);
    return kind === undefined ? [] : [{ note: { kind } }];
  });
}

function missingExample({ consequences }: EditionContent): readonly Finding[] {
  return consequences.flatMap(({ at, data }) => {
    if (data.examples && data.examples.length > 0) return [];
    const message = `the ruling \`${data.id}\` has no worked example. Add one: examples: [{ story: …, given: { … }, gives: { effects: [ … ], modality: …, cites: [ … ] } }].`;
    return [finding('missing-example', at.source.locate([...at.path, 'id']), message)];
  });
}

/** One finding in place of every question that is missing (see `unreadable`). */
function missingFacts({ edition, path, unreadable }: EditionContent): readonly Finding[] {
  if (!unreadable.noFacts) return [];
  const asked = new Set(edition.situations.flatMap((each) => each.data.facts));
  const questions = asked.size === 1 ? 'one question' : `${asked.size} questions`;
  const message = `there is no such file, and the situations of this edition ask ${questions}. Add it beside the folders \`rules\` and \`situations\`: is it called otherwise, or does it stand elsewhere?`;
  return [finding('missing-facts', { file: `content/${path}/facts.yaml`, line: 1, column: 1 }, message)];
}

function unusedFact({ edition, unreadable }: EditionContent): readonly Finding[] {
  const asked = new Set<string>(edition.situations.flatMap((each) => each.data.facts));
  const { facts } = edition;
  const all = Object.keys(facts?.data ?? {});
  if (facts && all.length > 1 && edition.situations.length === 0 && !unreadable.any && !unreadable.misplaced) {
    const message = `there is no situation yet that asks ${someOf(all)}. Write the situations below \`situations/\`.`;
    return [finding('unused-fact', { file: facts.source.file, line: 1, column: 1 }, message)];
  }
  return Object.keys(facts?.data ?? {}).flatMap((id) => {
    if (!facts || asked.has(id) || unreadable.asks(id)) return [];
    const message = `no situation asks \`${id}\`. Add it to the \`facts\` of one, or take it out.`;
    return [finding('unused-fact', facts.source.locate([id], 'key'), message)];
  });
}
