/** A book's feed of changes. Its addresses have to be absolute, so it needs a known host. */
import type { APIRoute } from 'astro';
import { Feed } from 'feed';
import { base } from '#addresses/base.ts';
import { feedPath } from '#addresses/feed.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { booksInAll } from '#library/in-language.ts';
import type { LoadedBook } from '#library/types.ts';
import { originalOf, site } from '#site/site.ts';
import { feedOf } from '#views/changes/feed.ts';

export function getStaticPaths() {
  if (!import.meta.env.SITE) return [];
  return booksInAll(site()).map((book) => ({
    params: { language: book.book.language, book: book.id },
    props: { book },
  }));
}

export const GET: APIRoute<{ book: LoadedBook }> = ({ props: { book }, site: host }) => {
  const { language, title, summary, authority } = book.book;
  const absolute = (path: string): string => new URL(path, host).href;
  const entries = feedOf(book, originalOf(book));
  const own = absolute(base + feedPath(language, book.id));
  const feed = new Feed({
    id: own,
    title: fill(packs[language].changes.feed.title, { title }),
    description: summary,
    language,
    link: absolute(`${base}${language}/${book.id}/`),
    feedLinks: { atom: own },
    author: { name: authority.name },
    copyright: '',
    generator: site().settings.name,
    updated: new Date(entries[0]?.day ?? 0),
  });
  for (const entry of entries) {
    feed.addItem({
      id: absolute(entry.path),
      link: absolute(entry.path),
      title: escaped(entry.title),
      date: new Date(entry.day),
      content: entry.sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
    });
  }
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
