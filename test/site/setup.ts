/** Once per run: the build of the small books, unless `npm test` has made it. */
import { buildFixture } from '../support/fixture-site.ts';

export default buildFixture;
