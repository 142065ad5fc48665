/**
 * The groups of points of a directed graph that lie on a common cycle; a point with an edge to itself is one
 * too.
 * @param edges per point the points it leads to.
 */
export function cycles(edges: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const reach = edges.map((_, from) => reachable(edges, from));
  const groups: number[][] = [];
  const seen = new Set<number>();
  reach.forEach((targets, point) => {
    if (seen.has(point) || !targets.has(point)) return;
    const group = edges.map((_, other) => other).filter((other) => targets.has(other) && reach[other]?.has(point));
    for (const member of group) seen.add(member);
    groups.push(group);
  });
  return groups;
}

function reachable(edges: readonly (readonly number[])[], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [...(edges[from] ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(edges[next] ?? []));
  }
  return found;
}
