/**
 * The parts of the worker's global scope that are used. TypeScript's own types for it (`webworker`) cannot be
 * combined with those of a page in one program.
 */

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly caches: CacheStorage;
  readonly navigator: { readonly locks: LockManager };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'all';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}

interface WorkerEvents {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Lasting;
  readonly fetch: Lasting & {
    readonly request: Request;
    readonly clientId: string;
    readonly resultingClientId: string;
    respondWith(answer: Promise<Response>): void;
  };
}

interface Lasting extends Event {
  /** The worker stays awake until it is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** The global scope of this worker. */
export const scope = globalThis as unknown as WorkerScope;
