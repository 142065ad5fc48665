/** Pages as Markdown: from the model, with the same words, and with what a reader needs who has only this. */
import { describe, expect, it } from 'vitest';
import { ruleMarkdown } from '#api/markdown/rule.ts';
import { rulingMarkdown } from '#api/markdown/ruling.ts';
import { situationMarkdown } from '#api/markdown/situation.ts';
import { termsMarkdown } from '#api/markdown/terms.ts';
import { noteBlock, type TwinContext } from '#api/markdown/parts.ts';
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import { editionsInAll } from '#library/in-language.ts';
import { parseBody } from '#library/body.ts';
import { markdownOf, plainMarkdown } from '#library/markdown.ts';
import type { Edition } from '#library/types.ts';
import { hasTags, untagged } from '#model/language-tags.ts';
import { ownWordsOf } from '#wording/own-words.ts';
import { fixtureEdition } from '../support/fixture.ts';
import { situationOf } from '../support/edition.ts';
import { libraryAt } from '../support/library.ts';

const ROOT = 'https://example.org/';

function contextOf(edition: Edition): TwinContext {
  const { language } = edition.book;
  const urls = urlsOf({ base: ROOT, language, book: edition.bookId, edition: edition.id });
  return { edition, language, urls, words: packs[language].pages, data: `${ROOT}api/v1/book.json` };
}

describe.each(
  editionsInAll(libraryAt('.')).map((edition) => [edition.bookId, edition.id, edition.book.language, edition] as const),
)('%s, edition %s, in %s', (_, __, ___, edition) => {
  const context = contextOf(edition);
  const twins = [
    ...edition.rules.map((rule) => [context.urls.rule(rule.slug), ruleMarkdown(rule, context)] as const),
    ...edition.situations.map((each) => [context.urls.situation(each.id), situationMarkdown(each, context)] as const),
    ...edition.rulings.map((ruling) => [context.urls.ruling(ruling.id), rulingMarkdown(ruling, context)] as const),
    [context.urls.terms, termsMarkdown(context)] as const,
  ];

  it('says of every page its edition, which text counts, and its permanent address', () => {
    // A site that is the source itself says nothing of another text.
    const ownWords = ownWordsOf(edition) ?? '';
    const lacking = twins.filter(([url, text]) => {
      const head = text.split('\n\n', 2).join('\n');
      return (
        !head.includes(url) ||
        !head.includes(plainMarkdown(ownWords)) ||
        !head.includes(plainMarkdown(edition.meta.title))
      );
    });
    expect(lacking.map(([url]) => url)).toEqual([]);
  });

  it('has no link of the content’s own kind left, no tag and no empty link', () => {
    const bad = twins.filter(([, text]) => hasTags(text) || /\]\((?!https?:)|\[\]/.test(text));
    expect(bad.map(([url]) => url)).toEqual([]);
  });

  it('has at a ruling every note that it rests on, and all at the clauses that it cites, once', () => {
    for (const ruling of edition.rulings) {
      const text = rulingMarkdown(ruling, context);
      const clauses = ruling.cites.flatMap(({ rule, clause }) => (clause ? [clause] : rule.clauses));
      const notes = new Set([...clauses.flatMap((each) => each.notes), ...ruling.rests.map(({ note }) => note)]);
      // Two clauses may have notes of the same words.
      const byText = Map.groupBy(notes, (note) => `${noteBlock(note, context)}\n\n`);
      for (const [block, alike] of byText) expect(`${text}\n`.split(block).length - 1, block).toBe(alike.length);
    }
  });

  it('has every clause and note word for word', () => {
    for (const rule of edition.rules) {
      const text = readAgain(ruleMarkdown(rule, context));
      for (const { body, notes } of rule.clauses)
        for (const each of [body, ...notes]) expect(text, rule.slug).toContain(bare(each.text));
    }
  });

  it('says at a ruling what else may hold for the same event', () => {
    for (const ruling of edition.rulings) {
      const sides = edition.concurrences.filter((each) => [...each.rulings, ...each.with].includes(ruling));
      if (sides.length === 0) continue;
      const text = readAgain(rulingMarkdown(ruling, context));
      for (const { id, data } of sides) expect(text, `${ruling.id}, ${id}`).toContain(bare(data.says));
    }
  });
});

describe('the twin', () => {
  const edition = fixtureEdition('slagspel');
  const context = contextOf(edition);

  it('of a rule has its clauses, notes apart from them, and its rulings', async () => {
    const rule = edition.rules.find(({ slug }) => slug === '17');
    await expect(rule && ruleMarkdown(rule, context)).toMatchFileSnapshot('./twins/rule.md');
  });

  it('of a situation has its questions by the ids that an address answers them by', async () => {
    const situation = situationOf(edition, 'verkeerd-gespeelde-kaart');
    await expect(situationMarkdown(situation, context)).toMatchFileSnapshot('./twins/situation.md');
  });

  it('of a ruling has the words that it rests on', async () => {
    const ruling = edition.rulings.find(({ id }) => id === 'verkeerde-kaart-tot-vier-slagen');
    await expect(ruling && rulingMarkdown(ruling, context)).toMatchFileSnapshot('./twins/ruling.md');
  });

  it('of the terms has their other names', async () => {
    await expect(termsMarkdown(context)).toMatchFileSnapshot('./twins/terms.md');
  });
});

describe('a text', () => {
  const body = (text: string) => {
    const parsed = parseBody(text);
    return parsed.ok ? markdownOf(parsed.value.prose.html, (href) => href) : '';
  };

  it('keeps its lists, tables and links', () => {
    expect(body('- Eén\n- [twee](rule:tellen#b)')).toBe('- Eén\n- [twee](rule:tellen#b)');
    expect(body('1. Eén\n   - binnen\n   - nog een\n2. Twee')).toBe('1. Eén\n   - binnen\n   - nog een\n2. Twee');
    expect(body('- Eén\n\n  Meer.\n- Twee')).toBe('- Eén\n\n  Meer.\n- Twee');
    expect(body('Met **nadruk** en `code`,\nover twee regels.\n\n> Gezegd')).toBe(
      'Met **nadruk** en `code`, over twee regels.\n\n> Gezegd',
    );
    expect(body('| a | b |\n|---|---|\n| 1 \\| 2 | *drie* |')).toBe('| a | b |\n| --- | --- |\n| 1 \\| 2 | _drie_ |');
  });

  it('from content is words and no markup', () => {
    expect(plainMarkdown('1. a*b_c <d> [e]')).toBe('1\\. a\\*b\\_c \\<d\\> \\[e\\]');
    expect(plainMarkdown('# geen kop')).toBe('\\# geen kop');
  });
});

/** Letters and digits alone: how markup divides words does not matter. */
function bare(text: string): string {
  return untagged(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a twin, without marks and addresses. */
function readAgain(text: string): string {
  return bare(
    text
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^\|[ |-]*$/gm, '')
      .replace(/^\s*\d+\. /gm, ''),
  );
}
