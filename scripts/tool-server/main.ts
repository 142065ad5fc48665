/**
 * Serves a site's data to an assistant over standard input and output (Model Context Protocol):
 * `npm run tools -- <folder or address>`. What it has to say to a person goes to standard error.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { isRestated } from '#api/own-words.ts';
import { toolServer } from './server.ts';
import { openSource } from './source.ts';

const [where = 'dist'] = process.argv.slice(2);
const source = openSource(where);
let restated = true;
try {
  restated = isRestated(await source.index());
} catch (error) {
  console.error(`${where} has no api/v1/index.json: name the folder of a built site, or its address.`);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
serveStdio(() => toolServer(source, restated), { onerror: (error) => console.error(error.message) });
