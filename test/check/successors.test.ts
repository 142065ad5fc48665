/**
 * Ids are changed at random, with and without an alias: the check fails exactly where a published link finds
 * nothing.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { check } from '#check/check.ts';
import { listedPermalinks, PERMALINKS_FILE } from '#check/permalinks.ts';
import { targetsIn, type Named } from '#library/editions.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { FROZEN } from '#library/frozen.ts';
import { rulesIn, rulingsIn, situationsIn, termsIn } from '#library/named.ts';
import type { Edition, RuleDoc, SituationDoc } from '#library/types.ts';
import { slugOfArticle } from '#model/article.ts';
import { formerClauses, formerNote } from '#views/former-names.ts';
import { hasTree } from '#views/tree-diagram.ts';

const files = readContentFiles('test/books/good/choices-and-overrides');
const EDITION = 'kaartspel/2024';

/**
 * What happens to a thing: its id is kept, changed, changed and named as an alias, or changed and its lines
 * retired.
 */
type Way = 'kept' | 'changed' | 'aliased' | 'retired';

interface Change {
  readonly name: string;
  /** Every change of the files but the alias. */
  readonly rename: (files: readonly ContentFile[]) => readonly ContentFile[];
  readonly alias: (files: readonly ContentFile[]) => readonly ContentFile[];
  /** The lines of the list that can be given up with it. */
  readonly lines?: RegExp;
}

/** Records of published names, which renaming does not change. */
const isPublished = ({ file }: ContentFile): boolean =>
  file === PERMALINKS_FILE || file.startsWith(`content/${FROZEN}/`);
const everywhere = (from: RegExp, to: string) => (all: readonly ContentFile[]) =>
  all.map((each) => (isPublished(each) ? each : { ...each, text: each.text.replace(from, to) }));
const moved = (from: string, to: string) => (all: readonly ContentFile[]) =>
  all.map((each) => (each.file.endsWith(from) ? { ...each, file: each.file.replace(from, to) } : each));
const both =
  (...steps: readonly ((all: readonly ContentFile[]) => readonly ContentFile[])[]) =>
  (all: readonly ContentFile[]) =>
    steps.reduce<readonly ContentFile[]>((now, step) => step(now), all);
