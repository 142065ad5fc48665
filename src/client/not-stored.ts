/** The message that the device cannot store settings, which then apply to this page only; shown once. */
import { loadWords } from '#i18n/load.ts';
import { languageOf } from './language.ts';
import { showStatus } from './status.ts';

let said = false;

/** @param kept whether the storage took it. */
export function warnUnlessStored(kept: boolean): void {
  if (kept || said) return;
  said = true;
  loadWords('unkept', languageOf(document.documentElement)).then(
    ({ choice }) => showStatus(choice),
    () => {
      said = false;
    },
  );
}
