/** The search field of the index of articles: an article as people write it, or words of what it is about. */
import { findArticles, looksLikeArticle } from '#search/article.ts';
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { openIn } from './unfold.ts';

/**
 * Brings the field to life. Sections are `[data-article]`, nested; each begins with a row of its own, which
 * opens.
 */
export function searchLaws(): void {
  const field = document.getElementById('law-search');
  const list = document.getElementById('laws');
  if (!(field instanceof HTMLInputElement) || !list) return;
  const sections = [...list.querySelectorAll<HTMLElement>('[data-article]')];
  const show = async (): Promise<void> => {
    const query = field.value;
    const found = new Set(await matching(query, sections));
    // Somebody has typed on while Fuse was fetched.
    if (field.value !== query) return;
    for (const section of sections) {
      const own = found.has(section);
      // A part that is found keeps its article around it, which then shows its name only.
      section.hidden = !own && !sections.some((each) => found.has(each) && section.contains(each));
      section.toggleAttribute('data-around', !own);
    }
    // What is found alone opens, as it is all that was asked for.
    openIn(list, found.size === 1 ? [...found].flatMap((section) => rowOf(section) ?? []) : []);
    document.getElementById(`${list.id}-none`)?.toggleAttribute('hidden', found.size > 0);
  };
  field.addEventListener('input', () => void show());
  // What was typed before the script came, or stands there after Back.
  if (field.value !== '') void show();
}

/** The sections that a query asks for: by their articles, or by the words of their rows. */
async function matching(query: string, sections: readonly HTMLElement[]): Promise<readonly HTMLElement[]> {
  if (looksLikeArticle(query)) {
    const articles = new Set(findArticles(query, sections.map(articleOf)));
    return sections.filter((section) => articles.has(articleOf(section)));
  }
  // The word for an article by itself is the start of one.
  const words = query.replace(/^\s*art(?:ikel)?\.?\s*$/i, '');
  return fuzzyFilter(sections, words, (section) => fold(rowOf(section)?.textContent ?? ''));
}

function rowOf(section: HTMLElement): Element | undefined {
  return section.querySelector('details') ?? undefined;
}

function articleOf(section: HTMLElement): string {
  return section.dataset['article'] ?? '';
}
