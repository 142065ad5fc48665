/** Laws for every link, however malformed. Each returns its violations in words. */
import { answersToQuery, answerToValue, canonical } from '#addresses/answers.ts';
import { withoutExtras } from '#addresses/extras.ts';
import { caseOf, countingAnswers, type Case } from '#addresses/case.ts';
import { COMPARED, comparedIn, withCompared } from '#addresses/compared.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import { sheetAddressIn, sheetQuery } from '#addresses/record-sheet.ts';
import { onlySearch, searchIn, withSearch } from '#addresses/search-query.ts';
import { seatIn, withSeat } from '#addresses/seat.ts';
import { postersIn, postersQuery } from '#addresses/posters.ts';
import { countsToQuery, readCounts } from '#calculator/counts.ts';
import { replayed } from '#client/replay/replayed.ts';
import { runsOf } from '#client/what-if/runs.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { examIn, examQuery } from '#training/exam/choice.ts';
import { drillAddressIn as trainingIn, queryFor } from '#training/drill-address.ts';
import type { Answer } from '#decide/table.ts';
import type { Given } from '#decide/progress.ts';
import { oneOf, type Pick } from '../random.ts';
import { isOfChat, left, parsedBy, RESERVED, type Parsed, type Said } from './oracle.ts';
import { pairsIn, type Pair } from './query.ts';
import type { Subject } from './subjects.ts';
import { sumOver } from './sum.ts';

/** What was seen on the way, to be counted. */
export type Seen = (what: string) => void;
export type Law = (subject: Subject, search: string, pick: Pick, seen: Seen) => readonly string[];

