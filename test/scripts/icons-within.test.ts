import { expect, it } from 'vitest';
import { iconsIn, withIconsWithin } from '../../scripts/icons-within.ts';

const drawn = new Map([
  ['link', '<symbol id="link" viewBox="0 0 1 1"><path d="M0 0h1"/></symbol>'],
  ['print', '<symbol id="print" viewBox="0 0 1 1"><path d="M0 0v1"/></symbol>'],
]);
const sign = (name: string) => `<svg aria-hidden="true"><use href="/_astro/icons.B1.svg#${name}"></use></svg>`;

it('writes each sign into the first place that shows it', () => {
  expect(withIconsWithin(sign('link') + sign('link'), drawn)).toBe(
    '<svg aria-hidden="true"><symbol id="sign-link" viewBox="0 0 1 1"><path d="M0 0h1"/></symbol><use href="#sign-link"></use></svg>' +
      '<svg aria-hidden="true"><use href="#sign-link"></use></svg>',
  );
});

it('writes a sign into each template again, which takes the place of the page', () => {
  const [first, again] = [
    withIconsWithin(sign('link'), drawn),
    '<svg aria-hidden="true"><use href="#sign-link"></use></svg>',
  ];
  expect(withIconsWithin(`${sign('link')}<template>${sign('link')}</template>${sign('link')}`, drawn)).toBe(
    `${first}<template>${first}</template>${again}`,
  );
});

it('refuses a sign that nobody drew', () => {
  expect(() => withIconsWithin(sign('flag'), drawn)).toThrow('No sign is called flag in src/components/icons.svg.');
});

it('knows every sign of the file by its name', () => {
  expect([...iconsIn('src/components/icons.svg').keys()]).toContain('search');
});
