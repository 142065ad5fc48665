/**
 * A hash-consed, ordered, multi-valued decision diagram. Its leaves are sets of numbers: the empty set is for
 * impossible cases, so that joining two functions is the union of their leaves. Equal functions are the same
 * node, however they were made; node numbers are therefore good cache keys. (Bryant, "Graph-based algorithms
 * for Boolean function manipulation", 1986; here with more than two values and leaves.)
 */
import { IntMap } from './intmap.ts';

/** A function over the facts: a node of the diagram. */
export type Node = number;

/** The leaf {}: cannot occur; also false. */
export const NEVER: Node = 0;
/** The leaf {0}: true. */
export const ALWAYS: Node = 1;

/** Combines two leaves, or two nodes where one of them settles the result; -1: look at their children. */
export type Operation = (one: Node, other: Node) => Node;

const PAIR = 2 ** 26;

/** Typed by the buffer, since the arrays are replaced when they grow. */
type Ints = Int32Array<ArrayBuffer>;

/** A table that needs more nodes than the limit. */
export class TableTooLarge extends Error {
  override readonly name = 'TableTooLarge';
}

/** All functions over the same facts that have been made so far, and what has been worked out about them. */
export class Diagram {
  /** A node more than this is refused with {@link TableTooLarge}. */
  limit = Infinity;
  /** Number of values per level, n/a included where there is one. */
  readonly arities: readonly number[];
  private readonly values: readonly number[];
  private readonly slots: readonly number[];
  private readonly width: number;
  private readonly words: number;
  private count = 0;
  private levels: Ints = new Int32Array(64);
  private starts: Ints = new Int32Array(64);
  private supports: Ints;
  private varying: Ints;
  private kids: Ints = new Int32Array(256);
  private kidsUsed = 0;
  private table: Ints = new Int32Array(128).fill(-1);
  private readonly leaves = new Map<string, Node>();
  private readonly sets = new Map<Node, readonly number[]>();
  private readonly restricted = new IntMap();
  private readonly joined = new IntMap();
  private readonly reached = new IntMap();
  private readonly uniform = new IntMap();

  /**
   * @param values per level how many of its values, from the first, are values proper; the others mean n/a.
   */
  constructor(arities: readonly number[], values = arities) {
    this.arities = arities;
    this.values = values;
    let slot = 0;
    this.slots = arities.map((arity) => (slot += arity) - arity);
    this.width = slot + 1;
    this.words = Math.max(1, Math.ceil(arities.length / 32));
    this.supports = new Int32Array(64 * this.words);
    this.varying = new Int32Array(64 * this.words);
    this.leaf([]);
    this.leaf([0]);
  }

  /** How many nodes were ever made. */
  get size(): number {
    return this.count;
  }

  /** The leaf with this set; ascending, each number once. */
  leaf(set: readonly number[]): Node {
    const key = set.join();
    const known = this.leaves.get(key);
    if (known !== undefined) return known;
    const node = this.add(this.arities.length, []);
    this.leaves.set(key, node);
    this.sets.set(node, set);
    return node;
  }

  /** The set of a leaf; undefined for an inner node. */
  setOf(node: Node): readonly number[] | undefined {
    return this.sets.get(node);
  }

  /** The level that a node asks about; the number of levels for a leaf. */
  levelOf(node: Node): number {
    return this.levels[node] ?? 0;
  }

  isLeaf(node: Node): boolean {
    return this.levelOf(node) === this.arities.length;
  }

  /** The child for a value, whether or not the node asks about this level. */
  child(node: Node, level: number, value: number): Node {
    return this.levels[node] === level ? (this.kids[(this.starts[node] ?? 0) + value] ?? NEVER) : node;
  }

  /** Whether the function depends on a level. */
  dependsOn(node: Node, level: number): boolean {
    return (((this.supports[node * this.words + (level >>> 5)] ?? 0) >>> (level & 31)) & 1) === 1;
  }

