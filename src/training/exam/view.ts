/** The views of the exam's page by address: `?make`, `?paper&…`, `?key&…`, an exam, and a submitted one. */
import { withQuery } from '#addresses/with-query.ts';

const views = ['make', 'paper', 'key'] as const;
/** `result`: the exam with submitted answers. */
export type View = (typeof views)[number] | 'sit' | 'result';

/** Undefined for an address without a view: the page as built. */
export function viewIn(query: string): View | undefined {
  const pairs = new URLSearchParams(query);
  const view = views.find((each) => pairs.has(each));
  if (view || !namesExam(query)) return view;
  return pairs.has('answers') ? 'result' : 'sit';
}

/** Whether a query is that of an exam. */
export function namesExam(query: string): boolean {
  return new URLSearchParams(query).has('seed');
}

/** The query of the exam itself, without submitted answers. Old links to results contain a code. */
export function examQueryIn(query: string): string {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !/^(?:answers|seconds|check|code|sum)(?:=|$)/.test(pair))
    .join('&');
}

/**
 * The address of a view of an exam.
 * @param exam its query.
 */
export function addressOf(path: string, view: Exclude<View, 'result'>, exam: string): string {
  const marks = view === 'sit' ? [] : [view];
  return withQuery(path, [...marks, ...(exam === '' ? [] : [exam])].join('&'));
}
