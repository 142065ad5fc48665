/**
 * A book of so many rules, as an author would have written it: what the real books have of each thing, in
 * their proportions.
 */
import { stringify } from 'yaml';
import { contestedKinds } from '#model/elements.ts';
import { drawOf, type Draw } from './draw.ts';
import { madeEffect } from './effects.ts';
import type { Proportions } from './proportions.ts';
import { LARGEST, makeTable, type Leaf, type MadeFact } from './table.ts';

export interface MadeFile {
  readonly file: string;
  readonly text: string;
}

const EDITION = '2026';

/**
 * A Dutch book with one edition. Reproducible for a seed; without the list of its addresses, which the
 * checker writes.
 * @param id of the book, and the name of its folder.
 */
export function makeBook(
  rules: number,
  seed: number,
  proportions: Proportions,
  id = 'schaalspel',
): readonly MadeFile[] {
  const book = outlineOf(rules, drawOf(seed), proportions, `content/${id}`);
  const situations = book.situations.map((situation) => situationOf(book, situation));
  return [
    { file: `${book.folder}/book.yaml`, text: bookFile(book) },
    { file: `${book.folder}/${EDITION}/facts.yaml`, text: factsFile(book) },
    { file: `${book.folder}/${EDITION}/terms.yaml`, text: termsFile(book) },
    ...situations,
    ...book.rules.map((rule) => ruleFile(book, rule)),
  ];
}

/** Lines as long as they are, and nothing said by an anchor. */
const WRITTEN = { lineWidth: 0, aliasDuplicateObjects: false };

interface Clause {
  readonly id: string;
  readonly notes: readonly { readonly kind: string; readonly id: string }[];
}
interface MadeRule {
  readonly id: string;
  readonly number: string;
  readonly chapter: string;
  readonly at: number;
  readonly clauses: readonly Clause[];
  readonly rulings: object[];
}
interface MadeSituation {
  readonly id: string;
  readonly at: number;
  readonly facts: readonly MadeFact[];
  readonly leaves: readonly Leaf[];
}
interface Outline {
  readonly folder: string;
  readonly draw: Draw;
  readonly proportions: Proportions;
  readonly chapters: readonly { readonly id: string; readonly number: string; readonly title: string }[];
  readonly rules: readonly MadeRule[];
  readonly situations: readonly MadeSituation[];
  readonly facts: readonly MadeFact[];
  readonly terms: readonly string[];
}

/** What there is, before any of it says something: texts name what comes later too. */
function outlineOf(count: number, draw: Draw, proportions: Proportions, folder: string): Outline {
  const { perRule, count: counts } = proportions;
  const many = (share: number) => Math.max(1, Math.round(share * count));
  const chapters = Array.from({ length: many(perRule.chapters) }, (_, at) => {
    return { id: `hoofdstuk-${String(at + 1)}`, number: String(at + 1), title: draw.words.sentence(3) };
  });
  const inChapter = Math.ceil(count / chapters.length);
  const rules = Array.from({ length: count }, (_, at): MadeRule => {
    const chapter = Math.floor(at / inChapter);
    const clauses = Array.from({ length: Math.max(1, draw.of(counts.clauses)) }, (_each, clause): Clause => {
      const notes = Array.from({ length: draw.of(counts.notes) }, () => {
        return { kind: draw.one(proportions.notes) ?? 'gap', id: draw.words.id() };
      });
      return { id: String(clause + 1), notes };
    });
    const number = `${String(chapter + 1)}.${String((at % inChapter) + 1)}`;
    return { id: draw.words.id(), number, chapter: chapters[chapter]?.id ?? '', at, clauses, rulings: [] };
  });
  const facts: MadeFact[] = [];
  const length = many(perRule.situations);
  const situations = Array.from({ length }, (_, index): MadeSituation => {
    const asked = draw.of(counts.facts);
    // One in ten questions is one that a situation nearby asks too.
    const shared = draw.chance(0.2) ? draw.one(facts.slice(-40).filter(({ askIf }) => !askIf)) : undefined;
    const table = makeTable(draw, proportions, asked, shared);
    facts.push(...table.facts.filter((fact) => fact !== shared));
    return { id: draw.words.id(), at: Math.floor((index * count) / length), ...table };
  });
  const terms = Array.from({ length: many(perRule.terms) }, () => draw.words.id());
  return { folder, draw, proportions, chapters, rules, situations, facts, terms };
}

