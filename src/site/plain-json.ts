import { untagged } from '#model/language-tags.ts';

/** Data for other sites: a text says nothing but its words, in whatever language they are. */
export function plainJson(data: object): Response {
  return new Response(untagged(JSON.stringify(data)), { headers: { 'content-type': 'application/json' } });
}
