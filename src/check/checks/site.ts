/** What `site.yaml` says, where its form is right. */
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function site({ draft: { site: settings, books, unread } }: Content): readonly Finding[] {
  if (!settings) return [];
  const { source, data } = settings;
  const { start } = data;
  // Where the settings are checked by themselves there are no books.
  const names = [...books.map(({ id }) => id), ...unread];
  if (start === undefined || start === 'all' || books.length === 0 || names.includes(start)) return [];
  const message = `there is no book \`${start}\`. \`start\` is the name of a folder of content/, or \`all\`.${didYouMean(start, names)}`;
  return [finding('unknown-book', source.locate(['start']), message)];
}
