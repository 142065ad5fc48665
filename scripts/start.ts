/** `npm start`: checks the content, builds the site and serves it here. Takes `--port <number>`. */
import { build } from './build.ts';
import { askedPort } from './port.ts';
import { serve } from './serve.ts';

const port = askedPort() ?? 4321;
// Packs of a local server need not be small.
process.env['OFFLINE'] ??= 'quick';
if (!(await build('dist'))) process.exit(1);
const { url } = await serve({ root: 'dist', base: process.env['BASE_PATH'] ?? '/', port });
console.log(`\nArbiter is at ${url} (Ctrl+C stops it)`);