/** An id that stands by itself, and not in a longer one. */
const word = (id: string): RegExp => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`, 'g');

const CHANGES: readonly Change[] = [
  ...['gezien', 'gesloten-slagen', 'tegenpartij-laat-liggen'].map((fact): Change => {
    return {
      name: `the fact ${fact}`,
      rename: everywhere(word(fact), `nu-${fact}`),
      alias: everywhere(new RegExp(`^nu-${fact}:$`, 'm'), `nu-${fact}:\n  aliases: [${fact}]`),
      lines: new RegExp(`\\?${fact}(?:=|$)`),
    };
  }),
  {
    name: 'an option',
    rename: everywhere(word('viel-open'), 'opengevallen'),
    alias: everywhere(/^ {4}opengevallen: \{/m, '    opengevallen: { aliases: [viel-open],'),
    lines: /=viel-open$/,
  },
  ...['kaart-terug', 'niet-geregeld', 'verzaakt-in-laatste-slag'].map((ruling): Change => {
    return {
      name: `the ruling ${ruling}`,
      rename: everywhere(word(ruling), `nu-${ruling}`),
      alias: everywhere(new RegExp(`(id: nu-${ruling})$`, 'm'), `$1\nALIASES`),
    };
  }),
  {
    name: 'a clause',
    rename: both(everywhere(/<Clause id="b"/, '<Clause id="bis"'), everywhere(/te-vroeg#b/g, 'te-vroeg#bis')),
    alias: everywhere(/<Clause id="bis"/, '<Clause aliases="b" id="bis"'),
  },
  {
    name: 'a note',
    rename: everywhere(/id="hoe-vroeg"/, 'id="wie-zag"'),
    alias: everywhere(/id="wie-zag"/, 'id="wie-zag" aliases="hoe-vroeg"'),
  },
  {
    name: 'a term',
    rename: both(everywhere(/^slag:/m, 'ronde:'), everywhere(/term:slag/g, 'term:ronde')),
    alias: everywhere(/^ronde:/m, 'ronde:\n  formerIds: [slag]'),
  },
  {
    name: 'a situation',
    rename: both(
      everywhere(word('verkeerde-kaart'), 'kaart-verkeerd'),
      moved('/verkeerde-kaart.mdx', '/kaart-verkeerd.mdx'),
    ),
    alias: everywhere(/^title: Verkeerde kaart$/m, 'title: Verkeerde kaart\naliases: [verkeerde-kaart]'),
  },
  {
    name: 'a number of a rule',
    rename: both(
      everywhere(/number: '1'\ntitle: Regel/, "number: '7'\ntitle: Regel"),
      moved('/1-te-vroeg.mdx', '/7-te-vroeg.mdx'),
    ),
    alias: everywhere(/number: '7'\n/, "number: '7'\naliases: ['1']\n"),
  },
];

/** How many numbers there are to answer with. */
const RANGES = [
  { min: 0, max: 13 },
  { min: 0, max: 15 },
  { min: -2, max: 13 },
  { min: 1, max: 13 },
  { min: 0, max: 14, step: 2 },
  { min: -2, max: 13, step: 1 },
] as const;

const ways = fc.record(
  Object.fromEntries(
    CHANGES.map(({ name, lines }) => {
      const possible: readonly Way[] = lines
        ? ['kept', 'changed', 'aliased', 'retired']
        : ['kept', 'changed', 'aliased'];
      // Mostly something is kept or has its alias, so that both outcomes are tried.
      return [
        name,
        fc.oneof({ weight: 8, arbitrary: fc.constantFrom<Way>('kept', 'aliased') }, fc.constantFrom(...possible)),
      ];
    }),
  ),
);
const range = fc.oneof({ weight: 3, arbitrary: fc.constant(RANGES[0]) }, fc.constantFrom(...RANGES));
const withoutSheet = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true));

test('the check fails exactly where a published address has no successor', () => {
  const outcomes = new Set<boolean>();
  fc.assert(
    fc.property(ways, range, withoutSheet, (chosen, numbers, dropped) => {
      const now = changed(chosen, numbers, dropped);
      const [edition] = joinLibrary(now, '2026-01-01').books.flatMap(({ editions }) => editions);
      if (!edition) throw new Error('the fixture has an edition');
      const listed = listedPermalinks(now.find(({ file }) => file === PERMALINKS_FILE)?.text ?? '');
      const dead = listed.filter(({ link, retired }) => !retired && !leads(link, edition)).map(({ link }) => link);
      const told = check(now).filter(({ code }) => code === 'vanished-permalink');
      expect(told.length > 0, dead.join(' ')).toBe(dead.length > 0);
      for (const { message } of told) expect(dead).toContain(/`([^`]+)`/.exec(message)?.[1]);
      outcomes.add(dead.length > 0);
    }),
    { numRuns: 60 },
  );
  expect(outcomes.size).toBe(2);
});

test('a book in which everything is called otherwise, and says so, is as sound as before', () => {
  const all = Object.fromEntries(CHANGES.map(({ name }) => [name, 'aliased' as const]));
  const codes = check(changed(all, RANGES[0], false)).map(({ code }) => code);
  expect([...new Set(codes)]).toEqual(['new-permalink']);
});

