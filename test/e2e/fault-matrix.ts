/** Every file that a journey fetches, with every way to fail: the page works anyway, or says so. */
import type { Page } from 'playwright-core';
import { BROKEN, failures, fails, type Failure } from './fault-breaks.ts';
import { JOURNEYS, type Journey, type JourneyName } from './fault-journeys.ts';
import { visit } from './visitor.ts';
import type { Words } from '../faults/words.ts';

export interface Outcome {
  readonly tried: number;
  readonly works: number;
  readonly says: number;
  /** Faults that are neither handled nor reported, or that break something else. */
  readonly silent: readonly string[];
}

interface Try {
  readonly file: string;
  /** `once`: aborted the first time that it is asked for, and there from then on. */
  readonly how: Failure | 'once';
}

/** So many at a time: most of a try is waiting for one answer after the other. */
const AT_A_TIME = 4;

/**
 * Tries one journey without each of its files. Every try is a visitor of its own, so that what one keeps on
 * the device is not there for the next. What was silent is a picture below `test/output/silent/`.
 */
export async function without(name: JourneyName, words: Words): Promise<Outcome> {
  const journey: Journey = JOURNEYS[name];
  const told = toldIn(words);
  const tries = (await filesOf(journey, told)).flatMap((file) =>
    [...failures, 'once' as const].map((how): Try => ({ file, how })),
  );
  const outcome = { tried: tries.length, works: 0, says: 0, silent: [] as string[] };
  const left = [...tries];
  const goesOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { file, how } = next;
      const picture = `test/output/silent/${name} ${file.replaceAll('/', ' ').trim()} ${how}.png`;
      const came = await tryWithout(journey, next, told, picture).catch(String);
      if (came === 'works') outcome.works++;
      else if (came === 'says') outcome.says++;
      else outcome.silent.push(`${file} ${how}${came === undefined ? '' : `: ${came}`}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, goesOn));
  return outcome;
}

function toldIn(words: Words): readonly string[] {
  return [
    words.pages.nav.cut,
    words.pages.unread,
    words.pages.situation.missing,
    words.search.failed,
    words.search.cutShort,
    words.search.textUnavailable,
    words.search.textPartly,
    words.training.session.cut,
    words.widget.texts.missing,
    words.record.state.missing,
  ];
}

/**
 * What a journey fetches while all is well, but for the pages it goes to. Throws where it does not work then.
 */
async function filesOf(journey: Journey, told: readonly string[]): Promise<readonly string[]> {
  const files = new Set<string>();
  await visit({}, async ({ page, site }) => {
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) files.add(new URL(request.url()).pathname);
    });
    const came = await goes(page, site, journey, told);
    if (came !== 'works') throw new Error(`with all its files: ${came ?? 'silent'}`);
    await page.waitForLoadState('networkidle');
  });
  return [...files];
}

async function tryWithout(
  journey: Journey,
  { file, how }: Try,
  told: readonly string[],
  picture: string,
): Promise<string | undefined> {
  let came: string | undefined;
  await visit({ expects: BROKEN }, async ({ page, site }) => {
    let asked = 0;
    await page.route(
      (url) => url.pathname === file,
      (route) => (how !== 'once' ? fails(route, how) : asked++ === 0 ? route.abort() : route.continue()),
    );
    came = await goes(page, site, journey, told);
    if (came === undefined) await page.screenshot({ path: picture });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  return came;
}

/**
 * Goes as far as the page lets one, and gives back which comes of it: undefined where the page stays silent.
 */
async function goes(page: Page, site: string, journey: Journey, told: readonly string[]): Promise<string | undefined> {
  await page.goto(site + journey.address);
  // Where the loader did not come the root says nothing, as without scripts.
  await page.locator('html:not([data-scripts="come"])').waitFor();
  // What cannot be done is not there to be done: then there has to be a word about it.
  void journey.acts?.(page).catch(() => undefined);
  const came = await page
    .waitForFunction(
      ([works, texts]) =>
        document.querySelector(works)?.checkVisibility()
          ? 'works'
          : texts.some((text) => document.body.innerText.includes(text)) && 'says',
      [journey.works, told] as const,
    )
    .catch(() => undefined);
  return came?.jsonValue() as Promise<string> | undefined;
}
