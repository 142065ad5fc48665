/** A whole book for one page: its rules by chapter. */
import type { Edition, RuleDoc } from '#library/types.ts';
import { rulesByChapter } from './sections.ts';

export interface BookletChapter {
  readonly id: string;
  readonly number?: string;
  readonly title: string;
  readonly rules: readonly BookletRule[];
}
export interface BookletRule {
  readonly rule: RuleDoc;
  /** Its place on the page. */
  readonly anchor: string;
}

/** Chapters without rules are left out. */
export function bookletOf(edition: Edition): readonly BookletChapter[] {
  return edition.meta.chapters.flatMap(({ id, number, title }): BookletChapter[] => {
    const rules = (rulesByChapter(edition).get(id) ?? []).map(bookletRule);
    return rules.length === 0 ? [] : [{ id, title, rules, ...(number === undefined ? {} : { number }) }];
  });
}

function bookletRule(rule: RuleDoc): BookletRule {
  return { rule, anchor: `rule-${rule.slug}` };
}