  /** False if no two proper values of a level lead to different functions anywhere below; fast. */
  mayVary(node: Node, level: number): boolean {
    return (((this.varying[node * this.words + (level >>> 5)] ?? 0) >>> (level & 31)) & 1) === 1;
  }

  /** The node with these children; a child itself if they are all the same. */
  node(level: number, children: readonly Node[]): Node {
    if (allSame(children)) return children[0] ?? NEVER;
    if (this.count * 2 >= this.table.length) this.rehash();
    const mask = this.table.length - 1;
    let at = hashOf(level, children) & mask;
    for (let found = this.table[at] ?? -1; found !== -1; found = this.table[at] ?? -1) {
      if (this.same(found, level, children)) return found;
      at = (at + 1) & mask;
    }
    const node = this.add(level, children);
    this.table[at] = node;
    return node;
  }

  /** The function that is left when a level has this value; it no longer depends on that level. */
  restrict(node: Node, level: number, value: number): Node {
    const own = this.levelOf(node);
    if (own > level || !this.dependsOn(node, level)) return node;
    if (own === level) return this.child(node, level, value);
    const key = node * this.width + (this.slots[level] ?? 0) + value;
    const known = this.restricted.get(key);
    if (known >= 0) return known;
    const arity = this.arities[own] ?? 0;
    const children: Node[] = [];
    for (let at = 0; at < arity; at++) children.push(this.restrict(this.child(node, own, at), level, value));
    const result = this.node(own, children);
    this.restricted.set(key, result);
    return result;
  }

  /** Applies an operation point by point. `memo` may be kept between calls with the same operation. */
  combine(one: Node, other: Node, operation: Operation, memo = new IntMap()): Node {
    const direct = operation(one, other);
    if (direct >= 0) return direct;
    const key = one * PAIR + other;
    const known = memo.get(key);
    if (known >= 0) return known;
    const level = Math.min(this.levelOf(one), this.levelOf(other));
    const arity = this.arities[level] ?? 0;
    const children: Node[] = [];
    for (let at = 0; at < arity; at++) {
      children.push(this.combine(this.child(one, level, at), this.child(other, level, at), operation, memo));
    }
    const result = this.node(level, children);
    memo.set(key, result);
    return result;
  }

  /** Replaces every leaf by another one. */
  map(node: Node, change: (leaf: Node) => Node, memo = new Map<Node, Node>()): Node {
    const known = memo.get(node);
    if (known !== undefined) return known;
    const result = this.isLeaf(node)
      ? change(node)
      : this.node(
          this.levelOf(node),
          this.children(node).map((child) => this.map(child, change, memo)),
        );
    memo.set(node, result);
    return result;
  }

  /** Point by point the union of the leaves. */
  join(one: Node, other: Node): Node {
    if (one === other || other === NEVER) return one;
    if (one === NEVER) return other;
    return this.combine(one, other, this.joinLeaves, this.joined);
  }

  private readonly joinLeaves: Operation = (one, other) => {
    if (one === other || other === NEVER) return one;
    if (one === NEVER) return other;
    const a = this.setOf(one);
    const b = this.setOf(other);
    return a && b ? this.leaf([...new Set([...a, ...b])].sort((x, y) => x - y)) : -1;
  };

  /** The first function where the second one is true, NEVER elsewhere. */
  meet(one: Node, condition: Node): Node {
    return this.combine(one, condition, (a, b) => (a === NEVER || b === NEVER ? NEVER : b === ALWAYS ? a : -1));
  }

  /** The first function where the second one is NEVER, NEVER elsewhere. */
  without(one: Node, condition: Node): Node {
    return this.combine(one, condition, (a, b) => (a === NEVER || b === NEVER ? a : this.isLeaf(b) ? NEVER : -1));
  }

