/** Where the device does not keep what somebody chose: it holds for this page, which says so, once. */
import { unkeptWordsIn } from '#i18n/gathered/unkept.ts';
import { languageOf } from './language.ts';
import { say } from './status.ts';

let said = false;

/** @param kept whether the device took it. */
export function sayUnlessKept(kept: boolean): void {
  if (kept || said) return;
  said = true;
  unkeptWordsIn(languageOf(document.documentElement)).then(
    ({ choice }) => say(choice),
    () => {
      said = false;
    },
  );
}