/** Rules near a place in the book, mostly; now and then any. */
function nearby({ draw, rules }: Outline, at: number): MadeRule {
  const found = draw.chance(0.75) ? rules[at + draw.below(13) - 6] : draw.one(rules);
  const [first] = rules;
  const rule = found ?? rules[at] ?? first;
  if (!rule) throw new Error('a book has rules');
  return rule;
}

function clauseNear(book: Outline, at: number): string {
  const rule = nearby(book, at);
  return `${rule.id}#${book.draw.one(rule.clauses)?.id ?? ''}`;
}

function near<T extends { readonly id: string }>(
  { draw, rules }: Outline,
  some: readonly T[],
  at: number,
): T | undefined {
  const place = Math.floor((at * some.length) / rules.length);
  return draw.chance(0.75) ? (some[place + draw.below(9) - 4] ?? some[place]) : draw.one(some);
}

function bookFile({ chapters, rules }: Outline): string {
  return stringify({
    title: 'Schaalspel',
    game: 'Schaalspel',
    language: 'nl',
    summary: 'Een boek om mee te meten',
    authority: { name: 'Niemand', short: 'NM' },
    accent: 'clubs',
    roles: { leider: { label: 'de leider' }, bestuur: { label: 'het bestuur' } },
    parties: {
      overtreder: { label: 'de overtreder', offends: true },
      tegenpartij: { label: 'de tegenpartij' },
      speler: { label: 'de speler' },
    },
    points: { strafpunten: { label: 'strafpunten', one: '{n} strafpunt', other: '{n} strafpunten' } },
    phases: ['delen', 'spelen', 'aftikken', 'tellen', 'stand'].map((id, at) => {
      return { id, title: id, ...(at === 3 ? { area: 'scoring' } : at === 4 ? { area: 'organisation' } : {}) };
    }),
    residual: {
      verdict: 'Het reglement regelt dit niet; het bestuur beslist',
      verdicts: {
        ambiguous: 'Het reglement is hier niet eenduidig; het bestuur beslist',
        contradictory: 'Het reglement spreekt zichzelf hier tegen; het bestuur beslist',
        left: 'Het reglement laat dit over aan het bestuur',
      },
      effects: [{ none: true }],
      modality: 'discretion',
      decidedBy: 'bestuur',
      cites: [rules[0]?.id],
    },
    editions: [{ id: EDITION, title: EDITION, from: '2026-01-01', numbering: 'printed', chapters }],
  });
}

function factsFile({ draw, facts, proportions: { words, share } }: Outline): string {
  const says = () => draw.words.run(Math.max(3, draw.of(words.says)));
  const written = facts.map(({ id, options, askIf }) => {
    const asked = {
      ask: draw.words.sentence(Math.max(3, draw.of(words.ask)), '?'),
      ...(draw.chance(share.how) ? { how: draw.words.text(draw.of(words.how)) } : {}),
      ...(askIf ? { askIf } : {}),
    };
    if (typeof options === 'number')
      return [id, { ...asked, number: { min: 0, max: options, unit: draw.words.run(1) }, says: `${says()} {n}` }];
    if (options[0] === 'ja') return [id, { ...asked, yes: says(), no: says() }];
    const each = options.map((option) => [option, { label: draw.words.sentence(3), says: says() }]);
    return [id, { ...asked, options: Object.fromEntries(each) as object }];
  });
  return stringify(Object.fromEntries(written), WRITTEN);
}

function termsFile(book: Outline): string {
  const { draw, terms, rules, proportions } = book;
  const { count, words } = proportions;
  const written = terms.map((id, index) => {
    const at = Math.floor((index * rules.length) / terms.length);
    const list = (length: number, make: () => string) => Array.from({ length }, make);
    const term = {
      term: `${draw.words.name()} ${draw.words.run(1)}`,
      definition: draw.words.text(draw.of(words.definition)),
      aliases: list(draw.of(count.aliases), () => `${draw.words.name()} ${draw.words.run(1)}`),
      phrases: list(draw.of(count.termPhrases), () => draw.words.run(draw.of(words.phrase))),
      concept: `idea-of-${id}`,
      cites: [...new Set(list(draw.of(count.termCites), () => clauseNear(book, at)))],
    };
    return [id, term];
  });
  return stringify(Object.fromEntries(written), WRITTEN);
}

