/** The first of a list of faults, and how many more there are: one cause often shows on every page. */
export function few(faults: readonly string[], most = 12): readonly string[] {
  return faults.length <= most ? faults : [...faults.slice(0, most), `… and ${faults.length - most} more`];
}
