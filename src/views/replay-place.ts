/** The tables that a situation's records are replayed with, and their addresses. */
import { base } from '#addresses/base.ts';
import { tableAddress } from '#addresses/table-address.ts';
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, FrozenOf, SituationDoc } from '#library/types.ts';
import { editionSince } from './edition-line.ts';
import { remembered } from '#model/remembered.ts';
import type { PageContext } from './page-context.ts';
import { inOrderOf } from './in-order.ts';
import type { ReplayPlace } from './record-props.ts';

/**
 * Where a record of this situation finds the tables to be replayed by; undefined where that of the page is
 * the only one.
 */
export function replayPlace(situation: SituationDoc, context: PageContext): ReplayPlace | undefined {
  const { edition, book } = context;
  const earlier = earlierTables(edition, situation).map(({ hash }) => hash);
  if (earlier.length === 0 && !isSuperseded(edition)) return undefined;
  return {
    earlier,
    ...(isSuperseded(edition) ? { inForce: inForceOf(situation, book.current) } : {}),
  };
}

/** Whether a later edition has replaced it. */
export function isSuperseded({ current, ahead }: Edition): boolean {
  return !current && !ahead;
}

/**
 * What an edition had in a situation's place before it was corrected; the situation may have had another id
 * then.
 */
export function earlierTables({ frozen }: Edition, { id, data, rulingsHash }: SituationDoc): readonly FrozenOf[] {
  const known = frozenBySituation(frozen);
  const named = inOrderOf(
    frozen,
    [id, ...(data.aliases ?? [])].flatMap((each) => known.get(each) ?? []),
  );
  const mine = named.filter(({ hash }) => hash !== rulingsHash);
  return [...new Map(mine.map((each) => [each.hash, each])).values()];
}

const frozenBySituation = remembered((frozen: Edition['frozen']): ReadonlyMap<string, readonly FrozenOf[]> =>
  Map.groupBy(frozen, ({ situation }) => situation),
);

function inForceOf({ id }: SituationDoc, current: Edition): NonNullable<ReplayPlace['inForce']> {
  const { language } = current.book;
  const edition = editionSince({ edition: current, words: packs[language].pages, language });
  const now = current.situations.find((each) => each.id === id || each.data.aliases?.includes(id));
  if (!now) return { edition };
  const urls = urlsOf({ base, language, book: current.bookId, edition: current.id });
  return { edition, table: tableAddress(urls.situation(now.id), now.rulingsHash) };
}
