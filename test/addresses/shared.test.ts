import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedIn } from '#addresses/shared.ts';

const site = { host: 'arbiter.example', base: '/arbiter/' };
const shared = (...texts: readonly string[]) =>
  sharedIn(new URLSearchParams(texts.map((text) => ['q', text])).toString(), site);
const RULING = '/arbiter/nl/troefcall/rulings/voor-de-beurt/?fout=verzaking&table=abc#steps';

describe('what another app hands over', () => {
  it('opens the page that a link of this site leads to, with its answers and its place', () => {
    expect(shared(`https://arbiter.example${RULING}`)).toEqual({ kind: 'page', href: RULING });
  });

  it('finds the link within what a chat sent along with it', () => {
    for (const text of [
      `Tien strafpunten · regel 17A (https://arbiter.example${RULING}).`,
      `„https://arbiter.example${RULING}“`,
      `Kijk:\nhttp://arbiter.example${RULING}\nGroet`,
    ])
      expect(shared('Tien strafpunten', text)).toEqual({ kind: 'page', href: RULING });
  });

  it('looks for words, on one line and no more than a search takes', () => {
    expect(shared('  er praat\n iemand ')).toEqual({ kind: 'words', query: 'er praat iemand' });
    const long = shared('verzaking '.repeat(100));
    expect(long).toEqual({ kind: 'words', query: 'verzaking '.repeat(20).trim() });
  });

  it('leaves a link to elsewhere out of the words, and looks for nothing where there is nothing else', () => {
    expect(shared('verzaking https://elders.example/nl/')).toEqual({ kind: 'words', query: 'verzaking' });
    expect(shared('https://elders.example/arbiter/nl/')).toEqual({ kind: 'words', query: '' });
    expect(shared('https://arbiter.example/ander/')).toEqual({ kind: 'words', query: '' });
    expect(sharedIn('', site)).toEqual({ kind: 'words', query: '' });
  });

  it('leads to no other host, whatever it is handed', () => {
    const piece = fc.constantFrom(
      ...[
        'https://',
        'http://',
        '//',
        'javascript:',
        'data:text/html,',
        'arbiter.example',
        'arbiter.example@',
        '@',
        ':',
      ],
      ...[
        '/arbiter/',
        '\\',
        '..',
        '%2f',
        '%5c',
        '\t',
        '\n',
        'elders.example',
        '?q=',
        '#',
        ' ',
        'alert(1)',
        'nl/',
        '::1',
        '.',
      ],
    );
    const text = fc.oneof(
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((parts) => parts.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), fc.constantFrom('/', '/arbiter/'), (texts, base) => {
        const query = new URLSearchParams(texts.map((each) => ['q', each])).toString();
        const found = sharedIn(query, { ...site, base });
        if (found.kind === 'words') return found.query.length <= 200;
        const led = new URL(found.href, 'https://arbiter.example/arbiter/nl/bridge/');
        return led.origin === 'https://arbiter.example' && led.pathname.startsWith(base);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes a link apart that was made to look like one of this site', () => {
    for (const link of [
      'https://arbiter.example@elders.example/arbiter/',
      'https://elders.example\\@arbiter.example/arbiter/',
      'https://arbiter.example.elders.example/arbiter/',
      'javascript://arbiter.example/arbiter/%0aalert(1)',
      'https://arbiter.example//elders.example/',
      'https://arbiter.example/arbiter/../../elders',
    ])
      expect(shared(link).kind, link).toBe('words');
    expect(sharedIn('q=https%3A%2F%2Farbiter.example%2F%2Felders.example%2F', { ...site, base: '/' })).toEqual({
      kind: 'page',
      href: '/elders.example/',
    });
  });
});
