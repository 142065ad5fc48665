/** A club's site, built with a site.yaml of its own: what it says of itself, and what it does not say. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { HOST, TWO_LANGUAGES } from '../support/fixture-site.ts';
import { scratchFolder } from '../support/scratch.ts';
import { filesBelow } from '../support/site.ts';

const folder = scratchFolder('own-site');
afterAll(() => rmSync(folder, { recursive: true }));

/** Of a law book, licences of packages, and what keys of the data mean on any site. */
const OF_OTHERS = /\/laws\/|licences|schema/;
/** What a note of the book says by itself. */
const NOTE = 'The source does not explain';
const SETTINGS = `
name: Bond van Bordspelers
languages: [en, nl]
start: bordspel
authority: own
footer:
  - text: { en: Our privacy statement, nl: Onze privacyverklaring }
    url: https://example.org/privacy
contact: mailto:rules@example.org
imprint: [Bond van Bordspelers, 'Kerkstraat 1']
embed: [https://www.example.org]
mark: pawn
colour: { light: '#7a1f3d', dark: '#f3a6bd' }
madeWith: false
`;

/** Builds a small book with these settings, and returns the folder of the site. */
async function built(name: string, book: string, settings: string): Promise<string> {
  const root = join(folder, name);
  cpSync(join(book, 'content'), join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'site.yaml'), settings);
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', join(root, 'dist')], {
    env: { CONTENT_ROOT: root, SITE_URL: HOST, BASE_PATH: '/', OFFLINE: 'off' },
  });
  if (code !== 0) throw new Error(output);
  return join(root, 'dist');
}

/** Every text file of a site that has these words, with the words around them. */
function placesOf(words: RegExp, site: string): readonly string[] {
  return ['.html', '.md', '.js', '.json', '.xml', '.txt', '.webmanifest', '.css', '.svg'].flatMap((ending) =>
    filesBelow(site, ending).flatMap((file) => {
      const found = words.exec(readFileSync(join(site, file), 'utf8'));
      return found ? [`${file}: ${found[0]}`] : [];
    }),
  );
}

describe('a site with a name of its own', () => {
  let site = '';
  beforeAll(async () => {
    site = await built('named', 'test/books/good/renumbered', 'name: Schaakclub De Toren\nshort: De Toren\n');
  }, 300_000);
  const page = (path: string) => readFileSync(join(site, path), 'utf8');

  test('names Arbiter at the foot of its pages, and nowhere else', () => {
    expect(placesOf(/(?<!>Gemaakt met )\bArbiter\b/, site)).toEqual([]);
    expect(page('index.html').match(/Gemaakt met Arbiter/g)).toHaveLength(1);
    expect(page('nl/proefspel/index.html').match(/Gemaakt met Arbiter/g)).toHaveLength(1);
  });

  test('has its name in titles and previews, and the short one in bars and on home screens', () => {
    expect(page('nl/index.html')).toContain('<title>Schaakclub De Toren: spelregels en uitspraken</title>');
    expect(page('nl/index.html')).toContain('<meta property="og:site_name" content="Schaakclub De Toren">');
    expect(page('404.html')).toMatch(/<a class="home" href="\/">\s*De Toren\s*<\/a>/);
    const [manifest = ''] = filesBelow(site, '.webmanifest').filter((file) => !file.includes('proefspel'));
    expect(JSON.parse(page(manifest))).toMatchObject({ short_name: 'De Toren' });
  });

  test('has nothing for pages of other sites, and no button for it, where it names none', () => {
    expect(filesBelow(site, 'embed/index.html')).toEqual([]);
    expect(placesOf(/embed\/(?!index)|data-embed/, join(site, 'nl'))).toEqual([]);
  });

  test('says that another text goes first, as long as it does not say that it is the source', () => {
    expect(page('nl/proefspel/index.html')).toContain('de officiële tekst gaat voor');
  });
});

