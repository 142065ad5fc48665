/** Tables as they are and as they were, for the replay of records. No interface: that is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { hereOf } from '#site/here.ts';
import { editionPages } from '#site/site.ts';
import type { RecordTable } from '#views/record-props.ts';
import { recordTables } from '#views/record-table.ts';

interface Props {
  readonly table: RecordTable;
}

export const getStaticPaths = (() =>
  editionPages()
    .filter(({ dated }) => dated)
    .flatMap((page) =>
      page.edition.situations.flatMap((situation) =>
        recordTables(situation, hereOf(page)).map((table) => ({
          params: { ...page.params, id: situation.id, hash: table.hash },
          props: { table },
        })),
      ),
    )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { table } }) => Response.json(table);
