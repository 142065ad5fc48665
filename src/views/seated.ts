/**
 * What the widgets are given, with the seats behind the words that mean them. Pure: texts in, texts out.
 * Clauses, notes and articles that are quoted stay as they are, since they speak of any table, and so do
 * links to other situations.
 */
import type { Seat } from '#model/seat.ts';
import type { FactText, OptionText } from '#wording/phrase.ts';
import { inMarkup, type NamesSeats } from '#wording/seats.ts';
import type { Chip, ShownEffect, ShownWords } from '#wording/shown-chips.ts';
import type {
  CaseCheckProps,
  CaseData,
  DecisionProps,
  QuestionText,
  RulingSummary,
  SharedCase,
  SituationTexts,
} from './decision-props.ts';
import type { MarkedText } from './marked-text.ts';
import type { RulingText } from './ruling-text.ts';

/** Where the one who erred sits, and what puts the seats into texts accordingly. */
export interface Seating {
  readonly seat: Seat;
  readonly name: NamesSeats;
}

/** The questions of a situation, and the parts of its rulings that are on its page. */
export function seatedDecision(data: DecisionProps, seating: Seating): DecisionProps {
  const { name } = seating;
  return {
    ...data,
    ...seatedCase(data, seating),
    questions: each(data.questions, ({ ask, how, laws }): QuestionText => {
      return { ask: marked(ask, name), ...(how === undefined ? {} : { how: marked(how, name) }), laws };
    }),
  };
}

/** The texts of its rulings beyond their consequences. */
export function seatedTexts({ rulings }: SituationTexts, { name }: Seating): SituationTexts {
  return {
    rulings: each(rulings, (text): RulingText => {
      return {
        ...text,
        ...(text.explain === undefined ? {} : { explain: marked(text.explain, name) }),
        steps: text.steps.map((step) => marked(step, name)),
      };
    }),
  };
}

/** The check of a case on a ruling's page. */
export function seatedCheck(data: CaseCheckProps, seating: Seating): CaseCheckProps {
  const { name } = seating;
  const { shared, rulings, amounts } = data;
  return {
    ...data,
    facts: each(data.facts, (fact) => factText(fact, name)),
    shared: seatedShared(shared, name),
    rulings: each(rulings, (brief) => {
      return { ...brief, verdict: name(brief.verdict), chips: brief.chips.map((chip) => chipText(chip, name)) };
    }),
    ...(amounts === undefined
      ? {}
      : { amounts: { effects: effects(amounts.effects, name), chips: labels(amounts.chips, name) } }),
    seat: seating.seat,
  };
}

/** A case as it is handed on. */
export function seatedCase<Held extends SharedCase & CaseData>(data: Held, { seat, name }: Seating): Held {
  return { ...data, ...seatedShared(data, name), facts: each(data.facts, (fact) => factText(fact, name)), seat };
}

function seatedShared<Shared extends SharedCase>(shared: Shared, name: NamesSeats): Shared {
  const { rulings, chips } = shared;
  return { ...shared, rulings: each(rulings, (ruling) => rulingSummary(ruling, name)), chips: labels(chips, name) };
}

function rulingSummary(ruling: RulingSummary, name: NamesSeats): RulingSummary {
  const { verdict, decidedBy } = ruling;
  return {
    ...ruling,
    verdict: marked(verdict, name),
    effects: effects(ruling.effects, name),
    ...(decidedBy === undefined ? {} : { decidedBy: name(decidedBy) }),
  };
}

function factText(fact: FactText, name: NamesSeats): FactText {
  const { ask, how, by } = fact;
  const common = {
    ask: name(ask),
    ...(how === undefined ? {} : { how: name(how) }),
    ...(by === undefined ? {} : { by: by.map(name) }),
  };
  switch (fact.kind) {
    case 'choice':
      return { ...fact, ...common, options: each(fact.options, (option) => optionText(option, name)) };
    case 'number': {
      const { says } = fact;
      const named = typeof says === 'string' ? name(says) : { one: name(says.one), other: name(says.other) };
      return { ...fact, ...common, says: named };
    }
  }
}

function optionText({ label, hint, says, ...option }: OptionText, name: NamesSeats): OptionText {
  return { ...option, label: name(label), ...(hint === undefined ? {} : { hint: name(hint) }), says: name(says) };
}

function effects(shown: readonly ShownEffect[], name: NamesSeats): readonly ShownEffect[] {
  return shown.map((effect) =>
    effect.kind === 'chips' ? { ...effect, chips: effect.chips.map((chip) => chipText(chip, name)) } : effect,
  );
}

function chipText({ text, against, to, concerns, ...chip }: Chip, name: NamesSeats): Chip {
  return {
    ...chip,
    text: name(text),
    ...(against === undefined ? {} : { against: name(against) }),
    ...(to === undefined ? {} : { to: name(to) }),
    ...(concerns === undefined ? {} : { concerns: name(concerns) }),
  };
}

/** Whose the consequences are that are computed in the browser. */
function labels(words: ShownWords, name: NamesSeats): ShownWords {
  return { ...words, parties: each(words.parties, name) };
}

function marked({ text, html }: MarkedText, name: NamesSeats): MarkedText {
  return { text: name(text), ...(html === undefined ? {} : { html: inMarkup(name)(html) }) };
}

function each<Of, To>(all: Readonly<Record<string, Of>>, change: (one: Of) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)]));
}
