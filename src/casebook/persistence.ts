/** Persistent storage on this device. */

/** Requests persistent storage; returns the browser's answer, or undefined when it cannot be asked. */
export async function requestPersistence(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persist());
}

/** Whether storage is persistent. */
export async function isPersistent(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persisted());
}

/** Some browsers lack this API, and all do on an insecure origin. */
async function asked(ask: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
