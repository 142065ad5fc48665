/** `npm start`: check the content, build the site with its search index, and serve it on this machine. */
import { build } from './build.ts';
import { serve } from './serve.ts';

// Packs of a local server need not be small.
process.env['OFFLINE'] ??= 'quick';
if (!(await build('dist'))) process.exit(1);
const { url } = await serve({ root: 'dist', base: process.env['BASE_PATH'] ?? '/', port: 4321 });
console.log(`\nArbiter is at ${url} (Ctrl+C stops it)`);
