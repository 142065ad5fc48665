/** The situations of an edition for training. Internal: the public interface is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerEdition, type PageOfEdition } from '#site/paths.ts';
import { packs } from '#i18n/packs.ts';
import { jointCases } from '#training/data/joint.ts';
import { trainingFlaws } from '#training/data/prove.ts';
import { trainedBook, trainedSituation } from '#training/data/trained.ts';

export const getStaticPaths = onePerEdition satisfies GetStaticPaths;

/**
 * Checks the training cases first.
 * @throws with all problems.
 */
export const GET: APIRoute<PageOfEdition> = ({ props: { page } }) => {
  const context = pageContextOf(page);
  const { phrase } = packs[context.language].widget;
  // Once for each edition: its other address has the same cases.
  const proven = page.dated && page.edition.current ? [] : page.edition.situations;
  const flaws = [
    ...proven.flatMap((each) => trainingFlaws(each, trainedSituation(each, context), phrase)),
    ...jointCases(context).flaws,
  ];
  if (flaws.length > 0) throw new Error(`The trainer would teach something wrong:\n${flaws.join('\n')}`);
  return Response.json(trainedBook(context));
};
