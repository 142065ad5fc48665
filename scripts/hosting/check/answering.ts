/** Whether each file is there, whole and of its type, and whether the host knows what is not. */
import { gunzipSync } from 'node:zlib';
import { DATA } from '../headers.ts';
import type { Answer } from './ask.ts';
import { findingOf, type Finding } from './finding.ts';
import { isAsBuilt, policyIn, textOf } from './in-page.ts';
import { MEND_OPEN, MEND_SLASH, mendOfMissing, mendOfType } from './mends.ts';
import { SLASHLESS_QUERY, type Visit } from './visit.ts';

/** Nothing where all is right. What follows from a page that did not come is not said beside it. */
export function answeringFindings(visit: Visit): readonly Finding[] {
  const { base, pages, hashed, data, machine, worker, missing, slashless, silent, unnamed } = visit;
  const named = [...pages, ...hashed, ...data, ...(machine ? [machine] : []), ...(worker ? [worker] : [])];
  // What follows from a page that did not come is not said beside it.
  const allCame = silent.length === 0 && named.every(({ status }) => status === 200);
  return [
    ...silent.flatMap(({ url, why }) => findingOf(`the host ${why}`, [url], 'look at the log of the host; ask again')),
    ...named
      .filter(({ status }) => status !== 200)
      .flatMap((each) =>
        isLedOn(each)
          ? findingOf(
              `an address of the site leads on (${each.status}${leadingTo(each)}) and must not`,
              [each.url],
              MEND_SLASH,
            )
          : findingOf(
              `what another page names is not there (${each.status})`,
              [each.url],
              'publish all that the build wrote, files and folders that begin with "_" too, at once and not file by file',
            ),
      ),
    ...findingOf(
      `the pages name no ${unnamed.join(', no ')}: the host changes them on their way, or gives out only a part`,
      unnamed.length > 0 && allCame ? [base.href] : [],
      'publish all that the build wrote; turn off whatever minifies or rewrites pages',
    ),
    ...named.filter(({ status }) => status === 200).flatMap(ofItsType),
    ...(machine?.status === 200 && !isMachine(machine.body)
      ? findingOf(
          'the full text cannot be searched: its machine does not arrive as it was published',
          [machine.url],
          'files ending in .pagefind are packed already: let no host or proxy rewrite them, and publish them as binary files',
        )
      : []),
    ...missing.flatMap((each) => missingFindings(each, base)),
    ...(slashless ? slashFindings(slashless) : []),
    ...findingOf(
      'the data are closed to scripts of other sites',
      data
        .filter(({ url, status }) => status === 200 && url.startsWith(base.href + DATA))
        .filter(({ headers }) => headers.get('access-control-allow-origin') !== '*')
        .map(({ url }) => url),
      MEND_OPEN,
    ),
  ];
}

/** What a file of an ending may be called; the first is right. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '': ['text/html'],
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json'],
  woff2: ['font/woff2', 'application/font-woff2'],
  xml: ['application/xml', 'text/xml', 'application/atom+xml'],
  webmanifest: ['application/manifest+json'],
};

function ofItsType({ url, headers }: Answer): readonly Finding[] {
  const ending = /\.([^./]+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  const kinds = KINDS[ending];
  const [right = ''] = kinds ?? [];
  const said = headers.get('content-type');
  const type = said?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (kinds === undefined || kinds.includes(type)) return [];
  return findingOf(
    `a file is sent as ${type === '' ? 'nothing in particular' : type} and not as ${right}, so that browsers take it for something else`,
    [url],
    mendOfType(right, ending === '' ? 'html' : ending),
  );
}

/** The full text's machine: packed WebAssembly behind a word of its own. */
function isMachine(body: Uint8Array): boolean {
  try {
    const [first, second] = body;
    const plain = first === 0x1f && second === 0x8b ? gunzipSync(body) : Buffer.from(body);
    return plain.subarray(0, 12).toString('latin1') === 'pagefind_dcd';
  } catch {
    return false;
  }
}

function missingFindings(answer: Answer, base: URL): readonly Finding[] {
  const mend = mendOfMissing(base.pathname);
  if (answer.status !== 404)
    return findingOf(
      `for what is not there the host answers ${answer.status}${leadingTo(answer)} and not 404, so that a dead link looks alive and a missing script is a page`,
      [answer.url],
      mend,
    );
  const html = textOf(answer);
  if (policyIn(html) !== undefined && isAsBuilt(html)) return [];
  return findingOf(
    'for what is not there the host shows a page of its own, with no way back to the rules',
    [answer.url],
    mend,
  );
}

/** A page's address ends in a slash; without it, the host leads there, with the answers that stand behind it. */
function slashFindings(answer: Answer): readonly Finding[] {
  const asked = new URL(answer.url);
  const right = new URL(`${asked.pathname}/${asked.search}`, asked);
  const location = answer.headers.get('location');
  const leads = location === null ? undefined : URL.parse(location, asked);
  if (isLedOn(answer) && leads?.href === right.href) return [];
  if (leads && leads.href === right.href.replace(SLASHLESS_QUERY, ''))
    return findingOf(
      'led to the address with its slash, a case loses its answers: what stands behind the "?" is dropped',
      [answer.url],
      MEND_SLASH,
    );
  return findingOf(
    `a page's address without its slash answers ${answer.status}${leadingTo(answer)}; it must lead to ${right.href}`,
    [answer.url],
    MEND_SLASH,
  );
}

function isLedOn({ status, headers }: Answer): boolean {
  return status >= 300 && status < 400 && headers.has('location');
}

function leadingTo({ headers }: Answer): string {
  const location = headers.get('location');
  return location === null ? '' : `, to ${location}`;
}
