/**
 * Parameters that chats, mail programs and search engines add to a link to follow it around. They are no part
 * of a case, and no reason to warn of one.
 */
const TRACKERS: ReadonlySet<string> = new Set([
  ...['fbclid', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'srsltid', 'msclkid', 'twclid', 'ttclid', 'yclid'],
  ...['igshid', 'igsh', 'mc_cid', 'mc_eid', 'li_fat_id', 'mkt_tok', '_hsenc', '_hsmi'],
]);

/** Whether a parameter of an address says only where a link was found: `utm_source`, `fbclid`. */
export function isTracker(key: string): boolean {
  const name = key.toLowerCase();
  return name.startsWith('utm_') || TRACKERS.has(name);
}
