/**
 * Measures the share of slips in the books that the checker detects: `npm run mutate [-- <book> …] [--sample
 * n] [--seed s]`. Changes every amount, limit, option, party, kind of effect, modality and citation, leaves
 * out every `askIf`, and changes the numbers, denials, duties, conditions, people and links of translations,
 * one at a time and in memory, and checks the book. In house rules it changes figures, settled
 * answers, replaced outcomes and the numbers of clauses. Exits with 1 below 95 per cent.
 */
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { mutate } from './mutate/run.ts';
import { reportOf, shareOf } from './mutate/report.ts';

const ENOUGH = 0.95;

const args = process.argv.slice(2);
const numberAfter = (flag: string): number | undefined => {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : Number(args[at + 1]);
};
const books = args.filter((arg, at) => !arg.startsWith('--') && !(args[at - 1] ?? '').startsWith('--'));
const files = readContentFiles(contentRoot);
const sample = numberAfter('--sample');
const tried = mutate(files, { ...(sample === undefined ? {} : { sample }), seed: numberAfter('--seed') ?? 1, books });
process.stdout.write(reportOf(tried));
process.exitCode = shareOf(tried) < ENOUGH ? 1 : 0;
