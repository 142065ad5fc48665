/** `npm run keys`: writes docs/keys.md and the schemas for editors, from those of what authors write. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysPage, PAGE } from './page.ts';
import { schemaFiles, SCHEMAS } from './schemas.ts';

writeFileSync(PAGE, keysPage());
rmSync(SCHEMAS, { recursive: true, force: true });
mkdirSync(SCHEMAS);
for (const [name, text] of schemaFiles()) writeFileSync(join(SCHEMAS, name), text);
console.log(`${PAGE} and ${SCHEMAS}/ are up to date.`);
