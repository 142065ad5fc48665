/**
 * The file for a server of one's own: `npm run -s host:file -- nginx` or `caddy`. BASE_PATH says under which path the site
 * stands (default `/`).
 */
import { caddyFile } from './caddy.ts';
import { slashed } from './headers.ts';
import { nginxFile } from './nginx.ts';

const FILES = new Map([
  ['nginx', nginxFile],
  ['caddy', caddyFile],
]);

const file = FILES.get(process.argv[2] ?? '');
if (file) process.stdout.write(file(slashed(process.env['BASE_PATH'] ?? '/')));
else {
  console.error(`Say for which server: ${[...FILES.keys()].join(' or ')}. A build holds those of other hosts.`);
  process.exitCode = 1;
}
