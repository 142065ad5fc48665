/** Links in prose: `rule:tellen#b`, `term:kap`, `situation:…`, `ruling:…` lead somewhere; others are web addresses. */
import type { BodyLink, BodyText } from '#library/body.ts';
import type { SourceFile } from '#library/source.ts';
import { citationFindings } from '#check/citation.ts';
import { webAddressSchema } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Code, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function links(edition: EditionContent): readonly Finding[] {
  const sources = [...edition.edition.rules, ...edition.edition.situations, ...edition.edition.cases].map(
    (each) => each.source,
  );
  return sources.flatMap((source) => linksOf(source).flatMap((link) => linkFindings(edition, source, link)));
}

function linksOf({ body }: SourceFile): readonly BodyLink[] {
  if (!body) return [];
  const texts: readonly BodyText[] = [
    body.prose,
    ...body.notes,
    ...body.clauses,
    ...body.clauses.flatMap((clause) => clause.notes),
  ];
  return texts.flatMap((text) => text.links);
}

function linkFindings(edition: EditionContent, source: SourceFile, { target, at }: BodyLink): readonly Finding[] {
  const { terms, situations } = edition.edition;
  const { unreadable } = edition;
  const position = { file: source.file, ...at };
  const colon = target.indexOf(':');
  const id = target.slice(colon + 1);
  const among = (code: Code, what: string, known: readonly string[], perhaps: (id: string) => boolean) => {
    if (known.includes(id) || perhaps(id)) return [];
    const mend = didYouMean(id, known);
    return [finding(code, position, `the link leads to no ${what}: there is no \`${id}\` in ${edition.path}.${mend}`)];
  };

  switch (target.slice(0, Math.max(colon, 0))) {
    case 'rule':
      return citationFindings(edition, id, position);
    case 'term':
      return among('unknown-term', 'term', Object.keys(terms?.data ?? {}), unreadable.term);
    case 'situation': {
      const known = situations.map((each) => each.id);
      return among('unknown-situation', 'situation', known, unreadable.situation);
    }
    case 'ruling': {
      const known = edition.consequences.map((each) => each.data.id);
      return among('unknown-ruling', 'ruling', known, unreadable.ruling);
    }
    case 'https':
      if (webAddressSchema.safeParse(target).success) return [];
      return [finding('unknown-link', position, `\`${target}\` is no address on the web. Copy it anew.`)];
    case 'http': {
      const message = `the link \`${target}\` can be changed on its way to the reader. Write https:// in place of http://; if that site has none, name it without a link.`;
      return [finding('unknown-link', position, message)];
    }
    default: {
      const message = `nothing is known of the link \`${target}\`. A link is rule:tellen#b, term:…, situation:…, ruling:… or a web address with https://.`;
      return [finding('unknown-link', position, message)];
    }
  }
}
