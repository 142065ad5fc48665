/**
 * All messages of the site about faults in a language, from the dictionaries, so that no text is duplicated.
 */
import { loadWords } from '#i18n/load.ts';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';

export type Words = Awaited<ReturnType<typeof wordsIn>>;

export async function wordsIn(language: Language) {
  const [exam, offline, progress, training, unkept] = await Promise.all([
    loadWords('exam', language),
    loadWords('offline', language),
    loadWords('progress', language),
    loadWords('training', language),
    loadWords('unkept', language),
  ]);
  return { ...packs[language], exam, offline, progress, training, unkept };
}