/** The file of a situation; its rulings go to rules near it. */
function situationOf(book: Outline, { id, at, facts, leaves }: MadeSituation): MadeFile {
  const { draw, proportions, situations } = book;
  const { count, share, words } = proportions;
  const home = [nearby(book, at), book.rules[at] ?? nearby(book, at)];
  const isOpen = leaves.length > 1 && draw.chance(share.otherwise * 1.1);
  const open = isOpen ? draw.one(leaves) : undefined;
  const ruled = leaves.filter((leaf) => leaf !== open);
  const moved = ruled.flatMap((leaf) => {
    const rule = draw.one(home) ?? nearby(book, at);
    const { ruling, moves, cites } = rulingOf(book, id, leaf, rule);
    rule.rulings.push(ruling);
    return moves ? contestedAt(book, cites) : [];
  });
  const otherwise = open && {
    id: draw.words.id(),
    explain: draw.words.text(draw.of(words.explain)),
    cites: [clauseNear(book, at)],
    examples: [exampleOf(book, open, { effects: [{ none: true }], modality: 'discretion', decidedBy: 'bestuur' })],
  };
  if (otherwise)
    otherwise.examples = otherwise.examples.map((each) => ({
      ...each,
      gives: { ...each.gives, cites: otherwise.cites },
    }));
  const aside = otherwise ? contestedAt(book, otherwise.cites) : [];
  const reasons = (key: string, notes: readonly string[]) =>
    notes.length === 0 ? {} : { [key]: Object.fromEntries(notes.map((note) => [note, draw.words.sentence(5)])) };
  const see = [...new Set(Array.from({ length: draw.of(count.see) }, () => nearby(book, at).id))];
  const data = {
    title: draw.words.sentence(Math.max(2, draw.of(words.situationTitle))),
    summary: draw.words.sentence(draw.of(words.situationSummary)),
    phrases: phrases(book, draw.of(count.situationPhrases)),
    phase: draw.one(['delen', 'spelen', 'spelen', 'aftikken', 'tellen', 'stand']),
    ...(draw.chance(share.common) ? { common: true } : {}),
    severity: draw.one(['points', 'none', 'none', 'game', 'points', 'match']),
    order: draw.chance(share.declared) ? 'declared' : 'fewest',
    facts: facts.map((fact) => fact.id),
    ...(facts.length === 0 ? { always: draw.words.sentence(6, '.') } : {}),
    ...(otherwise ? { otherwise } : {}),
    ...reasons('aside', aside),
    ...reasons('noAlternative', moved),
    ...(see.length > 0 ? { see } : {}),
    ...procedure(book),
  };
  const link = near(book, situations, at);
  const more = draw.chance(0.3) && link && link.id !== id ? ` Zie [${draw.words.run(2)}](situation:${link.id}).` : '';
  const body = `${draw.words.text(draw.of(words.arrival))} Zie [${draw.words.run(2)}](rule:${clauseNear(book, at)}).${more}`;
  return { file: `${book.folder}/${EDITION}/situations/${id}.mdx`, text: mdx(data, body) };
}

function phrases({ draw, proportions: { words } }: Outline, length: number): readonly string[] {
  return [
    ...new Set(Array.from({ length: Math.max(1, length) }, () => draw.words.run(Math.max(2, draw.of(words.phrase))))),
  ];
}

function procedure({ draw, proportions: { count, words } }: Outline): object {
  const steps = Array.from({ length: draw.of(count.procedure) }, () => {
    return { do: draw.words.text(draw.of(words.procedureStep)) };
  });
  return steps.length === 0 ? {} : { procedure: steps };
}

