/**
 * Attacks the content and prints a line of JSON per attack: `node test/attack/content/run.ts <seed> <fixture
 * books> <real books>`. In a process of its own, so that a check that never ends can be killed.
 */
import { attack, soundly, type Sound } from './attack.ts';
import { fixtures, realBooks } from './books.ts';

const [seed = 1, onFixtures = 0, onReal = 0] = process.argv.slice(2).map(Number);

function run(books: readonly Sound[], first: number, count: number): void {
  for (let n = first, done = 0; done < count; n++) {
    const book = books[Math.floor(n / 7) % books.length];
    const result = book && attack(book, seed, n);
    if (!result) continue;
    done++;
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

if (onFixtures > 0) run(fixtures().map(soundly), 0, onFixtures);
if (onReal > 0) run(realBooks().map(soundly), 1_000_000, onReal);
