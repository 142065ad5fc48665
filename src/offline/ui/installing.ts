/** How this browser installs a site, as far as it says; what it offers may come at any time. */
import type { Installing } from './Install.tsx';

/** Not in the DOM's types: only some browsers have it (W3C, Web App Manifest incubations). */
interface Prompting extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's own way to install the site. */
export interface Installer {
  /** What can be done now: `by-menu` where the browser says nothing. */
  now(): Installing;
  /** Shows the browser's own question; only from a click. */
  ask(): void;
  /** Calls when the browser begins to offer it, or has done it. Gives back how to stop. */
  onChange(listener: () => void): () => void;
}

/**
 * Listens to a page for as long as that is open. A browser offers it once: an offer from before this call is
 * not known.
 */
export function installerOf(page: Window & typeof globalThis): Installer {
  let offered: Prompting | undefined;
  let installed = page.matchMedia('(display-mode: standalone)').matches;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompting(event)) return;
    event.preventDefault();
    offered = event;
    tell();
  });
  page.addEventListener('appinstalled', () => {
    installed = true;
    tell();
  });
  return {
    now: () => {
      if (installed) return 'installed';
      if (offered) return 'offered';
      return isApple(page.navigator) ? 'apple' : 'by-menu';
    },
    ask: () => {
      // It may be asked once; whether the answer was yes is told by `appinstalled`.
      offered?.prompt().catch(() => undefined);
      offered = undefined;
      tell();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isPrompting(event: Event): event is Prompting {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * Where sites go to the home screen from the share sheet alone: an iPhone, or an iPad, which calls itself a
 * Mac.
 */
export function isApple({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
