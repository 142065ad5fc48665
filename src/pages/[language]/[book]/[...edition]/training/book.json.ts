/** The list of what can be trained in an edition. No interface: that is /api/v1. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { pageContextOf } from '#site/page-context.ts';
import { onePerEdition } from '#site/paths.ts';
import type { EditionPage } from '#site/site.ts';
import { packs } from '#i18n/packs.ts';
import { trainingFlaws } from '#training/data/prove.ts';
import { trainedBook, trainedSituation } from '#training/data/trained.ts';

interface Props {
  readonly page: EditionPage;
}

export const getStaticPaths = onePerEdition satisfies GetStaticPaths;

/**
 * Before it is given out, the cases that the trainer would make are proven. @throws with all that is wrong.
 */
export const GET: APIRoute<Props> = ({ props: { page } }) => {
  const context = pageContextOf(page);
  const { phrase } = packs[context.language].widget;
  // Once for each edition: at its other address it has the same cases.
  const proven = page.dated && page.edition.current ? [] : page.edition.situations;
  const flaws = proven.flatMap((each) => trainingFlaws(each, trainedSituation(each, context), phrase));
  if (flaws.length > 0) throw new Error(`The trainer would teach something wrong:\n${flaws.join('\n')}`);
  return Response.json(trainedBook(context));
};
