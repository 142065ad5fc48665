/** Distinguishes rulings with the same verdict. */
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc } from '#library/types.ts';
import { conditionsOf } from '#wording/conditions.ts';
import { inCommon } from '#wording/in-common.ts';
import { sentence } from '#wording/phrase.ts';

/**
 * Texts to add to verdicts that occur several times in one list, by ruling id: the situation if that is
 * enough, else the answers in which they differ.
 */
export function distinctions(rulings: readonly RulingDoc[], edition: Edition): ReadonlyMap<string, string> {
  return new Map(
    Object.values(Object.groupBy(rulings, ({ verdict }) => verdict)).flatMap((alike = []) =>
      alike.length < 2 ? [] : alike.map((ruling) => [ruling.id, different(ruling, alike, edition)] as const),
    ),
  );
}

function different(ruling: RulingDoc, alike: readonly RulingDoc[], edition: Edition): string {
  const situation = edition.situationById.get(ruling.situation);
  const here = alike.filter((each) => each.situation === ruling.situation);
  if (here.length === 1) return situation?.data.title ?? '';
  const { shared } = inCommon(here.flatMap(({ when }) => when));
  const order = situation?.facts.flatMap(([id]) => (id in shared ? [] : [id])) ?? [];
  const words = packs[edition.book.language].pages.ruling;
  return sentence(
    ruling.when
      .map((box) =>
        conditionsOf(box, order, edition)
          .map(({ says }) => says)
          .join('; '),
      )
      .filter((says) => says !== '')
      .join(`; ${words.orWhen} `),
  );
}