/** By kind of link. */
export const laws = {
  situation: (subject, search, _, seen) => {
    const { query, current, pairs, parsed } = opened(subject, search);
    seen(current.progress.next.kind);
    return [...ofCase(subject, current, pairs, parsed), ...ofCanonical(subject, query, current)];
  },
  ruling: (subject, search, pick, seen) => {
    const { current, pairs, parsed } = opened(subject, search);
    const ruling = oneOf(subject.oracle.json.rulings, pick).id;
    const claimed = pick(2) === 0 ? ruling : (decidedBy(current) ?? ruling);
    const finding = agreementOf(current, { ruling: claimed });
    seen(`page ${finding.kind}`);
    const rulings = left(subject.oracle, counted(current));
    return [
      ...ofCase(subject, current, pairs, parsed),
      ...(finding.kind === 'agrees' && (rulings.size !== 1 || !rulings.has(claimed))
        ? ['agrees without the table']
        : []),
      ...(finding.kind === 'other' && (finding.ruling === claimed || !rulings.has(finding.ruling))
        ? ['leads astray']
        : []),
    ];
  },
  record: ofRecord,
  'what-if': (subject, search, pick, seen) => {
    const { current } = opened(subject, search);
    const numbers = subject.oracle.json.facts.filter(({ kind }) => kind === 'number');
    if (numbers.length === 0) return [];
    const { id } = oneOf(numbers, pick);
    const runs = runsOf(subject.compiled, subject.tree, current.answers, id);
    seen(runs.length > 1 ? 'runs' : 'one run');
    return runs.flatMap(({ from, to, next }) => {
      if (next.kind !== 'decided') return [];
      return [from, to].flatMap((each) => {
        const { progress } = caseOf(subject.compiled, subject.tree, `${withoutFact(current, id)}&${id}=${each}`);
        const rulings = left(
          subject.oracle,
          progress.given.map(({ fact, answer }) => [fact, said(answer)] as const),
        );
        return rulings.size === 1 && rulings.has(next.outcome.id) ? [] : [`${id}=${each}: ${next.outcome.id}`];
      });
    });
  },
  beside: (_, search) => ofBeside(search),
  exam: (_, search) => {
    const choice = examIn(search, 'k3');
    const { n, minutes, pass, kinds, chapters, situations, seed } = choice;
    const again = examIn(examQuery(choice), 'other');
    return [
      ...(n >= 1 && n <= 60 && minutes >= 0 && minutes <= 300 && pass >= 0 && pass <= 100 ? [] : ['out of bounds']),
      ...(kinds.length > 0 && /^[\w-]{1,40}$/.test(seed) ? [] : ['no exam']),
      ...([...chapters, ...situations].every((id) => /^[a-z0-9-]{1,80}$/.test(id)) ? [] : ['an id that is none']),
      ...(JSON.stringify(again) === JSON.stringify(choice) ? [] : ['its own link is another exam']),
    ];
  },
  training: (_, search) => {
    const asked = trainingIn(search, 'k3');
    if (!asked) return pairsIn(search).find(({ key }) => key === 'do')?.value === 'ruling' ? ['not heard'] : [];
    const written = pairsIn(search).find(({ key }) => key === 'n')?.value ?? '';
    const n = /^[0-9]{1,3}$/.test(written) && Number(written) > 0 ? Number(written) : 1;
    return [
      ...(asked.n === n ? [] : [`case ${asked.n} for n=${written}`]),
      ...(JSON.stringify(trainingIn(queryFor(asked), 'other')) === JSON.stringify(asked)
        ? []
        : ['its own link asks otherwise']),
    ];
  },
  posters: ({ oracle }, search) => {
    const known = oracle.json.facts.map(({ id }) => id);
    const posters = postersIn(search, known, known.slice(0, 2));
    const again = postersIn(postersQuery(posters, known.slice(0, 2)), known, known.slice(0, 2));
    return JSON.stringify(again) === JSON.stringify(posters) && posters.of.every((id) => known.includes(id))
      ? []
      : ['other posters'];
  },
  calculator: ({ oracle }, search) => {
    const lines = oracle.json.facts.map(({ id, aliases }) => ({
      option: id,
      former: aliases ?? [],
      points: 1,
      most: 4,
    }));
    const { counts, misfits } = readCounts(search, lines);
    const keys = new Set(pairsIn(search).map(({ key }) => key));
    const heard = new Set([
      ...misfits.map((each) => ('key' in each ? each.key : each.option)),
      ...lines.flatMap(({ option, former }) => [option, ...former]),
    ]);
    return [
      ...Object.values(counts).flatMap((count) => (count >= 1 && count <= 4 ? [] : [`counts ${count}`])),
      ...[...keys].filter((key) => !heard.has(key)).map((key) => `says nothing of ${key}`),
      ...(JSON.stringify(readCounts(countsToQuery(counts), lines).counts) === JSON.stringify(sortedBy(counts))
        ? []
        : ['other counts']),
    ];
  },
  sheet: (_, search) => {
    const asked = sheetAddressIn(search);
    const named = pairsIn(search).filter(({ key }) => key === 'ruling');
    if (!asked) return named.length === 0 ? [] : ['the ruling is not heard'];
    const again = sheetAddressIn(sheetQuery(asked));
    return [
      ...(asked.ruling === named.at(-1)?.value ? [] : [`another ruling: ${asked.ruling}`]),
      ...(again?.ruling === asked.ruling.toWellFormed() && again.query === asked.query
        ? []
        : ['its own link is another sheet']),
    ];
  },
} as const satisfies Readonly<Record<string, Law>>;

/** As the page reads it: without what belongs to others. */
function opened(subject: Subject, search: string) {
  const query = withoutMarks(withoutExtras(search));
  const current = caseOf(subject.compiled, subject.tree, query, subject.former);
  // Repeated question marks count as one.
  const pairs = pairsIn(search.replace(/^[?&]+/, '')).filter(({ raw }) => !RESERVED.includes(raw));
  return { query, current, pairs, parsed: parsedBy(subject.oracle, pairs) };
}

