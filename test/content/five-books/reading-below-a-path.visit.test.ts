/** The reading aids on a site that does not begin at the root of its host. */
import { it } from 'vitest';
import { backLink, follow, PHONE } from '../../e2e/reader.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('below a path all of it works the same', async () => {
  await visit({ ...PHONE }, async (visitor) => {
    await visitor.open('nl/troefcall/29/');
    await follow(visitor);
    await backLink(visitor).click();
    await visitor.page.waitForURL((url) => url.pathname === '/arbiter/nl/troefcall/29/');
  });
});