describe('a site that is the source of one book', () => {
  let site = '';
  beforeAll(async () => {
    site = await built('source', TWO_LANGUAGES, SETTINGS);
  }, 300_000);
  const page = (path: string) => readFileSync(join(site, path), 'utf8');

  test('names Arbiter nowhere where the line at the foot is switched off', () => {
    expect(placesOf(/\bArbiter\b/, site)).toEqual([]);
  });

  test('speaks of no other text of its rules that goes first', () => {
    const texts = ['.html', '.md', '.txt', '.json'].flatMap((ending) => filesBelow(site, ending));
    const pages = texts.filter((file) => !OF_OTHERS.test(file));
    const said =
      /officiële tekst|official text|in de bron|the source|the rule, in our words|de regel, in onze woorden|"isBasedOn"/i;
    expect(pages.filter((file) => said.test(page(file).replaceAll(NOTE, '')))).toEqual([]);
    expect(page('en/bordspel/2/index.html')).toMatch(/Issued by \w/);
  });

  test('begins with its book, in the first of its languages, and with no list of books', () => {
    const start = parse(page('index.html'));
    expect(start.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(start.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${HOST}/en/bordspel/`);
    expect(start.querySelector('noscript')?.innerHTML).toContain('url=/en/bordspel/');
    expect(start.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toEqual([
      '/en/bordspel/',
      '/nl/bordspel/',
    ]);
    expect(start.querySelector('.book-card')).toBeNull();
    const dutch = parse(page('nl/index.html'));
    expect(dutch.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toEqual(['/nl/bordspel/']);
    expect(page('en/bordspel/index.html')).not.toContain('Choose a rulebook');
  });

  test('offers its languages in its order', () => {
    const menu = parse(page('nl/bordspel/index.html')).querySelectorAll('.tongues a');
    expect(menu.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'nl']);
  });

  test('has its own lines at the foot, with where to report a mistake and who answers for it', () => {
    const foot = parse(page('en/bordspel/2/index.html')).querySelector('.foot')?.innerHTML ?? '';
    expect(foot).toContain('<a href="https://example.org/privacy" rel="external">Our privacy statement</a>');
    expect(foot).toContain('<a href="mailto:rules@example.org" rel="external">Report a mistake</a>');
    expect(foot).toContain('Publisher: Bond van Bordspelers, Kerkstraat 1');
    expect(page('nl/casebook/index.html')).toContain('Onze privacyverklaring');
  });

  test('lets the sites that it names embed its pages', () => {
    for (const file of ['_headers', '.htaccess'])
      expect(page(file)).toContain("frame-ancestors 'self' https://www.example.org");
    const embedded = filesBelow(site, 'embed/index.html').map((file) => parse(page(file)));
    expect(embedded.length).toBeGreaterThan(0);
    for (const each of embedded.filter((one) => one.querySelector('base')))
      expect(each.querySelector('.foot a')?.innerHTML.trim()).toMatch(/(?:at|bij) Bond van Bordspelers$/);
  });

  test('has its own mark and colour on pages of no book, on home screens and in the tab', () => {
    const own = page('nl/casebook/index.html');
    expect(own).toContain('data-accent="pawn/7a1f3d/f3a6bd"');
    expect(own).toContain("[data-accent='pawn/7a1f3d/f3a6bd']{--accent:light-dark(#7a1f3d,#f3a6bd)}");
    const [, onPaper = ''] = own.split(`@media print{[data-accent][data-accent='pawn/7a1f3d/f3a6bd']{--suit:url("`);
    expect(decodeURIComponent(onPaper.slice(0, onPaper.indexOf('"')))).toMatch(/^data:image[^]*fill="#7a1f3d"/);
    expect(page('en/bordspel/2/index.html')).toContain('data-accent="hearts"');
    expect(page('favicon.svg')).toContain('#7a1f3d');
    const [manifest = ''] = filesBelow(site, '.webmanifest').filter((file) => !file.includes('bordspel'));
    expect(JSON.parse(page(manifest))).toMatchObject({ theme_color: '#7a1f3d' });
  });
});

describe('a league’s site of one book, which is played with no cards and at no table', () => {
  let site = '';
  beforeAll(async () => {
    site = await built('league', 'test/books/good/darts-league', 'name: Tungfield Darts League\nauthority: own\n');
  }, 300_000);
  const page = (path: string) => parse(readFileSync(join(site, path), 'utf8'));
  /** What a reader sees or hears of a page. */
  const said = (document: ReturnType<typeof page>) => {
    document.querySelectorAll('script, style').forEach((each) => each.remove());
    const labels = document.querySelectorAll('[aria-label]').map((each) => each.getAttribute('aria-label') ?? '');
    return [document.structuredText, ...labels].join('\n').replaceAll(/table of contents|Table or place/g, '');
  };

  test('speaks of no cards, tables and clubs', () => {
    const pages = filesBelow(site, '.html').filter((file) => file.startsWith('en/'));
    expect(pages.length).toBeGreaterThan(20);
    const words = /\b(?:cards?|deals?|tricks?|suits?|tables?|clubs?)\b/i;
    expect(pages.flatMap((file) => words.exec(said(page(file)))?.[0] ?? [])).toEqual([]);
  });

  test('has nobody choose a rulebook: a link to the start page has the site’s name', () => {
    for (const path of ['en/index.html', 'en/tungfield-darts/index.html', 'en/casebook/index.html', '404.html'])
      expect(said(page(path)), path).not.toMatch(/choose a rulebook|another rulebook|to the rulebooks/i);
    const foot = page('en/tungfield-darts/2/index.html').querySelectorAll('.foot nav a');
    expect(foot.map((link) => link.structuredText)).toContain('Tungfield Darts League');
    expect(said(page('en/index.html'))).toContain('“darts 2”');
  });

  test('lists its rules by number where readers jump to one, and by chapter below', () => {
    const book = page('en/tungfield-darts/index.html');
    expect(book.querySelectorAll('.numbers a').map((link) => link.structuredText)).toEqual(['1', '2', '3', '4']);
    expect(book.querySelectorAll('.chapters summary').map((each) => each.structuredText)).toEqual([
      expect.stringContaining('The match'),
      expect.stringContaining('The league'),
    ]);
  });

  test('heads the sheet for the wall by the book, and explains no sign that stands nowhere on it', () => {
    const sheet = page('en/tungfield-darts/penalties/index.html');
    expect(sheet.querySelector('.paper-head')?.structuredText).toContain(
      'Rulebook of the Tungfield Darts League · outcomes',
    );
    expect(sheet.querySelectorAll('.doubt')).toEqual([]);
    expect(sheet.querySelector('#reading')).toBeNull();
  });
});
