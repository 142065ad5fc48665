/** Whether this device will keep what it has. */

/** Asks the browser not to clear what is kept; what it answers, or undefined where it cannot be asked. */
export async function askToStay(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persist());
}

/** Whether it has promised that. */
export async function stays(): Promise<boolean | undefined> {
  return asked(() => navigator.storage.persisted());
}

/** Some browsers have no such question, and none outside a secure address. */
async function asked(ask: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
