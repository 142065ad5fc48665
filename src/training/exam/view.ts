/** Which of its views the exam's page shows, by the address: `?make`, `?paper&…`, `?key&…`, `?check&…`, and an exam itself. */
import { withQuery } from '#addresses/with-query.ts';

export const views = ['make', 'paper', 'key', 'check'] as const;
export type View = (typeof views)[number] | 'sit';

/** Undefined for an address that asks for nothing: the page as it was built. */
export function viewIn(query: string): View | undefined {
  const pairs = new URLSearchParams(query);
  return views.find((view) => pairs.has(view)) ?? (namesExam(query) ? 'sit' : undefined);
}

/** Whether a query is that of an exam. */
export function namesExam(query: string): boolean {
  return new URLSearchParams(query).has('seed');
}

/** The address of a view of an exam. @param exam its query. */
export function addressOf(path: string, view: View, exam: string): string {
  const marks = view === 'sit' ? [] : [view];
  return withQuery(path, [...marks, ...(exam === '' ? [] : [exam])].join('&'));
}

/** The query of an exam's link, however it was pasted; undefined for what is none. */
export function queryOfLink(link: string): string | undefined {
  const at = link.indexOf('?');
  const query = (at < 0 ? link : link.slice(at + 1)).replace(/#.*$/, '').trim();
  return namesExam(query) ? query : undefined;
}