function changed(
  chosen: Readonly<Record<string, Way>>,
  numbers: (typeof RANGES)[number],
  dropped: boolean,
): readonly ContentFile[] {
  const renamed = CHANGES.reduce<readonly ContentFile[]>((all, { name, rename, alias, lines }) => {
    const way = chosen[name] ?? 'kept';
    if (way === 'kept') return all;
    const then = rename(all);
    if (way === 'aliased') return withAliases(alias(then), name);
    return way === 'retired' && lines ? retire(then, lines) : then;
  }, files);
  const step = 'step' in numbers ? `, step: ${numbers.step}` : '';
  const steps = [
    everywhere(/number: \{ min: 0, max: 13,/, `number: { min: ${numbers.min}, max: ${numbers.max}${step},`),
    ...(dropped ? [everywhere(/\nprocedure:\n(?: .*\n)+/, '\n')] : []),
  ];
  return both(...steps)(renamed);
}

/** A ruling's alias is indented like its id. */
function withAliases(all: readonly ContentFile[], name: string): readonly ContentFile[] {
  const id = name.replace('the ruling ', '');
  return all.map((each) => ({
    ...each,
    text: each.text.replace(/^( *)(- )?(id: .*)\nALIASES/m, (_, indent: string, dash = '', written: string) => {
      return `${indent}${String(dash)}${written}\n${indent}${dash === '' ? '' : '  '}aliases: [${id}]`;
    }),
  }));
}

function retire(all: readonly ContentFile[], lines: RegExp): readonly ContentFile[] {
  return all.map((each) => {
    if (each.file !== PERMALINKS_FILE) return each;
    const text = each.text
      .split('\n')
      .map((line) => (lines.test(line) ? `${line} retired` : line))
      .join('\n');
    return { ...each, text };
  });
}

/** Whether the site has what a listed link names: as its pages, its anchors and its questions come about. */
function leads(link: string, edition: Edition): boolean {
  const [path = '', query] = link.slice(EDITION.length + 1).split('?');
  const [page = '', anchor] = path.split('#');
  const [first = '', id = '', sheet] = page.split('/');
  if (page === '') return edition.situations.some((situation) => reads(query ?? '', situation));
  switch (first) {
    case 'situations': {
      const [frozen = '', hash] = id.split('@');
      if (hash !== undefined) return edition.frozen.some((each) => each.situation === frozen && each.hash === hash);
      const situation = at(edition, situationsIn, id);
      if (!situation) return false;
      if (query !== undefined) return reads(query, situation);
      return sheet === undefined || (sheet === 'tree' ? hasTree(situation) : situation.procedure.length > 0);
    }
    case 'rulings':
      return at(edition, rulingsIn, id) !== undefined;
    case 'terms':
      return at(edition, termsIn, anchor ?? '') !== undefined;
    case 'laws':
      return Object.keys(edition.laws?.articles ?? {}).some((article) => slugOfArticle(article) === anchor);
    default: {
      const rule = at(edition, rulesIn, first);
      return rule !== undefined && (anchor === undefined || anchorsOf(rule, edition).includes(anchor));
    }
  }
}

function at<Thing>(edition: Edition, list: (edition: Edition) => readonly Named<Thing>[], name: string) {
  return targetsIn(edition, list).find((each) => each.name === name)?.thing;
}

function anchorsOf(rule: RuleDoc, edition: Edition): readonly string[] {
  const here = {
    book: { id: edition.bookId, book: edition.book, editions: [edition], current: edition, translations: [] },
  };
  const former = formerClauses(rule, { ...here, edition, dated: true });
  return rule.clauses.flatMap((clause) => {
    const names = [clause.id, ...(former.get(clause.id) ?? [])];
    const notes = clause.notes.flatMap((note) => [
      ...(note.id === undefined ? [] : [`${clause.id}/${note.id}`]),
      ...formerNote(clause, note, names.slice(1)),
    ]);
    return [...names, ...notes];
  });
}

/** Whether a situation takes an answer, and all of it; of a fact by itself, that nobody knows. */
function reads(query: string, { table, former }: SituationDoc): boolean {
  const [fact = '', value = 'unknown'] = query.split('=');
  const { answers } = queryToAnswers(`${fact}=${value}`, table.facts, former);
  const [, from, to, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/.exec(value) ?? [];
  if (from === undefined) return answersToQuery(answers) !== '';
  const numbers = Array.from({ length: (Number(to) - Number(from)) / Number(step) + 1 }, (_, n) => Number(from) + n);
  return numbers.every((n) => answersToQuery(queryToAnswers(`${fact}=${n}`, table.facts, former).answers) !== '');
}
