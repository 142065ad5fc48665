/** The table of all kinds of facts, and the functions that work on any fact. */
import type { Allowed } from '#model/box.ts';
import * as choice from './choice.ts';
import type {
  AnswersText,
  Counted,
  Domain,
  DomainFault,
  Kind,
  NamedOption,
  Option,
  Options,
  OptionText,
  Spelled,
} from './kind.ts';
import * as number from './number.ts';
import type { Fact, FactKind, FactTypes, SurfaceFact } from './types.ts';
import * as yesNo from './yes-no.ts';

type Kinds = { readonly [K in FactKind]: Kind<FactTypes[K]['core'], FactTypes[K]['surface']> };

/** In the order in which messages name them. */
export const factKinds: Kinds = { choice, 'yes-no': yesNo, number };

/** Converts from the form that authors write to the one that all code reads. */
export function factOf(written: SurfaceFact, spelled: Spelled): Fact {
  const { ask, how, by, judged, setting, askIf, laws = [], aliases } = written;
  return {
    ask,
    ...(how === undefined ? {} : { how }),
    ...(by === undefined ? {} : { by: typeof by === 'string' ? [by] : by }),
    ...(judged === undefined ? {} : { judged }),
    ...(setting === undefined ? {} : { setting }),
    ...(askIf === undefined ? {} : { askIf }),
    laws,
    ...(aliases === undefined ? {} : { aliases }),
    ...kindOfWritten(written).read(written, spelled),
  };
}

/** What the engine decides with. */
export function domainOfFact(fact: Fact): Domain {
  return kindOf(fact).domain(fact);
}

/** Why nothing can be asked, or a bound is never reached; undefined for a sound fact. */
export function domainFault(fact: Fact): DomainFault | undefined {
  return kindOf(fact).fault(fact);
}

/** What can be chosen, by id in the author's order; nothing of a number. */
export function optionsOf(fact: Fact | undefined): Options {
  return fact === undefined ? {} : kindOf(fact).options(fact);
}

/** The options with buttons named by the author; empty for facts answered with yes, no or a number. */
export function namedOptionsOf(fact: Fact | undefined): Readonly<Record<string, NamedOption>> {
  return Object.fromEntries(
    Object.entries(optionsOf(fact)).flatMap(([id, option]) => (option.kind === 'named' ? [[id, option]] : [])),
  );
}

/** The ids that an option had before. */
export function formerIds(option: Option | undefined): readonly string[] | undefined {
  return option?.kind === 'named' ? option.aliases : undefined;
}

/** What a fact counts; undefined for one by which amounts are looked up and not counted. */
export function countedBy(fact: Fact | undefined): Counted | undefined {
  return fact && kindOf(fact).counted(fact);
}

/** The texts of the allowed answers in a case; for an answer without a text of its own, the question. */
export function allowedTexts(fact: Fact, allowed: Allowed): readonly string[] {
  return kindOf(fact).saysOf(fact, allowed) ?? [fact.ask];
}

/** The answers as a reader sees them. */
export function answersText(fact: Fact, optionText: (option: Option) => OptionText): AnswersText {
  return kindOf(fact).text(fact, optionText);
}

/** A kind that takes any fact: TypeScript does not follow that a fact goes to the file of its own kind. */
type AnyKind = Kind<Own, SurfaceFact>;
type Own = FactTypes[FactKind]['core'];

function kindOf(fact: Fact): AnyKind {
  return factKinds[fact.kind] as unknown as AnyKind;
}

function kindOfWritten(written: SurfaceFact): AnyKind {
  const kind = Object.values(factKinds as unknown as Readonly<Record<FactKind, AnyKind>>).find(
    ({ key }) => key in written,
  );
  if (!kind) throw new TypeError(`no kind of fact has one of the keys ${Object.keys(written).join(', ')}`);
  return kind;
}
