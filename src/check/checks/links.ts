/**
 * Links in prose: `rule:tellen#b`, `term:kap`, `situation:…`, `ruling:…` lead somewhere; others are web
 * addresses.
 */
import type { BodyText } from '#library/body.ts';
import { textPosition, type Position, type SourceFile } from '#library/source.ts';
import { citationFindings } from '#check/citation.ts';
import { webAddressSchema } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Code, type Finding } from '#check/finding.ts';
import { consequencesById, remembered, situationsById } from '#check/lookup.ts';
import { didYouMean } from '#check/suggest.ts';

export function links(edition: EditionContent): readonly Finding[] {
  const sources = [...edition.edition.rules, ...edition.edition.situations, ...edition.edition.cases].map(
    (each) => each.source,
  );
  return sources.flatMap((source) =>
    textsOf(source).flatMap((text) =>
      text.links.flatMap(({ target, at }) => linkFindings(edition, target, textPosition(source, { ...text, at }))),
    ),
  );
}

function textsOf({ body }: SourceFile): readonly BodyText[] {
  if (!body) return [];
  return [body.prose, ...body.notes, ...body.clauses, ...body.clauses.flatMap((clause) => clause.notes)];
}

/** Ids that a link can name. */
type Known = Pick<ReadonlySet<string>, 'has' | 'keys'>;
const NONE: Known = new Set();
const idsOf = remembered((record: object): Known => new Set(Object.keys(record)));

function linkFindings(edition: EditionContent, target: string, position: Position): readonly Finding[] {
  const { terms, situations } = edition.edition;
  const { unreadable } = edition;
  const colon = target.indexOf(':');
  const id = target.slice(colon + 1);
  const among = (code: Code, what: string, known: Known, perhaps: (id: string) => boolean) => {
    if (known.has(id) || perhaps(id)) return [];
    const mend = didYouMean(id, known.keys());
    return [finding(code, position, `the link leads to no ${what}: there is no \`${id}\` in ${edition.path}.${mend}`)];
  };

  switch (target.slice(0, Math.max(colon, 0))) {
    case 'rule':
      return citationFindings(edition, id, () => position);
    case 'term':
      return among('unknown-term', 'term', terms ? idsOf(terms.data) : NONE, unreadable.term);
    case 'situation': {
      return among('unknown-situation', 'situation', situationsById(situations), unreadable.situation);
    }
    case 'ruling': {
      return among('unknown-ruling', 'ruling', consequencesById(edition.consequences), unreadable.ruling);
    }
    case 'https':
      if (webAddressSchema.safeParse(target).success) return [];
      return [
        finding(
          'unknown-link',
          position,
          `\`${target}\` is no address on the web, or its host has letters that are not Latin ones. Copy it anew, from a browser.`,
        ),
      ];
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
