/** Copies a link and confirms it in the page's status line. */
import { showAddress } from './address.ts';
import { showStatus } from './status.ts';

export interface Copy {
  /** The permanent address, absolute. */
  readonly url: string;
  /** Message on success. */
  readonly done: string;
  /** Message when the browser denies access. The address bar then holds the address. */
  readonly failed: string;
}

/** Copies a permanent link. */
export function copy({ url, done, failed }: Copy): void {
  const refused = (): void => {
    showAddress(url);
    showStatus(failed);
  };
  const write: Promise<void> | undefined = navigator.clipboard?.writeText(url);
  if (write === undefined) refused();
  else write.then(() => showStatus(done), refused);
}
