/** The text that a reference leads to, extracted from its page. */
import { nameOf, quoted, ruleName, textOf } from '#client/names.ts';
import { documentAt } from './documents.ts';
import type { Reference } from './reference.ts';

export interface Target {
  /** `regel 17A`, `Kap` */
  readonly name: string;
  /** For use within a sentence: `regel 17A`, `‘Kap’`. */
  readonly inText: string;
  /** The rule's own title, where the text is one of its clauses or its summary. */
  readonly of?: string;
  readonly body: DocumentFragment;
  /** The language that its page declares. */
  readonly language: string;
  /** The book's suit. */
  readonly accent: string | undefined;
}

/** What a reference leads to; undefined when it does not exist, or cannot be fetched. */
export async function targetOf(reference: Reference): Promise<Target | undefined> {
  const page = await documentAt(reference.page);
  if (!page) return undefined;
  const { lang: language } = page.documentElement;
  const found = find(page, reference);
  if (!found || found.text.length === 0) return undefined;
  const body = document.createDocumentFragment();
  body.append(...found.text.map((each) => cleanCopy(each, reference.page)));
  const { name, of } = found;
  const inText = reference.kind === 'term' ? quoted(name) : name;
  const { accent } = page.documentElement.dataset;
  return { name, inText, body, language, accent, ...(of === undefined ? {} : { of }) };
}

interface Found {
  readonly name: string;
  readonly of?: string;
  readonly text: readonly Element[];
}

function find(page: Document, { kind, id }: Reference): Found | undefined {
  if (kind === 'rule') {
    const text = page.querySelector('.rule-head .lead');
    return text ? { name: ruleName(page), of: textOf(page.querySelector('h1')), text: [text] } : undefined;
  }
  const named = page.getElementById(id);
  // Former ids are empty elements inside the current one.
  const at = named?.matches('.former') ? named.parentElement : named;
  if (kind === 'clause' && at?.matches('.clause')) {
    const text = [...at.querySelectorAll(':scope > .prose, :scope > .about > .side')];
    return { name: nameOf(at), of: textOf(page.querySelector('h1')), text };
  }
  if (kind === 'clause' && at?.matches('.note')) {
    const clause = at.closest('.clause');
    return clause ? { name: nameOf(clause), of: textOf(page.querySelector('h1')), text: [at] } : undefined;
  }
  if (kind === 'term' && at?.matches('.term')) {
    return { name: nameOf(at), text: [...at.querySelectorAll(':scope > .prose')] };
  }
  if (kind === 'article' && at?.matches('.law')) {
    const gist = at.parentElement?.querySelectorAll(':scope > summary > .gist') ?? [];
    return { name: nameOf(at), text: [...gist, ...at.querySelectorAll('.law-says')] };
  }
  return undefined;
}

/** A copy that can be inserted into any page: without ids, and with links resolved. */
function cleanCopy(element: Element, path: string): Element {
  const copy = document.createElement('div');
  copy.append(...[...document.importNode(element, true).childNodes]);
  for (const each of copy.querySelectorAll('.cited, .drawing, script, style, svg, [popover]')) each.remove();
  for (const each of copy.querySelectorAll('button')) each.replaceWith(...each.childNodes);
  for (const each of copy.querySelectorAll('*')) {
    for (const { name } of [...each.attributes]) {
      if (name === 'id' || name.startsWith('aria-') || name.startsWith('data-')) each.removeAttribute(name);
    }
  }
  const from = new URL(path, location.href);
  for (const link of copy.querySelectorAll('a')) {
    const { origin, pathname, search, hash, href } = new URL(link.getAttribute('href') ?? '', from);
    link.setAttribute('href', origin === location.origin ? pathname + search + hash : href);
  }
  return copy;
}
