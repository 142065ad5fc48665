/**
 * Measures the share of slips in the books that the checker detects: `npm run mutate [-- <book> …] [--sample
 * n] [--seed s]`. Changes every amount, limit, option, party, kind of effect, modality and citation, leaves
 * out every `askIf`, and changes the numbers, denials, duties, conditions, people and links of translations,
 * one at a time and in memory, and checks the book. In house rules it changes figures, settled
 * answers, replaced outcomes and the numbers of clauses. Exits with 1 below 95 per cent of all, or of
 * a class of slips in translations.
 */
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { mutate } from './mutate/run.ts';
import { isEnough, reportOf } from './mutate/report.ts';
import { askedOptions } from './options.ts';

const { values, positionals: books } = askedOptions({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const files = readContentFiles(contentRoot);
const sample = values.sample === undefined ? {} : { sample: Number(values.sample) };
const tried = mutate(files, { ...sample, seed: Number(values.seed), books });
if (tried.length === 0) {
  process.stderr.write(
    'No slip was tried: there is no such folder in content/, or --sample is not a number above 0.\n' +
      'For example: npm run mutate -- keezen --sample 100\n',
  );
  process.exitCode = 1;
} else {
  process.stdout.write(reportOf(tried));
  process.exitCode = isEnough(tried) ? 0 : 1;
}
