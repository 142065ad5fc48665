/** The tools of a page (src/addresses/tools.ts) as links: those that its book and its language have. */
import { TOOL_GROUPS, TOOLS, type Tool, type ToolGroup, type ToolId } from '#addresses/tools.ts';
import { languageUrls } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Library } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { casesOf } from './cases.ts';
import { conceptsInOrder } from './concepts.ts';
import { editionBeside } from './house.ts';
import type { PageContext } from './page-context.ts';
import { hasClocks } from './times.ts';

export interface ToolLink {
  readonly id: ToolId;
  readonly group: ToolGroup;
  readonly href: string;
  readonly name: string;
  /** What it is for, in one line. */
  readonly about: string;
  readonly tile: boolean;
}

/** Those of a book's page, in their order. */
export function toolsOf(context: PageContext, library: Library): readonly ToolLink[] {
  const { urls, language } = context;
  return TOOLS.filter(({ id }) => isIn(id, context, library)).map((tool) => {
    const link = linkTo(tool, urls[tool.id], language);
    // Beside an official text nothing has changed: both hold.
    return tool.id === 'changes' && context.edition.house
      ? { ...link, name: packs[language].house.changes.title }
      : link;
  });
}

/** Those of a page that belongs to no book. */
export function sharedTools(base: string, language: Language, library: Library): readonly ToolLink[] {
  const { concepts, casebook, offline } = languageUrls(base, language);
  const hrefs: Partial<Record<ToolId, string>> = {
    ...(conceptsInOrder(library, language).length > 0 ? { concepts } : {}),
    casebook,
    offline,
  };
  return TOOLS.flatMap((tool) => {
    const href = hrefs[tool.id];
    return href === undefined ? [] : [linkTo(tool, href, language)];
  });
}

/** By group, in the order of the groups; without those that have none. */
export function byGroup(
  tools: readonly ToolLink[],
): readonly (readonly [group: ToolGroup, tools: readonly ToolLink[]])[] {
  return TOOL_GROUPS.map((group) => [group, tools.filter((tool) => tool.group === group)] as const).filter(
    ([, each]) => each.length > 0,
  );
}

function linkTo({ id, group, tile }: Tool, href: string, language: Language): ToolLink {
  return { id, group, href, tile: tile === true, ...packs[language].tools[id] };
}

function isIn(id: ToolId, context: PageContext, library: Library): boolean {
  const { book, edition, language } = context;
  switch (id) {
    case 'laws':
      return edition.laws !== undefined;
    case 'calculators':
      return edition.situations.some(({ data }) => data.calculator !== undefined);
    case 'clocks':
      return hasClocks(edition);
    case 'cases':
      return casesOf(context).length > 0;
    case 'changes':
      return editionBeside(book, edition) !== undefined;
    case 'concepts':
      return conceptsInOrder(library, language).length > 0;
    default:
      return true;
  }
}
