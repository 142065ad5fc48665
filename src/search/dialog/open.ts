export function openSearch(query?: string): void {
  void query;
}
