/** `npm start`: check the content, build the site with its search index, and serve it on this machine. */
import { build } from './build.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

const base = process.env['BASE_PATH'] ?? '/';

const checked = await run('node', ['src/check/main.ts'], { show: true });
if (checked.code !== 0) process.exit(checked.code);
const built = await build({ outDir: 'dist', base, show: true });
if (built.code !== 0) process.exit(built.code);
const { url } = await serve({ root: 'dist', base, port: 4321 });
console.log(`\nArbiter is at ${url} (Ctrl+C stops it)`);
