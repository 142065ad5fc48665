/**
 * Fetches JSON that the build made from typed data, and which is trusted to be of that type. Rejects when it
 * cannot be fetched or parsed.
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
