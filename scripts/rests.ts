/** Lists what notes and rulings still have to say of what rulings rest on: `node scripts/rests.ts [book]`. */
import { stands } from '#check/checks/stands.ts';
import { readContent } from '#check/content.ts';
import { sortFindings } from '#check/finding.ts';
import { printReport } from '#check/print.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';

const [book] = process.argv.slice(2);
const files = readContentFiles(contentRoot);
const editions = readContent(files).editions.filter((each) => book === undefined || each.book.id === book);
process.stdout.write(printReport(sortFindings(editions.flatMap(stands)), files.length));