/** The ruling follows from what counts, and every part of the link is accounted for. */
function ofCase({ oracle }: Subject, current: Case, pairs: readonly Pair[], parsed: Parsed): readonly string[] {
  const { progress, kept, dropped, contradicted, answers } = current;
  const { next } = progress;
  const rulings = left(oracle, counted(current));
  const places = [...progress.given, ...progress.struck, ...kept].map(({ fact }) => fact).concat(progress.amounts);
  const read = Object.entries(answers).map(([fact, answer]) => `${fact}=${answerToValue(answer)}`);
  const should = [...parsed.answers].map(([fact, each]) => `${fact}=${valueOf(each)}`);
  return [
    ...(next.kind === 'decided' && (rulings.size !== 1 || !rulings.has(next.outcome.id))
      ? [`${next.outcome.id}, but the table gives ${[...rulings].join(' or ') || 'nothing'}`]
      : []),
    ...(next.kind === 'impossible' && rulings.size > 0 ? ['impossible, but there is a case'] : []),
    ...(next.kind !== 'decided' && rulings.size === 1 ? [`not decided, but only ${[...rulings].join()} is left`] : []),
    ...(next.kind === 'undecided' &&
    next.remaining
      .map(({ id }) => id)
      .toSorted()
      .join() !== [...rulings].toSorted().join()
      ? ['other rulings remain than the table leaves']
      : []),
    ...differ('answers', read, should),
    ...differ('unread', dropped, [...parsed.unread]),
    ...differ(
      'contradicted',
      contradicted.map(({ fact }) => fact),
      [...parsed.twice],
    ),
    ...Object.keys(answers)
      .filter((fact) => !places.includes(fact))
      .map((fact) => `lost the answer to ${fact}`),
    ...pairs
      .filter(({ key }) => !parsed.answers.has(key) && !dropped.includes(key) && !isOfChat(key))
      .filter(({ key }) => !isFormer(oracle.json.facts, key))
      .map(({ key }) => `says nothing of ${key}`),
  ];
}

function ofCanonical(subject: Subject, query: string, current: Case): readonly string[] {
  const { facts } = subject.compiled.table;
  const tidy = canonical(query, facts, subject.former);
  const again = caseOf(subject.compiled, subject.tree, tidy, subject.former);
  return [
    ...(canonical(tidy, facts, subject.former) === tidy ? [] : ['its tidy form has another']),
    ...(again.dropped.length + again.contradicted.length === 0 ? [] : ['its tidy form is untidy']),
    ...(JSON.stringify(again.progress) === JSON.stringify(current.progress) ? [] : ['its tidy form is another case']),
  ];
}

/** A record: opened as its page does, with the checksum over what this link says or over something else. */
function ofRecord(subject: Subject, search: string, pick: Pick, seen: Seen): readonly string[] {
  const marks = marksIn(search);
  const query = withoutMarks(withoutExtras(search));
  const ruling = oneOf(subject.oracle.json.rulings, pick).id;
  const { book, edition, hash } = subject;
  const then = subject.earlier.find(({ of }) => of.hash === marks.table);
  const page = { book, edition, ruling, table: hash };
  const tables = { page: subject.own, ...(then ? { then } : {}) };
  const found = replayed({ page, own: subject.own, query, marks }, tables);
  seen(`sum ${found.sum}`);
  const { current } = opened(subject, search);
  const rulings = left(subject.oracle, counted(current));
  const spelled = new Set([query, query.split('&').toSorted().join('&'), answersToQuery(current.answers)]);
  for (const each of tables.then ? [tables.then] : []) spelled.add(canonical(query, each.of.table.facts));
  spelled.add(canonical(query, subject.compiled.table.facts));
  const names = subject.oracle.json.rulings.find(({ id }) => id === ruling)?.aliases ?? [];
  const sums = [ruling, ...names].flatMap((name) =>
    [...spelled].map((answers) => sumOver([book, edition, name, answers, marks.table ?? ''])),
  );
  const isOwn = sums.some((sum) => plain(sum) === plain(marks.sum ?? ''));
  return [
    ...(found.sum === 'sound' && !isOwn ? ['sound, though it is changed'] : []),
    ...(found.sum === 'wrong' && isOwn ? ['wrong, though nothing is changed'] : []),
    ...(found.sum === 'missing' && (marks.sum ?? '') !== '' ? ['overlooks a sum'] : []),
    ...(found.then && !then && (rulings.size !== 1 || !rulings.has(ruling)) ? ['replays what no table gives'] : []),
    ...(found.then && found.then.ruling !== ruling ? ['replays another ruling'] : []),
  ];
}

