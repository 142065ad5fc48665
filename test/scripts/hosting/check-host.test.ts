import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHost } from '../../../scripts/hosting/check/check-host.ts';
import { serve } from '../../../scripts/serve.ts';
import { hostThat, smallSite, type Fault, type Reply } from './host.ts';

const TIMEOUT = 10_000;
const isPage = (path: string) => path === '' || path.endsWith('/');

/** One thing each that hosts do wrong; what is said of it stands in `faults/<name>.txt`. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'may be shown within other pages': without('Content-Security-Policy'),
  'has a policy that says nothing of other pages': saying('Content-Security-Policy', "img-src 'self' data:"),
  'forbids the scripts of pages': saying('Content-Security-Policy', "script-src 'self'; frame-ancestors 'none'"),
  'forbids everything': saying('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"),
  'puts pages into a sandbox': saying('Content-Security-Policy', "sandbox; frame-ancestors 'none'"),
  'lets types be guessed': without('X-Content-Type-Options'),
  'tells addresses to other sites': saying('Referrer-Policy', 'unsafe-url'),
  'leaves the camera to pages': saying('Permissions-Policy', 'microphone=()'),
  'leaves windows to who opened them': without('Cross-Origin-Opener-Policy'),
  'keeps hashed files for a day': where(
    (path) => path.startsWith('_astro/'),
    (right) => said(right, 'Cache-Control', 'public, max-age=86400'),
  ),
  'keeps pages for a year': where(isPage, (right) =>
    said(right, 'Cache-Control', 'public, max-age=31536000, immutable'),
  ),
  'says nothing of keeping pages and data': where(
    (path) => isPage(path) || path.endsWith('.json'),
    (right) => unsaid(right, 'Cache-Control'),
  ),
  'keeps nothing': saying('Cache-Control', 'no-store'),
  'keeps what is missing': (_, right) =>
    right.status === 404 ? said(right, 'Cache-Control', 'public, max-age=31536000') : right,
  'has no tags': without('ETag'),
  'packs nothing': without('Content-Encoding'),
  'says that plain text is packed': where(
    (path) => path === 'search-index/books.json',
    (right) => ({ ...said(right, 'Content-Encoding', 'br'), body: right.body }),
  ),
  'sends scripts as text': where((path) => path.endsWith('.js'), typed('text/plain')),
  'sends pages as files to be kept': where(isPage, typed('application/octet-stream')),
  'sends the feed without a type': where(
    (path) => path.endsWith('.xml'),
    (right) => unsaid(right, 'Content-Type'),
  ),
  'answers everything with the start page': (_, right) => (right.status === 404 ? { ...right, status: 200 } : right),
  'has a missing page of its own': (_, right) =>
    right.status === 404 ? { ...right, body: Buffer.from('<h1>404 Not Found</h1>') } : right,
  'drops the answers behind an address': (_, right) =>
    right.status === 301 ? said(right, 'Location', (right.headers['Location'] ?? '').replace(/\?.*/, '')) : right,
  'knows no address without its slash': (_, right) =>
    right.status === 301 ? { ...unsaid(right, 'Location'), status: 404 } : right,
  'takes the slash away': where(
    (path) => path.endsWith('/17/'),
    (right) => ({ ...said(right, 'Location', '/nl/spel/17'), status: 308 }),
  ),
  'leads the start elsewhere': where(
    (path) => path === '',
    (right) => ({ ...said(right, 'Location', 'https://www.example.org/'), status: 301 }),
  ),
  'fails at once': (_, right) => ({ ...right, status: 500 }),
  'shows something else': where(isPage, (right) => ({ ...right, body: Buffer.from('<h1>It works!</h1>') })),
  'says nothing of its own': (_, right) =>
    [
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cache-Control',
      'Access-Control-Allow-Origin',
    ].reduce(unsaid, right),
  'closes the data': without('Access-Control-Allow-Origin'),
  'leaves out folders that begin with a line': where(
    (path) => path.startsWith('_astro/'),
    (right) => ({ ...right, status: 404 }),
  ),
  'writes into pages': where(isPage, (right) => ({
    ...right,
    body: Buffer.from(
      `${right.body.toString()}<script>measure()</script><script src="https://stats.example.com/a.js"></script>`,
    ),
  })),
  'takes links out of pages': where(
    (path) => path === 'nl/spel/',
    (right) => ({ ...right, body: Buffer.from(right.body.toString().replaceAll(/<a [^>]*>/g, '<a>')) }),
  ),
  'spoils the machine of the full text': where(
    (path) => path.endsWith('.pagefind'),
    (right) => ({ ...right, body: Buffer.from(right.body.toString('utf8')) }),
  ),
  'keeps the worker for a day': ofWorker((right) => said(right, 'Cache-Control', 'public, max-age=86400')),
  'sends the worker as text': ofWorker(typed('text/plain')),
  'has no worker': ofWorker((right) => ({ ...right, status: 404 })),
  'lets the worker serve another folder': ofWorker((right) => said(right, 'Service-Worker-Allowed', '/apps/')),
  'sends the manifest as a file to be kept': where(
    (path) => path.endsWith('.webmanifest'),
    typed('application/octet-stream'),
  ),
  'rewrites the list of packs': where(
    (path) => path === 'packs/index.json',
    (right) => ({ ...right, body: Buffer.from('{"format":1}') }),
  ),
  'cuts packs': ofPack((right) => ({ ...right, body: right.body.subarray(0, 1000) })),
  'packs packs once more': ofPack((right) => said(right, 'Content-Encoding', 'gzip')),
  'takes packs for packed on their way': ofPack((right) => said(right, 'Content-Encoding', 'zstd')),
  'forgets packs': ofPack((right) => ({ ...right, status: 404 })),
};

