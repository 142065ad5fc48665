/** Current and former tables, for the replay of records. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import type { SituationDoc } from '#library/types.ts';
import { editionPages, type EditionPage } from '#site/site.ts';
import { rulingsHashes, recordTable } from '#views/record-table.ts';

interface Props {
  readonly page: EditionPage;
  readonly situation: SituationDoc;
  readonly hash: string;
}

export const getStaticPaths = (() =>
  editionPages()
    .filter(({ dated }) => dated)
    .flatMap((page) =>
      page.edition.situations.flatMap((situation) =>
        rulingsHashes(situation, page).map((hash) => ({
          params: { ...page.params, id: situation.id, hash },
          props: { page, situation, hash },
        })),
      ),
    )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { page, situation, hash } }) =>
  Response.json(recordTable(hash, situation, pageContextOf(page)));
