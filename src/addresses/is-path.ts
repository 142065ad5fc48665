/** Whether a value is an address of this site from its host's root: `/nl/troefcall/`, but not `//elsewhere/`. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
