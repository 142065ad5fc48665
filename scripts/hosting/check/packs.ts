/** Whether books can be kept for when there is no network, and whether that can be taken back. */
import { createHash } from 'node:crypto';
import { readPublished, type PackInfo } from '#offline/release.ts';
import type { Answer } from './ask.ts';
import { findingOf, type Finding } from './finding.ts';
import { isLong } from './keeping.ts';
import { textOf } from './in-page.ts';
import { MEND_ASKED, MEND_PACK, MEND_SCOPE } from './mends.ts';
import type { Visit } from './visit.ts';

/** The smallest pack that a host's list names; undefined where packs are off, or the list cannot be read. */
export function smallestPack(release: Answer | undefined): PackInfo | undefined {
  const published = release?.status === 200 ? readPublished(textOf(release)) : undefined;
  return published?.kind === 'release'
    ? published.release.packs.toSorted((a, b) => a.fetched - b.fetched).at(0)
    : undefined;
}

/** What keeps books from being kept: the list, the worker or a pack. Nothing where a site has no packs. */
export function packFindings({ base, worker, release, pack }: Visit): readonly Finding[] {
  return [
    ...(release?.status === 200 && !readPublished(textOf(release))
      ? findingOf(
          'no book can be kept for when there is no network: the list of packs does not arrive as it was published',
          [release.url],
          'publish packs/index.json as the build wrote it, and let nothing on its way rewrite it',
        )
      : []),
    ...(worker?.status === 200 ? workerFindings(worker, base) : []),
    ...(pack?.answer.status === 200 ? arrivingFindings(pack.answer, pack.info) : []),
  ];
}

function workerFindings(worker: Answer, base: URL): readonly Finding[] {
  const said = worker.headers.get('cache-control') ?? '';
  const allowed = worker.headers.get('service-worker-allowed');
  const above = allowed === null ? undefined : URL.parse(allowed, worker.url)?.pathname;
  return [
    ...findingOf(
      `the worker may be kept for long on its way (${said}), so that one that does harm cannot be taken back in time`,
      isLong(worker) ? [worker.url] : [],
      MEND_ASKED,
    ),
    ...findingOf(
      `the worker is forbidden to serve the site: Service-Worker-Allowed says ${allowed}, and the site stands at ${base.pathname}`,
      above !== undefined && !base.pathname.startsWith(above) ? [worker.url] : [],
      MEND_SCOPE,
    ),
  ];
}

function arrivingFindings({ url, headers, body }: Answer, { fetched, sha256 }: PackInfo): readonly Finding[] {
  const coding = headers.get('content-encoding');
  if (coding === 'zstd')
    return findingOf(
      'a pack is sent as if it were packed only for its way (Content-Encoding: zstd): browsers unpack it, and take what is left for damaged',
      [url],
      MEND_PACK,
    );
  if (createHash('sha256').update(body).digest('hex') !== sha256)
    return findingOf(
      `a pack does not arrive as it was published (${body.byteLength} bytes of ${fetched}), so that the book cannot be kept`,
      [url],
      MEND_PACK,
    );
  return findingOf(
    `a pack is packed once more on its way (${coding}), which makes it no smaller and costs the host work each time`,
    coding === null ? [] : [url],
    MEND_PACK,
  );
}
