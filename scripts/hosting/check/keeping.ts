/** What browsers may keep and for how long, whether they can ask if it is still so, and how it travels. */
import { KEPT } from '../headers.ts';
import type { Answer } from './ask.ts';
import { findingOf, type Finding } from './finding.ts';
import { MEND_AGAIN, MEND_ASKED, MEND_KEPT, MEND_MISSING_KEPT, MEND_PACKED } from './mends.ts';
import type { Visit } from './visit.ts';

/** Seconds that an old text may be shown for after a new one is there. */
const SHORT = 600;
/** Bytes below which packing gains nothing that a network would notice. */
const SMALL = 1400;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;

/**
 * What is kept too long or not at all, asked for in vain, or sent unpacked. Of files that are there, and of those that must
 * not be.
 */
export function keepingFindings({ pages, hashed, data, missing, again }: Visit): readonly Finding[] {
  const stays = [...pages, ...data].filter(isThere);
  return [
    ...hashed
      .filter(isThere)
      .filter((each) => !isKept(each))
      .flatMap((each) =>
        findingOf(
          `a file whose name changes with its content is not kept (${control(each)}), so that every page asks for it anew; ${KEPT.value} is right`,
          [each.url],
          MEND_KEPT,
        ),
      ),
    ...stays.flatMap((each) => findingOf(wrongOfFresh(each) ?? '', wrongOfFresh(each) ? [each.url] : [], MEND_ASKED)),
    ...findingOf(
      'what has not changed is sent whole again: asked with the tag or the date that it came with, the host must answer 304',
      again.filter(({ status }) => status !== 304).map(({ url }) => url),
      MEND_AGAIN,
    ),
    ...findingOf(
      'text travels unpacked, about four times as long as it could be',
      [...pages, ...data, ...hashed].filter((each) => isThere(each) && isUnpacked(each)).map(({ url }) => url),
      MEND_PACKED,
    ),
    ...findingOf(
      'that a file is missing is kept for a long time: once it is there, browsers will not look',
      missing.filter((each) => maxAge(each) > SHORT).map(({ url }) => url),
      MEND_MISSING_KEPT,
    ),
  ];
}

/** What is wrong with how a file with a lasting name is kept. */
function wrongOfFresh(answer: Answer): string | undefined {
  const said = answer.headers.get('cache-control') ?? '';
  if (said === '')
    return 'nothing says how long what may change may be kept, so that browsers guess, and show an old ruling';
  if (/no-store/i.test(said))
    return `what may change may never be kept, not even to ask whether it has (${said}), so that going back loads it anew, and nothing is there without a network`;
  if (/no-cache/i.test(said)) return undefined;
  if (/immutable/i.test(said) || maxAge(answer) > SHORT)
    return `what may change is kept too long (${said}), so that an old ruling is shown after a new one is there`;
  return /max-age=/i.test(said)
    ? undefined
    : `nothing says how long what may change may be kept (${said}), so that browsers guess`;
}

/** Whether something on the way may keep it for longer than an old text may be shown. */
export function isLong(answer: Answer): boolean {
  return !/no-cache|no-store/i.test(control(answer)) && (/immutable/i.test(control(answer)) || maxAge(answer) > SHORT);
}

function isKept(answer: Answer): boolean {
  return (
    /immutable/i.test(control(answer)) && maxAge(answer) >= 31_536_000 && !/no-cache|no-store/i.test(control(answer))
  );
}

function control({ headers }: Answer): string {
  return headers.get('cache-control') ?? 'no Cache-Control';
}

function maxAge(answer: Answer): number {
  return Number(/max-age=(\d+)/i.exec(control(answer))?.[1] ?? 0);
}

function isUnpacked({ headers, body }: Answer): boolean {
  const packed = /^(?:gzip|br|zstd|deflate)$/i.test(headers.get('content-encoding') ?? '');
  return !packed && body.byteLength > SMALL && TEXT.test(headers.get('content-type') ?? '');
}

function isThere({ status }: Answer): boolean {
  return status === 200;
}
