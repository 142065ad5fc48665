import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as dagre from '@dagrejs/dagre';
import { expect, test, vi } from 'vitest';
import { withNamesAnew } from '../../scripts/names-in-drawings.ts';

const OWN = fileURLToPath(import.meta.resolve('@dagrejs/dagre'));

/** Where a drawing of questions that skip some others puts everything, and what its bends are called. */
function drawn({ Graph, layout }: Pick<typeof dagre, 'Graph' | 'layout'>, size: number) {
  const names: string[] = [];
  // The graph that it is reckoned in is another one of the same kind.
  const { setNode } = Graph.prototype;
  const watched = vi.spyOn(Graph.prototype, 'setNode').mockImplementation(function (
    this: dagre.Graph,
    name: unknown,
    label,
  ) {
    names.push(String(name));
    return label === undefined ? setNode.call(this, name) : setNode.call(this, name, label);
  });
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB' });
  for (let at = 0; at < size; at++) graph.setNode(String(at), { width: 40 + at, height: 20 });
  for (let at = 1; at < size; at++)
    for (const from of new Set([at - 1, at >> 1]))
      graph.setEdge(String(from), String(at), { width: 9, height: 9 }, 'a');
  layout(graph);
  watched.mockRestore();
  return {
    names,
    places: [graph.nodes().map((name) => graph.node(name)), graph.edges().map((edge) => graph.edge(edge))],
  };
}

test('each drawing is made as if it were the first, and is the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-names-'));
  const place = join(folder, 'dagre.mjs');
  writeFileSync(place, withNamesAnew(readFileSync(OWN, 'utf8')).replace(/^\/\/# sourceMappingURL.*$/m, ''));
  try {
    const anew = (await import(place)) as typeof dagre;
    const bends = (drawing: { readonly names: readonly string[] }) =>
      drawing.names.filter((name) => name.startsWith('_'));
    for (const size of [3, 12, 40]) {
      const [own, first, second] = [drawn(dagre, size), drawn(anew, size), drawn(anew, size)];
      expect(first.places).toEqual(own.places);
      expect(second).toEqual(first);
      expect(bends(first)).toHaveLength(bends(own).length);
      expect(bends(first).length).toBeGreaterThan(size > 3 ? size : 0);
      expect(bends(drawn(dagre, size))).not.toEqual(bends(own));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a dagre that names in other words is refused, and says where to look', () => {
  const says = '@dagrejs/dagre no longer names what it draws as it did: see scripts/names-in-drawings.ts';
  const own = readFileSync(OWN, 'utf8');
  expect(() => withNamesAnew(own.replaceAll(' as layout', ' as placed'))).toThrow(says);
  expect(() => withNamesAnew(own.replace(/=\+\+\w+;return/g, '=1;return'))).toThrow(says);
});
