/** How this browser installs a site, as far as it reports it; its prompt may be offered at any time. */
import type { Installing } from './Install.tsx';

/** Not in the DOM's types: only some browsers have it (W3C, Web App Manifest incubations). */
interface Prompting extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's own installation. */
export interface Installer {
  /** The current state: `by-menu` where the browser reports nothing. */
  now(): Installing;
  /** Shows the browser's prompt; only from a click. */
  ask(): void;
  /** Calls when the browser offers the prompt, or has installed the site. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

/**
 * Listens on a page while it is open. A browser offers the prompt once: an event before this call is missed.
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
      // The prompt may be shown once; `appinstalled` reports whether the answer was yes.
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

/** iPhone or iPad, where sites are installed from the share sheet alone; an iPad calls itself a Mac. */
export function isApple({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
