/** Verifies citations: the target exists, has the quoted words, and is the same in the edition in force. */
import type { BookJson } from '#api/format.ts';
import { fold } from '#search/fold.ts';
import { alike, nearestOf } from './nearest.ts';
import { findCited } from './rule.ts';
import { Unanswerable, type Source } from './source.ts';

export interface Citation {
  /** An address of the site; in its place, or beside it, what follows. */
  readonly url?: string | undefined;
  readonly book?: string | undefined;
  readonly edition?: string | undefined;
  readonly language?: string | undefined;
  /** `17` or `17#a`. */
  readonly cite?: string | undefined;
  readonly ruling?: string | undefined;
  readonly situation?: string | undefined;
  /** The words that are said to stand there. */
  readonly quote?: string | undefined;
}

export interface Verified {
  readonly citation: Citation;
  readonly result: 'OK' | 'NOT FOUND' | 'CHANGED';
  readonly url?: string;
  readonly nearest?: readonly string[];
  /** What is not as it was cited. */
  readonly why?: string;
  /** The words that stand there. */
  readonly text?: string;
}

/** One thing that can be cited: its address and its words, and what is the same of it in every edition. */
interface Found {
  readonly url: string;
  readonly text: string;
  readonly same: { readonly kind: 'rule' | 'ruling' | 'situation'; readonly id: string; readonly number: string };
}

/** @returns OK, NOT FOUND with what is nearest, or CHANGED with what is otherwise there or in force. */
export async function verify(citation: Citation, source: Source): Promise<Verified> {
  const wanted = { ...citation, ...(citation.url === undefined ? {} : placeIn(citation.url)) };
  const { book: id, edition, language, quote } = wanted;
  if (id === undefined) return { citation, result: 'NOT FOUND', why: 'it names no book' };
  try {
    const book = await source.book({ book: id, edition, language });
    const found = findIn(book, wanted);
    if (!found) return { citation, result: 'NOT FOUND', nearest: nearestIn(book, wanted) };
    const { url, text } = found;
    if (quote !== undefined && !saysSo(text, quote))
      return { citation, result: 'CHANGED', url, text, why: 'these words do not stand there' };
    const now = book.current || book.ahead ? undefined : otherwiseNow(found, await source.book({ book: id, language }));
    return {
      citation,
      result: now === undefined ? 'OK' : 'CHANGED',
      url,
      text,
      ...(now === undefined ? {} : { why: now }),
    };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { citation, result: 'NOT FOUND', why: error.message };
  }
}

function findIn(book: BookJson, { cite, ruling, situation }: Citation): Found | undefined {
  if (ruling !== undefined) {
    const found = book.situations
      .flatMap((each) => each.rulings)
      .find(({ id, aliases = [] }) => id === ruling || aliases.includes(ruling));
    if (!found) return undefined;
    const text = [found.verdict, found.explain, ...found.inWords.follows]
      .filter((each) => each !== undefined)
      .join(' · ');
    return { url: found.url, text, same: { kind: 'ruling', id: found.id, number: '' } };
  }
  if (situation !== undefined) {
    const found = book.situations.find(({ id, aliases = [] }) => id === situation || aliases.includes(situation));
    return (
      found && {
        url: found.url,
        text: `${found.title} · ${found.summary}`,
        same: { kind: 'situation', id: found.id, number: '' },
      }
    );
  }
  const found = cite === undefined ? undefined : findCited(book, cite);
  if (!found) return undefined;
  const { rule, clause } = found;
  const clauses = clause ? [clause] : rule.clauses;
  return {
    url: (clause ?? rule).url,
    text: clauses.map(({ text }) => text).join('\n'),
    same: { kind: 'rule', id: clause ? `${rule.id}#${clause.id}` : rule.id, number: rule.number },
  };
}

/** What is otherwise in the edition in force, if anything is. */
function otherwiseNow({ text, same }: Found, now: BookJson): string | undefined {
  const present = findIn(now, { [same.kind === 'rule' ? 'cite' : same.kind]: same.id });
  if (!present) return `the edition in force (${now.editionTitle}) no longer has it`;
  if (present.same.number !== same.number)
    return `it is ${present.same.number} in the edition in force (${now.editionTitle}): ${present.url}`;
  return present.text === text
    ? undefined
    : `it has other words in the edition in force (${now.editionTitle}): ${present.url}`;
}

function nearestIn(book: BookJson, { cite, ruling, situation }: Citation): readonly string[] {
  if (ruling !== undefined)
    return alike(
      book.situations.flatMap((each) => each.rulings.map(({ id }) => id)),
      ruling,
    );
  if (situation !== undefined)
    return alike(
      book.situations.map(({ id }) => id),
      situation,
    );
  return cite === undefined ? [] : nearestOf(book, cite);
}

/** Whether the words stand in a text, spelling and spaces aside. */
function saysSo(text: string, quote: string): boolean {
  const bare = (words: string) =>
    fold(words)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return bare(text).includes(bare(quote));
}

/** Folders that pages of one thing stand in. */
const KINDS: Readonly<Record<string, 'ruling' | 'situation'>> = { rulings: 'ruling', situations: 'situation' };

/** What an address cites: `…/nl/troefcall/2020-2021/17/#a`, `…/nl/troefcall/rulings/kap/`. */
export function placeIn(address: string): Citation {
  const { pathname, hash } = new URL(address, 'https://site.invalid');
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((each) => /^[a-z]{2}$/.test(each));
  const [language, book, ...rest] = parts.slice(Math.max(at, 0));
  const folder = rest.findIndex((each) => each in KINDS);
  const kind = KINDS[rest[folder] ?? ''];
  const dated = kind ? rest.slice(0, folder) : rest.slice(0, -1);
  const name = rest.at(kind ? folder + 1 : -1);
  const clause = hash === '' ? '' : `#${decodeURIComponent(hash.slice(1)).split('/')[0] ?? ''}`;
  return {
    ...(language === undefined ? {} : { language }),
    ...(book === undefined ? {} : { book }),
    ...(dated[0] === undefined ? {} : { edition: dated[0] }),
    ...(name === undefined ? {} : { [kind ?? 'cite']: kind ? name : name + clause }),
  };
}
