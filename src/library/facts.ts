/**
 * Converts facts from the form that authors write to the one that all code reads. Yes and no are written in
 * the language of the book.
 */
import { choiceWords } from '#i18n/choice.ts';
import { factOf as readFact, type Fact, type Language, type SurfaceFact } from '#model/index.ts';

/** The facts of an edition, by id. */
export function factsOf(
  written: Readonly<Record<string, SurfaceFact>>,
  language: Language,
): Readonly<Record<string, Fact>> {
  return Object.fromEntries(Object.entries(written).map(([id, fact]) => [id, factOf(fact, language)]));
}

/** One fact; what an author may leave out is filled in. */
export function factOf(written: SurfaceFact, language: Language): Fact {
  return readFact(written, choiceWords[language].spelled);
}
