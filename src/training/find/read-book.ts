/** Parses the page of the whole book into data, without its links: the reader is to stay with the book. */
import { documentAt } from '#client/cards/documents.ts';
import { languages } from '#model/language.ts';
import { labelOf, type OpenBook, type OpenChapter, type OpenClause, type OpenRule } from './book.ts';

/** Rejects when the page cannot be fetched, or has no rules. */
export async function readBook(address: string): Promise<OpenBook> {
  const page = await documentAt(address);
  const chapters = page ? [...page.querySelectorAll('.part')].map(chapterIn) : [];
  if (chapters.length === 0) throw new Error(`${address}: no book`);
  return { chapters };
}

function chapterIn(part: Element): OpenChapter {
  const heading = part.querySelector('h2');
  return {
    id: heading?.id ?? '',
    title: textOf(heading),
    rules: [...part.querySelectorAll('.of-book')].map(ruleIn),
  };
}

function ruleIn(article: Element): OpenRule {
  const heading = article.querySelector('h3 > a');
  const number = textOf(heading?.querySelector('span') ?? null);
  const verses = [...article.querySelectorAll('.verse')];
  const clauses = verses.map((verse) => clauseIn(verse, number));
  const lang = languages.find((each) => each === heading?.getAttribute('lang'));
  const notes = article.querySelector('.remarks');
  const list = notes?.querySelector('ul');
  return {
    id: clauses[0]?.cite.split('#')[0] ?? article.id,
    number,
    title: textOf(heading).slice(number.length).trim(),
    ...(lang === undefined ? {} : { lang }),
    clauses,
    ...(notes && list ? { notes: { title: textOf(notes.querySelector('summary')), html: htmlOf(list) } } : {}),
  };
}

function clauseIn(verse: Element, number: string): OpenClause {
  const name = textOf(verse.querySelector(':scope > p'));
  const body = verse.querySelector(':scope > div');
  return {
    cite: verse.getAttribute('data-cite') ?? '',
    name: name === '' ? number : name,
    label: labelOf(number, name),
    html: body ? htmlOf(body) : '',
    text: textOf(body),
  };
}

/** The inner HTML without links, whose text stays. */
function htmlOf(element: Element): string {
  const copy = document.importNode(element, true);
  for (const link of copy.querySelectorAll('a')) {
    const span = document.createElement('span');
    if (link.lang !== '') span.lang = link.lang;
    span.append(...link.childNodes);
    link.replaceWith(span);
  }
  return copy.innerHTML;
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
