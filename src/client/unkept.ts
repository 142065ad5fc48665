/** Where the device does not keep what somebody chose: it holds for this page, which says so, once. */
import { loadWords } from '#i18n/load.ts';
import { languageOf } from './language.ts';
import { say } from './status.ts';

let said = false;

/** @param kept whether the device took it. */
export function sayUnlessKept(kept: boolean): void {
  if (kept || said) return;
  said = true;
  loadWords('unkept', languageOf(document.documentElement)).then(
    ({ choice }) => say(choice),
    () => {
      said = false;
    },
  );
}
