import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Verdict } from '#parts/Verdict.tsx';

const LEAVE = 'de beslissing is aan de supervisor';

function shown(text: string, stamp?: string): string {
  return render(
    <Verdict
      cites={[]}
      further=""
      verdict={{ text }}
      lang={undefined}
      stamp={stamp}
      leave={[LEAVE]}
      rests={[]}
      level="h2"
    >
      {null}
    </Verdict>,
  );
}

describe('who decides what the book leaves open', () => {
  test('is read first where the verdict ends with it, and is not said again', () => {
    const html = shown('Of het mag, staat er niet; de supervisor beslist', 'niet geregeld');
    expect(html).toMatch(/class="verdict-first decider">de supervisor beslist</);
    expect(html).not.toContain('class="leave"');
  });

  test.each([
    'Kaart open terwijl het spel niet liep; een straf staat er niet bij',
    'Vijf of twee punten; welke van de twee, staat er niet, de supervisor beslist',
    'De supervisor beslist',
  ])('is said below a verdict that ends otherwise: %s', (text) => {
    const html = shown(text, 'niet geregeld');
    expect(html).not.toContain('decider');
    expect(html).toMatch(/class="leave">De beslissing is aan de supervisor</);
  });

  test('and below one that the book gives', () => {
    const html = shown('Dit mag; de supervisor beslist');
    expect(html).not.toContain('decider');
    expect(html).toMatch(/class="leave">De beslissing is aan de supervisor</);
  });
});
