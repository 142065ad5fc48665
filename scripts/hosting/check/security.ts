/** Whether a host says what a page cannot say itself, forbids nothing that pages need, and leaves pages as they are. */
import { REFUSED, SECURITY, type Header } from '../headers.ts';
import type { Answer } from './ask.ts';
import { findingOf, type Finding } from './finding.ts';
import { isAsBuilt, loadedElsewhere, policyIn, textOf } from './in-page.ts';
import { mendOfHeader } from './mends.ts';
import { forbiddenBy, policiesOf, policyFrom } from './policies.ts';
import type { Visit } from './visit.ts';

/**
 * What of `SECURITY` is not said, what pages need and the host forbids, what it writes into them, and that it is asked over
 * plain http.
 */
export function securityFindings(visit: Visit): readonly Finding[] {
  const { base, pages, hashed, data } = visit;
  return [
    ...(base.protocol === 'https:' || isHere(base) ? [] : overPlainHttp(base)),
    ...SECURITY.flatMap((header) => {
      // What a file is may be guessed of any; the others speak of pages.
      const answers = (header.name === 'X-Content-Type-Options' ? [...pages, ...hashed, ...data] : pages).filter(
        isThere,
      );
      return findingOf(
        `${header.name} ${says(answers, header)}, so that ${LOSS[header.name] ?? 'browsers do as they like'}`,
        at(answers.filter((each) => !isSaid(header, each.headers.get(header.name)))),
        mendOfHeader(header),
      );
    }),
    ...pages.flatMap((page) => forbidden(page, base)),
    ...findingOf(
      'the host writes into the pages on their way: what stands in them is not what their policy names, and browsers refuse it',
      at(pages.filter((page) => isThere(page) && !isAsBuilt(textOf(page)))),
      'turn off in the settings of the host, or of the proxy before it, whatever adds, packs or measures: analytics, minifying, rewriting of mail addresses, loaders of scripts',
    ),
    ...pages.flatMap((page) =>
      loadedElsewhere(textOf(page), base).flatMap((foreign) =>
        findingOf(
          `the page loads ${foreign}, which the site does not`,
          [page.url],
          'turn off in the settings of the host whatever adds it',
        ),
      ),
    ),
  ];
}

/** What is lost without it. */
const LOSS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': 'any site may show these pages within its own and lead a hand there',
  'X-Content-Type-Options': 'browsers may guess what a file is',
  'Referrer-Policy': 'the answers in an address may be told to other sites',
  'Permissions-Policy': 'whatever came to stand in a page could ask for camera, microphone and place',
  'Cross-Origin-Opener-Policy': 'a page that opened this one keeps a hand on its window',
};

function says(answers: readonly Answer[], { name }: Header): string {
  const said = answers.map(({ headers }) => headers.get(name)).find((value) => value !== null);
  return said === undefined ? 'is not sent' : `says too little (${said})`;
}

/** Whether a header says what it must; it may say more than ours. */
function isSaid({ name, value }: Header, said: string | null): boolean {
  if (said === null) return false;
  switch (name) {
    case 'Content-Security-Policy':
      return policiesOf(said).some((policy) => policy.has('frame-ancestors'));
    case 'Permissions-Policy':
      return REFUSED.every((power) => said.replaceAll(/\s/g, '').split(',').includes(`${power}=()`));
    case 'Referrer-Policy':
      return /(?:^|,)\s*(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)\s*$/i.test(said);
    case 'Cross-Origin-Opener-Policy':
      return /^same-origin(?:-allow-popups)?$/i.test(said.trim());
    default:
      return said.trim().toLowerCase() === value;
  }
}

function forbidden(page: Answer, base: URL): readonly Finding[] {
  const own = policyIn(textOf(page));
  const header = page.headers.get('content-security-policy');
  if (own === undefined || header === null) return [];
  const all = policiesOf(header).flatMap((policy) => forbiddenBy(policy, policyFrom(own), base.origin));
  const [first, ...others] = new Set(all);
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const [security] = SECURITY;
  return findingOf(
    `the host's Content-Security-Policy forbids what the page needs: ${first}${more}`,
    [page.url],
    security === undefined ? '' : mendOfHeader(security),
  );
}

function overPlainHttp(base: URL): readonly Finding[] {
  return findingOf(
    'the site is asked for over plain http: anybody on the way can change a ruling, and browsers keep nothing for use without a network',
    [base.href],
    'get a certificate for the host, lead http to https, and give this check the address with https',
  );
}

function isHere({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function isThere({ status }: Answer): boolean {
  return status === 200;
}

function at(answers: readonly Answer[]): readonly string[] {
  return answers.map(({ url }) => url);
}
