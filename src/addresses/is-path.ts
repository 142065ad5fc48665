/** Whether a value is an address from the root of this host: `/nl/troefcall/`, but not `//elsewhere/`. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
