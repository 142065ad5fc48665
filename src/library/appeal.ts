/** A way to dispute a ruling, with its citations resolved. */
import { appealParts, type Appeal } from '#model/index.ts';
import { resolveAll, type Resolve } from './cited.ts';
import type { AppealDoc } from './types.ts';

/** The appeal with its citations resolved; parts that the book does not mention are left out. */
export function appealOf(appeal: Appeal, resolve: Resolve): Omit<AppealDoc, 'lang'> {
  const parts = appealParts.flatMap((part) => {
    const said = appeal[part];
    return said ? [[part, { says: said.says, cites: resolveAll(said.cites, resolve), laws: said.laws ?? [] }]] : [];
  });
  return { id: appeal.id, title: appeal.title, parts: Object.fromEntries(parts) as AppealDoc['parts'] };
}
