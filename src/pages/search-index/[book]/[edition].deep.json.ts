import type { APIRoute, GetStaticPaths } from 'astro';
import { editionIndexes } from '#site/search-index.ts';
import type { DeepData } from '#search/index-data.ts';

/** Of an index that is divided nothing stands deeper. */
export const getStaticPaths = (() =>
  editionIndexes()
    .filter(({ divided }) => !divided)
    .map(({ book, name, deep }) => ({ params: { book, edition: name }, props: { deep } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ deep: DeepData }> = ({ props }) => Response.json(props.deep);
