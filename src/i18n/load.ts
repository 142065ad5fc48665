/** Words that a page loads when it needs them, in its own language and no other. */
import type { Language } from '#model/language.ts';
import type * as loaded from './nl/loaded.ts';
import type { Words } from './words.ts';

/** The words for a purpose. Rejects where they cannot be loaded. */
export async function loadWords<Purpose extends keyof typeof loaded>(
  purpose: Purpose,
  language: Language,
): Promise<Words[Purpose]> {
  const module = (await import(`./${language}/loaded/${purpose}.ts`)) as { readonly words: Words[Purpose] };
  return module.words;
}