  /** The union of all leaves that can be reached, as a leaf. */
  reach(node: Node): Node {
    if (this.isLeaf(node)) return node;
    const known = this.reached.get(node);
    if (known >= 0) return known;
    const result = this.children(node).reduce((sum, child) => this.join(sum, this.reach(child)), NEVER);
    this.reached.set(node, result);
    return result;
  }

  /** The one leaf that can be reached, NEVER not counted; undefined if there are several. */
  only(node: Node): Node | undefined {
    if (this.isLeaf(node)) return node;
    const known = this.uniform.get(node);
    if (known >= 0) return known === 0 ? undefined : known - 1;
    let result: Node | undefined = NEVER;
    for (const child of this.children(node)) {
      const leaf = this.only(child);
      if (leaf === NEVER || leaf === result) continue;
      result = result === NEVER ? leaf : undefined;
      if (result === undefined) break;
    }
    this.uniform.set(node, result === undefined ? 0 : result + 1);
    return result;
  }

  /** The children of an inner node, one per value. */
  children(node: Node): readonly Node[] {
    const start = this.starts[node] ?? 0;
    const arity = this.arities[this.levelOf(node)] ?? 0;
    const children: Node[] = [];
    for (let at = start; at < start + arity; at++) children.push(this.kids[at] ?? NEVER);
    return children;
  }

  private same(node: Node, level: number, children: readonly Node[]): boolean {
    if (this.levels[node] !== level) return false;
    const start = this.starts[node] ?? 0;
    for (let at = 0; at < children.length; at++) if (this.kids[start + at] !== children[at]) return false;
    return true;
  }

  private add(level: number, children: readonly Node[]): Node {
    if (this.count >= this.limit) throw new TableTooLarge(`more than ${this.limit} nodes`);
    const node = this.count++;
    if (node >= this.levels.length) {
      this.levels = doubled(this.levels);
      this.starts = doubled(this.starts);
      this.supports = doubled(this.supports);
      this.varying = doubled(this.varying);
    }
    while (this.kidsUsed + children.length > this.kids.length) this.kids = doubled(this.kids);
    this.levels[node] = level;
    this.starts[node] = this.kidsUsed;
    for (const child of children) this.kids[this.kidsUsed++] = child;
    const base = node * this.words;
    if (children.length > 0) this.supports[base + (level >>> 5)] = 1 << (level & 31);
    if (differ(children, this.values[level] ?? 0)) this.varying[base + (level >>> 5)] = 1 << (level & 31);
    for (const child of children) {
      for (let word = 0; word < this.words; word++) {
        const below = child * this.words + word;
        this.supports[base + word] = (this.supports[base + word] ?? 0) | (this.supports[below] ?? 0);
        this.varying[base + word] = (this.varying[base + word] ?? 0) | (this.varying[below] ?? 0);
      }
    }
    return node;
  }

  private rehash(): void {
    const old = this.table;
    this.table = new Int32Array(old.length * 2).fill(-1);
    const mask = this.table.length - 1;
    for (const node of old) {
      if (node === -1) continue;
      let at = hashOf(this.levelOf(node), this.children(node)) & mask;
      while (this.table[at] !== -1) at = (at + 1) & mask;
      this.table[at] = node;
    }
  }
}

function allSame(children: readonly Node[]): boolean {
  for (let at = 1; at < children.length; at++) if (children[at] !== children[0]) return false;
  return true;
}

/** Whether two of the first children differ, ignoring impossible ones. */
function differ(children: readonly Node[], count: number): boolean {
  let same = NEVER;
  for (let at = 0; at < count && at < children.length; at++) {
    const child = children[at] ?? NEVER;
    if (child === NEVER || child === same) continue;
    if (same !== NEVER) return true;
    same = child;
  }
  return false;
}

function hashOf(level: number, children: readonly Node[]): number {
  let hash = level + 1;
  for (const child of children) {
    hash = Math.imul(hash ^ child, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function doubled(array: Ints): Ints {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
