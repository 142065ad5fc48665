/** All that the site says in a language, as far as faults are concerned: from the dictionaries, so that no text stands twice. */
import { examWordsIn } from '#i18n/gathered/exam.ts';
import { loadWords } from '#i18n/load.ts';
import { progressWordsIn } from '#i18n/gathered/progress.ts';
import { trainingWordsIn } from '#i18n/gathered/training.ts';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';

export type Words = Awaited<ReturnType<typeof wordsIn>>;

export async function wordsIn(language: Language) {
  const [exam, offline, progress, training, unkept] = await Promise.all([
    examWordsIn(language),
    loadWords('offline', language),
    progressWordsIn(language),
    trainingWordsIn(language),
    loadWords('unkept', language),
  ]);
  return { ...packs[language], exam, offline, progress, training, unkept };
}
