import { z } from 'astro/zod';
import { typeOf } from './means.ts';

/** Ids are part of URLs. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const idSchema = typeOf(
  z
    .string()
    .regex(ID, 'an id has lower-case letters a–z, digits and single hyphens only')
    // Every JavaScript object inherits `constructor`, so that a lookup of this id would always succeed.
    .refine((id) => id !== 'constructor', '`constructor` means something else to the machine'),
  'id',
  'A name for good, which links and other files use: lower-case letters a–z, digits and single hyphens, in the book’s own language without accents.',
  'touch-move',
);

/**
 * Branded ids, so that a rule's id cannot be confused with its number in an address or with a ruling's id.
 * All of them are plain strings at run time.
 */
export const bookIdSchema = idSchema.brand<'BookId'>();
export const editionIdSchema = idSchema.brand<'EditionId'>();
export const ruleIdSchema = idSchema.brand<'RuleId'>();
export const clauseIdSchema = idSchema.brand<'ClauseId'>();
export const situationIdSchema = idSchema.brand<'SituationId'>();
export const rulingIdSchema = idSchema.brand<'RulingId'>();
export const decidedCaseIdSchema = idSchema.brand<'DecidedCaseId'>();
export const factIdSchema = idSchema.brand<'FactId'>();
export const termIdSchema = idSchema.brand<'TermId'>();
export const noteIdSchema = idSchema.brand<'NoteId'>();
export const slugSchema = idSchema.brand<'Slug'>();

export type BookId = z.infer<typeof bookIdSchema>;
export type EditionId = z.infer<typeof editionIdSchema>;
/** A rule's id: semantic and permanent, the same in all editions. */
export type RuleId = z.infer<typeof ruleIdSchema>;
export type ClauseId = z.infer<typeof clauseIdSchema>;
export type SituationId = z.infer<typeof situationIdSchema>;
export type RulingId = z.infer<typeof rulingIdSchema>;
export type DecidedCaseId = z.infer<typeof decidedCaseIdSchema>;
export type FactId = z.infer<typeof factIdSchema>;
export type TermId = z.infer<typeof termIdSchema>;
/** Of a note within its clause. */
export type NoteId = z.infer<typeof noteIdSchema>;
/** A rule's number as in addresses: `17`, `4-2`. The next edition may give it to another rule. */
export type Slug = z.infer<typeof slugSchema>;

type Id =
  BookId | EditionId | RuleId | ClauseId | SituationId | RulingId | DecidedCaseId | FactId | TermId | NoteId | Slug;

/** Brands a text as an id, where it comes from a file's name, a key or the engine. */
export function asId<Kind extends Id>(text: string): Kind {
  return text as Kind;
}

/**
 * A rule's place in a URL, made from its printed number: `17` → `17`, `1.12` → `1-12`, `§ 4,2` → `4-2`.
 * Separators stay visible, so that 1.12 and 11.2 do not collide.
 */
export function slugOfNumber(number: string): Slug {
  const slug = number
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return asId<Slug>(slug);
}
