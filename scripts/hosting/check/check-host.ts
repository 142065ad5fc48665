/** Asks a live host for a handful of addresses, and says what it does wrong. */
import { answeringFindings } from './answering.ts';
import { asking, type Heard } from './ask.ts';
import { findingOf, type Finding } from './finding.ts';
import { keepingFindings } from './keeping.ts';
import { mendOfType } from './mends.ts';
import { packFindings } from './packs.ts';
import { reportOf } from './report.ts';
import { securityFindings } from './security.ts';
import { visit, type NoVisit } from './visit.ts';

/** What came of a visit. */
export interface Checked {
  /** Whether nothing was found. */
  readonly ok: boolean;
  /** The report, for a terminal. */
  readonly text: string;
}

/**
 * An address that is none, and a host that does not answer, are said in the text and no error.
 * @param address of the start page, with or without the slash at its end; nothing outside of its origin is asked for.
 * @param timeout in milliseconds, for each answer.
 */
export async function checkHost(address: string, timeout: number): Promise<Checked> {
  const base = startOf(address);
  if (base === undefined)
    return { ok: false, text: `${address} is no address; give that of the start page: https://example.org/` };
  const ask = asking(base.origin, timeout);
  let asked = 0;
  const counted = (...question: Parameters<typeof ask>): Promise<Heard> => {
    asked++;
    return ask(...question);
  };
  const visited = await visit(base, counted);
  const findings =
    'kind' in visited
      ? noVisit(visited, base)
      : [
          ...answeringFindings(visited),
          ...securityFindings(visited),
          ...keepingFindings(visited),
          ...packFindings(visited),
        ];
  return { ok: findings.length === 0, text: reportOf(base.href, asked, findings) };
}

function startOf(address: string): URL | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return new URL(url.pathname.replace(/\/?$/, '/'), url);
}

function noVisit(visit: NoVisit, base: URL): readonly Finding[] {
  const at = [base.href];
  switch (visit.kind) {
    case 'silent':
      return findingOf(`the host ${visit.heard.why}`, at, 'look whether the address is right and the server runs');
    case 'leads-on':
      return findingOf(
        `the start page leads on (${visit.heard.status}) to ${visit.to}`,
        at,
        'give this check the address that people end at; a page that leads to itself without its slash is a setting of the host: trailing slashes are kept',
      );
    case 'fails':
      return findingOf(`the start page answers ${visit.heard.status}`, at, {
        _headers: 'publish what the build wrote, with its index.html at the root',
        nginx: 'look into its error.log: root must be the folder that holds the site, and readable',
        Apache:
          'look into its error.log; where it says that something is "not allowed here", the host lets no .htaccess do it: take the file away',
        Caddy: 'look into its log: root must be the folder that holds the site, and readable',
      });
    case 'other-path':
      return findingOf(
        `the site was built to stand at ${visit.path} and is asked for at ${base.pathname}`,
        at,
        `give this check the address that ends in ${visit.path}, or build anew: BASE_PATH=${base.pathname} npm run build`,
      );
    case 'no-site': {
      const type = visit.heard.headers.get('content-type')?.split(';')[0] ?? '';
      return type === 'text/html'
        ? findingOf(
            'this is no start page of Arbiter',
            at,
            'give the address of the start page; publish what the build wrote',
          )
        : findingOf(
            `the start page is sent as ${type || 'nothing in particular'} and not as text/html`,
            at,
            mendOfType('text/html', 'html'),
          );
    }
  }
}