describe('npm run check:host', () => {
  it('finds nothing wrong with a host that does everything right, also below a path', async () => {
    for (const base of ['/', '/arbiter/']) {
      const host = await hostThat((_, right) => right, base);
      const { ok, text } = await checkHost(host.url, TIMEOUT);
      await host.close();
      expect(text).toBe(`${host.url}: 21 addresses asked, nothing wrong`);
      expect(ok).toBe(true);
    }
  });

  for (const [name, fault] of Object.entries(FAULTS))
    it(`says of a host that ${name}: what, where and how to mend it`, async () => {
      const host = await hostThat(fault);
      const { ok, text } = await checkHost(host.url, TIMEOUT);
      await host.close();
      expect(ok).toBe(false);
      await expect(withoutPort(text)).toMatchFileSnapshot(`faults/${name.replaceAll(' ', '-')}.txt`);
    });

  it('says that the site was built for another path', async () => {
    const host = await hostThat((_, right) => right, '/arbiter/');
    // The same files at the root of the host, as after a build that was told of a path.
    const elsewhere = await hostThat(
      (path, right) =>
        path === '' ? { ...right, body: smallSite('/arbiter/').get('index.html') ?? right.body } : right,
      '/',
    );
    const { text } = await checkHost(elsewhere.url, TIMEOUT);
    await Promise.all([host.close(), elsewhere.close()]);
    expect(text).toContain('was built to stand at /arbiter/ and is asked for at /');
    expect(text).toContain('BASE_PATH=/ npm run build');
  });

  it('finds nothing wrong with the server that npm start and the browser tests use', async () => {
    for (const base of ['/', '/arbiter/']) {
      const folder = mkdtempSync(join(tmpdir(), 'arbiter-host-'));
      for (const [path, content] of smallSite(base)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      const serving = await serve({ root: folder, base });
      // As people type it: without the slash.
      const { text } = await checkHost(serving.url.slice(0, -1), TIMEOUT);
      await serving.close();
      rmSync(folder, { recursive: true });
      expect(text).toBe(`${serving.url}: 21 addresses asked, nothing wrong`);
    }
  });

  it('says of a host that is silent how long it waited, and of one that is not there what became of it', async () => {
    const silent = await hostThat(() => undefined);
    const { text } = await checkHost(silent.url, 200);
    await silent.close();
    expect(withoutPort(text)).toContain('1. the host did not answer within 0.2 s');
    const gone = await checkHost(silent.url, TIMEOUT);
    expect(withoutPort(gone.text)).toContain('1. the host refuses the connection: no server listens there');
    expect(gone.ok).toBe(false);
  });

  it('goes on where one address is silent', async () => {
    const host = await hostThat((path, right) => (path === 'search-index/books.json' ? undefined : right));
    const { text } = await checkHost(host.url, 500);
    await host.close();
    expect(withoutPort(text)).toMatch(
      /1 thing wrong\n\n1\. the host did not answer within 0\.5 s\n {3}at http:\/\/host\/search-index\/books\.json/,
    );
  });

  it('asks no other host for anything, wherever pages and redirects lead', async () => {
    let strangers = 0;
    const stranger = createServer((_, response) => {
      strangers++;
      response.end();
    });
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
    const at = stranger.address();
    const elsewhere = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    const host = await hostThat((path, right) =>
      right.status === 301
        ? said(right, 'Location', `${elsewhere}/nl/spel/`)
        : isPage(path)
          ? { ...right, body: Buffer.from(right.body.toString().replaceAll('="/', `="${elsewhere}/`)) }
          : right,
    );
    const { ok } = await checkHost(host.url, TIMEOUT);
    await host.close();
    stranger.close();
    expect(ok).toBe(false);
    expect(host.asked.length).toBeGreaterThan(3);
    expect(strangers).toBe(0);
  });
});

describe('at the command line', () => {
  it('it asks for an address, and takes one only', async () => {
    for (const args of [[], ['https://example.org/', 'https://example.com/'], ['--all']]) {
      const { code, output } = await atTheCommandLine(args);
      expect(code).toBe(1);
      expect(output).toContain('Say which host, by the address of its start page');
      expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
    }
    for (const address of ['example.org', 'ftp://example.org/', 'file:///etc/passwd']) {
      const { code, output } = await atTheCommandLine([address]);
      expect(code).toBe(1);
      expect(output).toContain(`${address} is no address; give that of the start page`);
    }
  });

  it('it ends with 1 where something is wrong, and with 0 where nothing is', async () => {
    const right = await hostThat((_, reply) => reply);
    const wrong = await hostThat(without('ETag'));
    expect((await atTheCommandLine([right.url])).code).toBe(0);
    const { code, output } = await atTheCommandLine([wrong.url]);
    expect(code).toBe(1);
    expect(output).toContain('what has not changed is sent whole again');
    await Promise.all([right.close(), wrong.close()]);
  });
});

function said(reply: Reply, name: string, value: string): Reply {
  return { ...reply, headers: { ...reply.headers, [name]: value } };
}

function unsaid(reply: Reply, name: string): Reply {
  const { [name]: _, ...headers } = reply.headers;
  return { ...reply, headers };
}

function without(name: string): Fault {
  return (_, right) => unsaid(right, name);
}

function saying(name: string, value: string): Fault {
  return (_, right) => said(right, name, value);
}

function typed(type: string): (right: Reply) => Reply {
  return (right) => said(right, 'Content-Type', type);
}

/** Only where there is something at such a path. */
function where(wanted: (path: string) => boolean, wrong: (right: Reply) => Reply): Fault {
  return (path, right) => (wanted(path) && right.status < 400 ? wrong(right) : right);
}

function ofWorker(wrong: (right: Reply) => Reply): Fault {
  return where((path) => path === 'sw.js', wrong);
}

function ofPack(wrong: (right: Reply) => Reply): Fault {
  return where((path) => path.endsWith('.pack'), wrong);
}

function withoutPort(text: string): string {
  return text.replaceAll(/127\.0\.0\.1:\d+/g, 'host');
}

function atTheCommandLine(args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/check-host.ts', ...args], (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err });
    });
  });
}
