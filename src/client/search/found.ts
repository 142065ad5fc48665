/** Searches tools, numbers, titles and terms in the loaded indexes. */
import { find } from '#search/find.ts';
import type { Found } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import { NOTHING } from './state.ts';
import { foundTools, type Asking } from './tools.ts';

/** The most hits of each kind. */
const MOST = 8;

export function foundIn(loaded: Loaded, query: string, asking: Asking): Found {
  if (query === '') return NOTHING;
  const { indexes, asked = query } = loaded;
  const { edition, language } = asking.place;
  const found = find(asked, indexes, { limit: MOST, language: edition ? undefined : language });
  const tools = found.isNumber ? [] : foundTools(loaded, query, asking);
  // What only looks like a name is no help beside the name itself.
  return { ...found, tools, nearest: tools.length > 0 ? [] : found.nearest };
}
