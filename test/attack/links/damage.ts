/**
 * What becomes of a link on its way: cut, typed, encoded by a chat, put together from two, or made to do
 * harm.
 */
import { oneOf, type Pick } from '../random.ts';

/** What some damage needs to know of the link's situation, and of another one. */
export interface Around {
  /** Pairs that would be good answers here: `fout=verzaking`. */
  readonly good: readonly string[];
  /** Pairs that would be good answers elsewhere. */
  readonly foreign: readonly string[];
}

/** By kind: a query (without question mark) with this done to it. */
const kindsOf: Readonly<Record<string, (query: string, pick: Pick, around: Around) => string>> = {
  cut: (query, pick) => query.slice(0, pick(query.length + 1)),
  'cut at the front': (query, pick) => query.slice(pick(query.length + 1)),
  'a sign taken out': (query, pick) => spliced(query, pick, 1, ''),
  'a sign put in': (query, pick) => spliced(query, pick, 0, oneOf([...SIGNS], pick)),
  'a sign changed': (query, pick) => spliced(query, pick, 1, oneOf([...SIGNS], pick)),
  'two signs swapped': (query, pick) => {
    const at = pick(Math.max(1, query.length - 1));
    return query.slice(0, at) + query.charAt(at + 1) + query.charAt(at) + query.slice(at + 2);
  },
  'a pair twice': (query, pick) => `${query}&${oneOf(query.split('&'), pick)}`,
  contradiction: (query, pick, { good }) => `${query}&${good.length === 0 ? 'x=y' : oneOf(good, pick)}`,
  'contradiction before': (query, pick, { good }) => `${good.length === 0 ? 'x=y' : oneOf(good, pick)}&${query}`,
  'a bad double': (query, pick) => `${query}&${oneOf(query.split('&'), pick).split('=', 1)[0] ?? ''}=xyz`,
  'answers from elsewhere': (query, pick, { foreign }) =>
    [query, ...Array.from({ length: 1 + pick(3) }, () => (foreign.length === 0 ? 'x=y' : oneOf(foreign, pick)))].join(
      '&',
    ),
  "another question's option": (query, pick, { good, foreign }) =>
    inPair(query, pick, () => oneOf([...good, ...foreign, 'x=y'], pick).split('=', 2)[1] ?? ''),
  'percent signs': (query, pick) =>
    spliced(
      query,
      pick,
      pick(2),
      oneOf(['%', '%%', '%E0%A4%A', '%zz', '%00', '%c0%af', '%ff', '%u0041', '%26', '%3D', '%0d%0a'], pick),
    ),
  'encoded twice': (query, pick) =>
    inPair(query, pick, (value) => encodeURIComponent(encodeURIComponent(`${value} &=`.toWellFormed()))),
  'encoded as a whole': (query) => encodeURIComponent(query.toWellFormed()),
  'every sign encoded': (query, pick) =>
    inPair(query, pick, (value) =>
      [...value].map((sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join(''),
    ),
  'a chat’s &amp;': (query) => query.replaceAll('&', '&amp;'),
  'a sentence around it': (query, pick) =>
    query + oneOf(['.', ',', ')', '>', '"', '’', ').', '!', ' ', '%20', '…', '\\', '&#39;', '*', '_'], pick),
  'upper case': (query, pick) =>
    oneOf([query.toUpperCase(), query.replace(/[a-z]/, (sign) => sign.toUpperCase())], pick),
  confusable: (query) =>
    query.replace(/[aeopcx]/, (sign) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' })[sign] ?? sign),
  'other digits': (query) => query.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
  composed: (query, pick) => inPair(query, pick, (value) => `${value}\u0301`),
  'far too long': (query, pick) =>
    oneOf(
      [
        `${query}&x=${'9'.repeat(8_000)}`,
        inPair(query, pick, (value) => `${value}x`.repeat(8_000 / (value.length + 1))),
        `${query}${'&fout=x'.repeat(500)}`,
      ],
      pick,
    ),
  'names that every object has': (query, pick) =>
    [query, `${oneOf(PROTOTYPE, pick)}=${oneOf(['ja', 'unknown', '1', '', '__proto__'], pick)}`].join('&'),
  'values that every object has': (query, pick) => inPair(query, pick, () => oneOf(PROTOTYPE, pick)),
  'line ends and tabs': (query, pick) =>
    spliced(query, pick, 0, oneOf(['\n', '\r\n', '\t', '%0A', '%0D', '\0', '\u2028', '\v'], pick)),
  'signs that nobody sees': (query, pick) =>
    spliced(query, pick, 0, oneOf(['\u200b', '\ufeff', '\u202e', '\u00ad', '\ud800', '\udc00'], pick)),
  'other separators': (query, pick) => query.replaceAll('&', oneOf([';', ',', '&&', '|', '/', '?', '#'], pick)),
  'plus and space': (query, pick) => spliced(query, pick, 0, oneOf(['+', ' ', '%20', '%2B'], pick)),
  'a range': (query, pick) =>
    inPair(query, pick, (value) => {
      const n = Number.parseInt(value, 10) || pick(20);
      return oneOf(
        [
          `${n}..${n + pick(9)}`,
          `${n + 3}..${n}`,
          `${n - pick(7)}..${n}`,
          `..${n}`,
          `${n}..`,
          `${n}...${n + 1}`,
          `${n}-${n + 1}`,
          '0..999999999',
        ],
        pick,
      );
    }),
  'another way to write a number': (query, pick) =>
    inPair(query, pick, (value) => {
      const n = Number.parseInt(value, 10) || 1;
      return oneOf(
        [
          `0${n}`,
          `+${n}`,
          `-${n}`,
          `${n}.0`,
          `${n}e0`,
          `0x${n}`,
          ` ${n}`,
          `-0`,
          `${n},5`,
          '1e999',
          'NaN',
          'Infinity',
          '999999999999',
        ],
        pick,
      );
    }),
  'out of bounds': (query, pick) => inPair(query, pick, (value) => `${value}${pick(1000)}`),
  unknown: (query, pick) => inPair(query, pick, () => 'unknown'),
  'nothing known': (query) => query.replace(/=[^&]*/g, '=unknown'),
  'no value': (query, pick) => inPair(query, pick, () => ''),
  'no name': (query, pick) => query.replace(oneOf(query.split('&'), pick).split('=', 1)[0] ?? '', ''),
  'lists of a form': (query) =>
    query.replace(
      /=/,
      oneOf(['[]=', '[0]=', '.x='], (n) => query.length % n),
    ),
  'where it came from': (query, pick) =>
    `${query}&${oneOf(['fbclid=IwAR0x', 'utm_source=whatsapp', 'gclid=1', '_=1', 'ref'], pick)}`,
  'another order': (query, pick) =>
    query
      .split('&')
      .toSorted(() => pick(3) - 1)
      .join('&'),
  'a second question mark': (query, pick) => spliced(query, pick, 0, '?'),
  'a part taken out': (query, pick) => {
    const pairs = query.split('&');
    pairs.splice(pick(pairs.length), 1);
    return pairs.join('&');
  },
  markup: (query, pick) =>
    inPair(query, pick, () =>
      oneOf(
        ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "javascript:alert('1')", '{{1}}', '${1}'],
        pick,
      ),
    ),
  'things beside it': (query, pick) =>
    [
      query,
      oneOf(
        [
          'seat=n',
          'seat=x',
          'q=kap',
          'q=%20',
          'scope=all',
          'vs=kap',
          'vs=constructor',
          'table=0',
          'sum=',
          '%71=kap',
          'seat=s&seat=w',
        ],
        pick,
      ),
    ].join('&'),
};

export const damages: readonly string[] = Object.keys(kindsOf);

/** A query with one kind of damage. */
export function damaged(query: string, kind: string, pick: Pick, around: Around): string {
  return kindsOf[kind]?.(query, pick, around) ?? query;
}

function spliced(query: string, pick: Pick, take: number, put: string): string {
  const at = pick(query.length + 1);
  return query.slice(0, at) + put + query.slice(at + take);
}

/** The value of one pair changed. */
function inPair(query: string, pick: Pick, change: (value: string) => string): string {
  const pairs = query.split('&');
  const at = pick(pairs.length);
  const [key = '', value = ''] = (pairs[at] ?? '').split('=', 2);
  return pairs.with(at, `${key}=${change(value)}`).join('&');
}

const SIGNS = 'abz019=&%-_.+?#/;:"<>\u00e9é ';
const PROTOTYPE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  '__defineGetter__',
];
