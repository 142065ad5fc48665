/**
 * Facts: what an arbiter is asked. A kind is a line in types.ts and kinds.ts and a file of its own, which
 * holds its schema, how it is read, what the engine decides with, what can be chosen or counted, and how a
 * reader sees its answers. The compiler names the places that must know a new one.
 */
export * from './kinds.ts';
export * from './schema.ts';
export * from './types.ts';
export type {
  AnswersText,
  Counted,
  Domain,
  DomainFault,
  NamedOption,
  Option,
  Options,
  OptionText,
  Spelled,
  Steps,
} from './kind.ts';
