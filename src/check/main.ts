/**
 * `npm run check [-- [root] [--json] [--update-permalinks] [--forget=<book>]]`: checks everything below
 * `<root>/content` (root: the working directory) and exits with 1 if anything is wrong.
 */
import { enableCompileCache } from 'node:module';

// Most of the time of a run goes into loading parsers; before the first import, so that they profit.
enableCompileCache();
const { run } = await import('./cli.ts');
process.exitCode = run(process.argv.slice(2), (text) => process.stdout.write(text));
