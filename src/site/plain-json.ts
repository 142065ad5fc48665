import { untagged } from '#model/language-tags.ts';

/** Data for other sites, without language tags. */
export function plainJson(data: object): Response {
  return new Response(untagged(JSON.stringify(data)), { headers: { 'content-type': 'application/json' } });
}
