/** An address as it is read: `spørgsmål`, not `sp%C3%B8rgsm%C3%A5l`; unchanged where it is badly encoded. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
