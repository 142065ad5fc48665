/**
 * The search field of the index of articles: finds an article in any common notation, or words of its
 * subject.
 */
import { findArticles, looksLikeArticle } from '#search/article.ts';
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { openIn } from './unfold.ts';

/** Connects the field. Sections are `[data-article]`, nested; each begins with a row that can be opened. */
export function searchLaws(): void {
  const field = document.getElementById('law-search');
  const list = document.getElementById('laws');
  if (!(field instanceof HTMLInputElement) || !list) return;
  const sections = [...list.querySelectorAll<HTMLElement>('[data-article]')];
  const show = async (): Promise<void> => {
    const query = field.value;
    const found = new Set(await matching(query, sections));
    // The reader typed on while Fuse was being fetched.
    if (field.value !== query) return;
    for (const section of sections) {
      const own = found.has(section);
      // A matching part keeps its article visible, reduced to its name.
      section.hidden = !own && !sections.some((each) => found.has(each) && section.contains(each));
      section.toggleAttribute('data-around', !own);
    }
    // A single match is opened.
    openIn(list, found.size === 1 ? [...found].flatMap((section) => rowOf(section) ?? []) : []);
    document.getElementById(`${list.id}-none`)?.toggleAttribute('hidden', found.size > 0);
  };
  field.addEventListener('input', () => void show());
  // Text typed before the script loaded, or restored by Back.
  if (field.value !== '') void show();
}

/** The sections that match a query: by article, or by the words of their rows. */
async function matching(query: string, sections: readonly HTMLElement[]): Promise<readonly HTMLElement[]> {
  if (looksLikeArticle(query)) {
    const articles = new Set(findArticles(query, sections.map(articleOf)));
    return sections.filter((section) => articles.has(articleOf(section)));
  }
  // The word for an article alone is an unfinished query.
  const words = query.replace(/^\s*art(?:ikel)?\.?\s*$/i, '');
  return fuzzyFilter(sections, words, (section) => fold(rowOf(section)?.textContent ?? ''));
}

function rowOf(section: HTMLElement): Element | undefined {
  return section.querySelector('details') ?? undefined;
}

function articleOf(section: HTMLElement): string {
  return section.dataset['article'] ?? '';
}