/** Parameters other than a case's are read, added and removed, and the rest is unchanged. */
function ofBeside(search: string): readonly string[] {
  // A second question mark before a name is ambiguous: it could be part of the name.
  if (/[?&]\?/.test(search)) return [];
  const pairs = pairsIn(search);
  const first = (key: string): string | undefined => pairs.find((each) => each.key === key)?.value;
  const raw = search
    .replace(/^\?/, '')
    .split('&')
    .filter((each) => each !== '');
  const others = raw.filter((each) => !['q', 'scope', 'vs', 'seat'].includes(each.split('=')[0] ?? ''));
  const asked = searchIn(search);
  const seat = seatIn(search);
  const marks = marksIn(search);
  const last = (key: string): string | undefined => pairs.findLast((each) => each.key === key)?.value;
  return [
    ...((asked?.query ?? '') === (first('q') ?? '').trim() ? [] : ['searches for something else']),
    ...(comparedIn(search) === first(COMPARED) ? [] : ['compares with something else']),
    ...(seat === undefined || seat === first('seat') ? [] : ['another seat']),
    ...(marks.table === last('table') && marks.sum === last('sum') ? [] : ['other marks']),
    ...(withoutExtras(search) === others.join('&') ? [] : ['takes out more than is its own']),
    ...(searchIn(withSearch(search, asked))?.query === asked?.query ||
    pairs.some(({ key, raw: as }) => key === 'q' && as !== 'q')
      ? []
      : ['its own link searches otherwise']),
    ...(pairsIn(onlySearch(search)).every(({ raw: key }) => ['q', 'scope'].includes(key))
      ? []
      : ['a search with more in it']),
    ...(seatIn(withSeat(search, 's')) === 's' || pairs.some(({ key, raw: as }) => key === 'seat' && as !== 'seat')
      ? []
      : ['no seat']),
    ...(comparedIn(withCompared(search, 'kap')) === 'kap' ||
    pairs.some(({ key, raw: as }) => key === COMPARED && as !== COMPARED)
      ? []
      : ['compares nothing']),
  ];
}

function counted({ progress }: Case): readonly (readonly [string, Said])[] {
  return progress.given.map(({ fact, answer }: Given) => [fact, said(answer)] as const);
}

function decidedBy({ progress: { next } }: Case): string | undefined {
  return next.kind === 'decided' ? next.outcome.id : undefined;
}

function said(answer: Answer): Said {
  return answer.kind === 'option' ? { kind: 'option', option: answer.option } : answer;
}

function valueOf(each: Said): string {
  if (each.kind === 'unknown') return 'unknown';
  if (each.kind === 'option') return each.option;
  return each.from === each.to ? `${each.from}` : `${each.from}..${each.to}`;
}

function withoutFact(current: Case, fact: string): string {
  const { [fact]: _, ...rest } = countingAnswers({
    ...current,
    progress: { ...current.progress, amounts: Object.keys(current.answers) },
  });
  return answersToQuery(rest);
}

function isFormer(facts: Subject['oracle']['json']['facts'], key: string): boolean {
  return facts.some(({ aliases }) => aliases?.includes(key) ?? false);
}

function differ(what: string, is: readonly string[], should: readonly string[]): readonly string[] {
  const [a, b] = [is.toSorted().join(' '), should.toSorted().join(' ')];
  return a === b ? [] : [`${what}: ${a.slice(0, 200)} and not ${b.slice(0, 200)}`];
}

function sortedBy(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plain(sum: string): string {
  return sum.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}
