/**
 * A situation's rulings as its rules give them, with what they leave to the situation and to the book filled
 * in.
 */
import type { Book, Language, Otherwise, RuleId, Ruling, SituationId } from '#model/index.ts';
import type { AlternativeIn } from './alternatives.ts';
import { resolveAll, type Resolve } from './cited.ts';
import { openKindOf, restedOf } from './rested.ts';
import type { SituationTable } from './tables.ts';
import type { RuleDoc, RulingDoc } from './types.ts';
import type { UnitKey } from './words/places.ts';

/** The language of a unit's words, if it is not the edition's. */
export type LangOf = (key: UnitKey) => { readonly lang?: Language };

/** A situation's rulings, its otherwise last. */
export function rulingsOf(
  { situation, rulings, table, alternatives }: SituationTable,
  book: Book,
  ruleById: ReadonlyMap<RuleId, RuleDoc>,
  resolve: Resolve,
  lang: LangOf,
): RulingDoc[] {
  const docs = rulings.map(({ ruling, rule: draft }, index): RulingDoc => {
    const rule = ruleById.get(draft.data.id);
    return {
      ...lang(`ruling:${ruling.id}`),
      ...common(ruling, alternatives, resolve),
      situation: situation.id,
      ...(rule === undefined ? {} : { rule }),
      otherwise: false,
      when: table.rulings[index]?.when ?? [],
      verdict: ruling.verdict,
      effects: ruling.effects,
      modality: ruling.modality,
      ...(ruling.decidedBy === undefined ? {} : { decidedBy: ruling.decidedBy }),
      ...(ruling.ifDone === undefined ? {} : { ifDone: ruling.ifDone }),
      cites: resolveAll(ruling.cites, resolve),
      overrides: ruling.overrides ?? [],
    };
  });
  const { otherwise } = situation.data;
  if (!otherwise) return docs;
  // Texts that it does not have itself come from the book, which may be translated or not.
  const words = { ...lang(otherwise.verdict === undefined ? 'residual' : `ruling:${otherwise.id}`) };
  return [...docs, { ...words, ...otherwiseDoc(otherwise, situation.id, book, alternatives, resolve) }];
}

function otherwiseDoc(
  otherwise: Otherwise,
  situation: SituationId,
  { residual }: Book,
  alternatives: readonly AlternativeIn[],
  resolve: Resolve,
): RulingDoc {
  const decidedBy = otherwise.decidedBy ?? residual?.decidedBy;
  const same = common(otherwise, alternatives, resolve);
  const open = openKindOf(otherwise.open, same.rests);
  return {
    ...same,
    situation,
    otherwise: true,
    open,
    when: [],
    verdict:
      otherwise.verdict ?? (open === 'silent' ? undefined : residual?.verdicts?.[open]) ?? residual?.verdict ?? '',
    effects: otherwise.effects ?? residual?.effects ?? [],
    modality: otherwise.modality ?? residual?.modality ?? 'discretion',
    ...(decidedBy === undefined ? {} : { decidedBy }),
    cites: resolveAll(otherwise.cites ?? residual?.cites, resolve),
    overrides: [],
  };
}

function common(ruling: Ruling | Otherwise, alternatives: readonly AlternativeIn[], resolve: Resolve) {
  const { stayUntil } = ruling;
  return {
    id: ruling.id,
    aliases: ruling.aliases ?? [],
    ...(ruling.explain === undefined ? {} : { explain: ruling.explain }),
    steps: ruling.steps ?? [],
    stayUntil: stayUntil === undefined ? [] : typeof stayUntil === 'string' ? [stayUntil] : stayUntil,
    then: ruling.then ?? [],
    establishes: ruling.establishes ?? {},
    laws: ruling.laws ?? [],
    times: ruling.times ?? [],
    rests: restedOf(ruling, alternatives, resolve),
    examples: ruling.examples ?? [],
  };
}
