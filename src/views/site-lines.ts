/** What a site says of itself at the foot of its pages. */
import { packs } from '#i18n/packs.ts';
import type { SiteSettings } from '#library/settings.ts';
import { languages, type Language } from '#model/language.ts';
import type { FooterLine } from '#model/site.ts';

export interface SiteLine {
  readonly text: string;
  readonly href?: string;
  /** Where it is not the page's own. */
  readonly lang?: Language;
  /** Left out in print. */
  readonly onScreen?: true;
}

/** The site's own lines, then contact, imprint and what it is made with; empty where it says nothing. */
export function siteLines(settings: SiteSettings, language: Language): readonly SiteLine[] {
  const { footer, contact, imprint, madeWith } = settings;
  const words = packs[language].site;
  const lines = footer.map((line) => ownLine(line, settings, language));
  const answers = typeof imprint === 'string' ? [{ text: words.imprint, href: imprint }] : imprintOf(words, imprint);
  return [
    ...lines,
    ...(contact === undefined ? [] : [{ text: words.contact, href: contact }]),
    ...answers,
    ...(madeWith ? [{ text: words.madeWith, onScreen: true } as const] : []),
  ];
}

function imprintOf(words: { readonly imprint: string }, lines: readonly string[] = []): readonly SiteLine[] {
  return lines.length === 0 ? [] : [{ text: `${words.imprint}: ${lines.join(', ')}` }];
}

/** In the page's language; without a text in it, in the first of the site's that there is one in. */
function ownLine(line: FooterLine, { languages: first }: SiteSettings, language: Language): SiteLine {
  if (typeof line === 'string') return { text: line };
  const { text, url } = line;
  const link = url === undefined ? {} : { href: url };
  if (typeof text === 'string') return { text, ...link };
  const found = [language, ...first, ...languages].find((each) => text[each] !== undefined) ?? language;
  return { text: text[found] ?? '', ...link, ...(found === language ? {} : { lang: found }) };
}
