/** The case data that the build embedded in the page. */
import type { CaseCheckProps, DecisionProps } from '#views/decision-props.ts';
import type { TogetherProps } from '#views/together.ts';
import type { CaseOnPage } from './shared-content.ts';

/** The case of a situation's page or of a ruling's; undefined on any other page. */
export function caseOn(page: Document): CaseOnPage | undefined {
  const questions = decisionOn(page);
  if (questions) return { ...questions, phrase: questions.words.phrase };
  const check = checkOn(page);
  if (!check) return undefined;
  const { shared, table, tree, former, facts, language, seats, ruling, example, words } = check;
  const said = { ...(former && { former }), ...(seats && { seats }), ...(example !== undefined && { example }) };
  return { ...shared, table, tree, ...said, facts, language, phrase: words.phrase, claimed: ruling };
}

/** The props of the questions on a situation's page. */
export function decisionOn(page: Document): DecisionProps | undefined {
  return dataIn(page, 'decision-data') as DecisionProps | undefined;
}

/** The props of the case check on a ruling's page. */
export function checkOn(page: Document): CaseCheckProps | undefined {
  return dataIn(page, 'case-check-data') as CaseCheckProps | undefined;
}

/** The props of the page for a case of several parts. */
export function togetherOn(page: Document): TogetherProps | undefined {
  return dataIn(page, 'together-data') as TogetherProps | undefined;
}

/** Trusted JSON: made in the build from typed props. */
function dataIn(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
