/**
 * A map from whole numbers (0 to 2^53) to whole numbers (0 to 2^31), for the memo tables of the diagram: they
 * hold millions of entries, where a Map would be slower and takes no more than 2^24. Open addressing with
 * linear probing.
 */
export class IntMap {
  private keys = new Float64Array(64).fill(-1);
  private values = new Int32Array(64);
  private size = 0;

  /** The value under a key, or -1. */
  get(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    for (let at = hash(key) & mask; ; at = (at + 1) & mask) {
      const found = keys[at];
      if (found === key) return this.values[at] ?? -1;
      if (found === -1) return -1;
    }
  }

  set(key: number, value: number): void {
    if (this.size * 2 >= this.keys.length) this.grow();
    this.put(key, value);
  }

  private put(key: number, value: number): void {
    const { keys } = this;
    const mask = keys.length - 1;
    let at = hash(key) & mask;
    while (keys[at] !== -1 && keys[at] !== key) at = (at + 1) & mask;
    if (keys[at] === -1) this.size++;
    keys[at] = key;
    this.values[at] = value;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(keys.length * 2).fill(-1);
    this.values = new Int32Array(keys.length * 2);
    this.size = 0;
    keys.forEach((key, at) => {
      if (key !== -1) this.put(key, values[at] ?? 0);
    });
  }
}

function hash(key: number): number {
  const mixed = Math.imul((key | 0) ^ Math.imul((key / 4294967296) | 0, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
