/**
 * The pages that people look for by name, beside the rules and rulings themselves: one list, of which the
 * menu, the tiles, the links at the foot of a page and the search are made.
 */
import type { PageKind } from './pages.ts';

/** For learning, for the hall, and for what is on the reader's own device. */
export type ToolGroup = 'learn' | 'hall' | 'own';

export interface Tool {
  readonly id: ToolId;
  readonly group: ToolGroup;
  /** Whether only some books have it. */
  readonly some?: true;
  /** Whether it belongs to a language, and not to a book. */
  readonly shared?: true;
  /** Its page within a book, so that readers stay in the book they come from. */
  readonly inBook?: 'bookCasebook' | 'bookOffline';
  /** Whether it is one of the few that a front page shows as tiles. */
  readonly tile?: true;
}

const LIST = [
  { id: 'training', group: 'learn', tile: true },
  { id: 'exam', group: 'learn', tile: true },
  { id: 'terms', group: 'learn' },
  { id: 'gaps', group: 'learn', tile: true },
  { id: 'cases', group: 'learn', some: true },
  { id: 'laws', group: 'learn', some: true },
  { id: 'changes', group: 'learn', some: true },
  { id: 'concepts', group: 'learn', some: true, shared: true },
  { id: 'penalties', group: 'hall' },
  { id: 'posters', group: 'hall' },
  { id: 'booklet', group: 'hall', tile: true },
  { id: 'record', group: 'hall' },
  { id: 'calculators', group: 'hall', some: true },
  { id: 'clocks', group: 'hall', some: true },
  { id: 'casebook', group: 'own', shared: true, inBook: 'bookCasebook', tile: true },
  { id: 'offline', group: 'own', shared: true, inBook: 'bookOffline', tile: true },
] as const satisfies readonly (Omit<Tool, 'id'> & { readonly id: PageKind })[];

export type ToolId = (typeof LIST)[number]['id'];
/** What the search finds by name: these pages, and the reader's settings, which are a panel of every page. */
export type NamedTool = ToolId | 'look';
/** The address of that panel within any page. */
export const LOOK_PANEL = '#look';
/** In the order in which they are shown everywhere. */
export const TOOLS: readonly Tool[] = LIST;
export const TOOL_GROUPS: readonly ToolGroup[] = ['learn', 'hall', 'own'];
