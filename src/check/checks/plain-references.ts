/** Rules that a clause names by their number without a link: the next edition may give it to another rule. */
import type { Language } from '#model/index.ts';
import { slugOfNumber } from '#model/index.ts';
import { rememberedBy } from '#model/remembered.ts';
import type { BodyClause } from '#library/body.ts';
import { textPosition } from '#library/source.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function plainReferences({ book, edition }: EditionContent): readonly Finding[] {
  const bySlug = new Map(edition.rules.map((rule) => [rule.slug as string, rule]));
  return edition.rules.flatMap(({ source, slug }) =>
    (source.body?.clauses ?? []).flatMap((clause) =>
      namedIn(clause, book.data.language).flatMap(({ said, number }) => {
        const name = slugOfNumber(number);
        const rule = bySlug.get(name) ?? bySlug.get(name.replace(/\D+$/, ''));
        if (!rule || rule.slug === slug) return [];
        const message = `\`${said}\` is no link, so that nobody would notice if another rule had this number one day. Write [${said}](rule:${rule.data.id}).`;
        return [finding('plain-reference', textPosition(source, clause), message)];
      }),
    ),
  );
}

interface Named {
  readonly said: string;
  readonly number: string;
}

const namedIn = rememberedBy(({ html }: BodyClause, language: Language): readonly Named[] =>
  [...html.replaceAll(/<a\b.*?<\/a>/gs, '').matchAll(PATTERNS[language])].flatMap(([said, number = '']) => [
    { said, number },
  ]),
);

const PATTERNS: Readonly<Record<Language, RegExp>> = {
  nl: /\bregel (\d+\p{L}?)(?![\p{L}\d])/giu,
  da: /\bregel (\d+\p{L}?)(?![\p{L}\d])/giu,
  de: /\bRegel (\d+\p{L}?)(?![\p{L}\d])/giu,
  en: /\brule (\d+\p{L}?)(?![\p{L}\d])/giu,
};