function rulingOf(book: Outline, situation: string, leaf: Leaf, rule: MadeRule) {
  const { draw, proportions, situations } = book;
  const { count, share, words } = proportions;
  const own = draw.one(rule.clauses);
  const others = Array.from({ length: Math.max(0, draw.of(count.cites) - 1) }, () => clauseNear(book, rule.at));
  const cites = [...new Set([`${rule.id}#${own?.id ?? ''}`, ...others])];
  const rests = contestedAt(book, cites);
  const { effect, number } = madeEffect(draw);
  // An effect by two modalities would have to be declared as a concurrence; what is refused is a must.
  const isFree = 'none' in effect || ('permission' in effect && effect.permission === 'granted');
  const modality = isFree ? draw.one(['must', 'must', 'must', 'may', 'discretion']) : 'must';
  const figure = number === undefined ? '' : ` ${draw.words.sentence(2)} ${String(number)}.`;
  const explain =
    number !== undefined || draw.chance(share.explain) ? draw.words.text(draw.of(words.explain)) + figure : undefined;
  // Only to later ones, so that nothing leads round; and from no points, which would ask for a concurrence
  // with those that it leads to.
  const later = situations.slice(situations.findIndex(({ id }) => id === situation) + 1).map(({ id }) => id);
  const then = Array.from({ length: draw.of(count.then) }, () => near(book, situations, rule.at)?.id ?? '');
  const next = 'points' in effect ? [] : [...new Set(then)].filter((each) => later.includes(each));
  const steps = Array.from({ length: draw.of(count.steps) }, () => draw.words.sentence(draw.of(words.step), '.'));
  const gives = { effects: [effect], modality, decidedBy: 'leider', cites };
  const ruling = {
    id: draw.words.id(),
    situation,
    ...(Object.keys(leaf.when).length === 0 ? {} : { when: leaf.when }),
    verdict: draw.words.sentence(Math.max(2, draw.of(words.verdict))),
    ...(explain === undefined ? {} : { explain }),
    effects: [effect],
    modality,
    decidedBy: 'leider',
    ...('permission' in effect && effect.permission === 'refused' ? { ifDone: 'unstated' } : {}),
    cites,
    ...(rests.length === 0 ? {} : { rests }),
    ...(steps.length === 0 ? {} : { steps }),
    ...(next.length === 0 ? {} : { then: next }),
    examples: Array.from({ length: Math.max(1, draw.of(count.examples)) }, () => exampleOf(book, leaf, gives)),
  };
  return { ruling, moves: ['points', 'card', 'result'].some((kind) => kind in effect), cites };
}

/** The names of the notes at clauses on which a ruling has to take a stand. */
function contestedAt({ rules }: Outline, cites: readonly string[]): readonly string[] {
  const kinds: readonly string[] = contestedKinds;
  return rules.flatMap(({ id, clauses }) =>
    clauses.flatMap((clause) =>
      cites.includes(`${id}#${clause.id}`)
        ? clause.notes.filter(({ kind }) => kinds.includes(kind)).map((note) => `${id}#${clause.id}/${note.id}`)
        : [],
    ),
  );
}

function exampleOf<Gives>({ draw, proportions }: Outline, { given }: Leaf, gives: Gives) {
  return { story: draw.words.text(draw.of(proportions.words.story)), given, gives };
}

function ruleFile(book: Outline, rule: MadeRule): MadeFile {
  const { draw, proportions } = book;
  const { count, words } = proportions;
  const { id, number, chapter, rulings } = rule;
  const data = {
    id,
    number,
    title: draw.words.sentence(draw.of(words.ruleTitle)),
    chapter,
    summary: draw.words.sentence(draw.of(words.ruleSummary), '.'),
    phrases: phrases(book, draw.of(count.rulePhrases)),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
  const clauses = rule.clauses.map((clause) => {
    const notes = clause.notes.map(
      (note) => `<Note kind="${note.kind}" id="${note.id}">${draw.words.text(draw.of(words.note))}</Note>\n`,
    );
    return [`<Clause id="${clause.id}">`, clauseText(book, rule), NUMBERS, ...notes, '</Clause>'].join('\n\n');
  });
  return {
    file: `${book.folder}/${EDITION}/rules/${number.replace('.', '-')}-${id}.mdx`,
    text: mdx(data, clauses.join('\n\n')),
  };
}

function clauseText(book: Outline, rule: MadeRule): string {
  const { draw, proportions, terms } = book;
  const links = Array.from({ length: draw.of(proportions.count.links) }, () => {
    const target = draw.chance(0.5) ? `term:${draw.one(terms) ?? ''}` : `rule:${clauseNear(book, rule.at)}`;
    return `${draw.words.sentence(2)} [${draw.words.run(2)}](${target}).`;
  });
  return [draw.words.text(draw.of(proportions.words.clause)), ...links].join(' ');
}

function mdx(data: object, body: string): string {
  return `---\n${stringify(data, WRITTEN)}---\n${body}\n`;
}

/** Limits are drawn, and a clause has to say them: each says every number that one can be. */
const NUMBERS = `${Array.from({ length: LARGEST + 1 }, (_, number) => number).join(', ')}.`;
