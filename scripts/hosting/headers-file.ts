/**
 * `_headers`, which Netlify, Cloudflare and others read from the root of the site. If two of its rules set
 * the same header, these hosts join both values, so the revalidated files are left to the host's default. It
 * lists the paths of this build, because hosts differ in their pattern syntax.
 */
import { dirname } from 'node:path/posix';
import { DATA, isHashed, KEPT, ONLY_HTTPS, OPEN, securityFor, type Header } from './headers.ts';

/**
 * @param files of the site, as paths from its root.
 * @param base the path it is served at, with a slash at both ends.
 * @param embed the origins of sites that may embed pages.
 */
export function headersFile(files: readonly string[], base: string, embed: readonly string[] = []): string {
  const blocks = [
    block(`${base}*`, securityFor(embed)),
    ...hashedPaths(files).map((path) => block(base + path, [KEPT])),
    block(`${base}${DATA}*`, [OPEN]),
  ];
  return `# Read by Netlify, Cloudflare and others from the root of what is published. Once the site is on https for good,
# this may stand among the first: ${ONLY_HTTPS.name}: ${ONLY_HTTPS.value}

${blocks.join('\n')}`;
}

/** The origins that may embed pages according to this file, which the build of the site wrote. */
export function embedIn(headers: string): readonly string[] {
  return /frame-ancestors 'self' (.+)$/m.exec(headers)?.[1]?.split(' ') ?? [];
}

function block(path: string, headers: readonly Header[]): string {
  return `${path}\n${headers.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`;
}

/** A folder where all of it has hashed names, otherwise each of its files that has one. */
function hashedPaths(files: readonly string[]): readonly string[] {
  const folders = Map.groupBy(files, dirname);
  return [...folders]
    .flatMap(([folder, inside]) => {
      const hashed = inside.filter(isHashed);
      return hashed.length === inside.length ? [`${folder}/*`] : hashed;
    })
    .toSorted();
}
