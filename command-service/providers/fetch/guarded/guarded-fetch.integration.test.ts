import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Refusal } from '../../../../domain/refusal.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { GuardedFetchOptions } from './guarded-fetch.ts';

const unreachableSentence = "We couldn't read this address. Check that it opens in your browser without signing in.";
const html = { 'content-type': 'text/html; charset=utf-8' };
const accept = ['text/html'];
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** The local server's responses by path. Every request is counted. */
const pages: Record<string, Handler> = {
  '/page': (_request, response) => response.writeHead(200, html).end('<h1>Café</h1>'),
  '/latin1': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('Café', 'latin1')),
  '/meta-charset': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.from('<meta charset="windows-1252">Caf\u00e9', 'latin1')),
  '/odd-charset': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=klingon' }).end('Café'),
  '/gzip': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('zipped')),
  '/deflate': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'deflate' }).end(deflateSync('zipped')),
  '/br': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'br' }).end(brotliCompressSync('zipped')),
  '/gzip-bomb': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40 * 1024 * 1024))),
  '/br-bomb': (_request, response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'br' })
      .end(brotliCompressSync(Buffer.alloc(8 * 1024 * 1024))),
  '/broken-gzip': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('this is not gzip'),
  '/odd-encoding': (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('twice'))),
  '/endless': (_request, response) => {
    response.writeHead(200, html);
    const chunk = 'x'.repeat(64 * 1024);
    const more = (): void => {
      while (response.writable && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
  '/drip': (_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/cut': (_request, response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' });
    response.write('only this');
    setTimeout(() => response.destroy(), 20);
  },
  '/pdf': (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/untyped': (_request, response) => response.writeHead(200).end('hello'),
  '/error': (_request, response) => response.writeHead(500, html).end('no'),
  '/png': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png),
  '/png-as-text': (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(png),
  '/svg': (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/html-as-png': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<script>'),
  '/forbidden': (_request, response) => response.writeHead(403, html).end('robots keep out'),
  '/gone': (_request, response) => response.writeHead(410, html).end('gone'),
  '/too-often': (_request, response) => response.writeHead(429, html).end('slow down'),
  '/down': (_request, response) => response.writeHead(503, html).end('later'),
  '/cookie-wall': (request, response) => {
    if (request.headers.cookie === 'seen=1; lang=en') response.writeHead(200, html).end('inside');
    else
      response
        .writeHead(302, { location: '/cookie-wall', 'set-cookie': ['seen=1; Path=/; HttpOnly', 'lang=en; Secure'] })
        .end();
  },
  '/echo-cookie': (request, response) => response.writeHead(200, html).end(request.headers.cookie ?? 'none'),
  '/says-utf-8': (_request, response) => response.writeHead(200, html).end(Buffer.from('Café, 12 Peñón St', 'latin1')),
  '/one-bad-byte': (_request, response) =>
    response.writeHead(200, html).end(Buffer.concat([Buffer.from('Café, naïve, Peñón '), Buffer.from([0xe9])])),
  '/no-location': (_request, response) => response.writeHead(302).end(),
};

let server: http.Server;
let origin: string;
let allow: string[];
let requests = 0;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requests += 1;
    const url = new URL(request.url ?? '/', 'http://x');
    const hop = /^\/hop\/(\d+)$/.exec(url.pathname)?.[1];
    const to = url.searchParams.get('to');
    if (hop !== undefined)
      response.writeHead(302, { location: hop === '1' ? '/page' : `/hop/${Number(hop) - 1}` }).end();
    else if (to !== null) response.writeHead(Number(url.searchParams.get('status') ?? 302), { location: to }).end();
    else (pages[url.pathname] ?? ((_request, answer) => answer.writeHead(404, html).end()))(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  allow = [`127.0.0.1:${port}`];
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const reader = (options: Partial<GuardedFetchOptions> = {}) =>
  createGuardedFetch({ allow, timeoutMs: 5000, ...options });
const read = (path: string, options: Partial<GuardedFetchOptions> = {}) =>
  reader(options).fetchPage(`${origin}${path}`, { accept });

async function refusalOf(promise: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await promise.then(
    () => new Error('it was read'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  const { code, message } = error as Refusal;
  return { code, message };
}

const unreachable = { code: 'INVALID_INPUT', message: unreachableSentence };

describe('reading a page', () => {
  test.each([
    ['/page', '<h1>Café</h1>'],
    ['/latin1', 'Café'],
    ['/meta-charset', '<meta charset="windows-1252">Café'],
    ['/odd-charset', 'Café'],
    ['/gzip', 'zipped'],
    ['/deflate', 'zipped'],
    ['/br', 'zipped'],
    ['/says-utf-8', 'Café, 12 Peñón St'],
    ['/one-bad-byte', 'Café, naïve, Peñón \ufffd'],
    ['/cookie-wall', 'inside'],
  ])('returns the text of %s', async (path, text) => {
    expect(await read(path)).toEqual({ url: `${origin}${path}`, contentType: 'text/html', text });
  });

  test.each([301, 302, 303, 307, 308])('follows a %d redirect and returns the final address', async (status) => {
    expect(await read(`/?status=${status}&to=/page`)).toMatchObject({ url: `${origin}/page` });
  });

  test('follows five redirects but no sixth', async () => {
    expect(await read('/hop/5')).toMatchObject({ url: `${origin}/page` });
    expect(await refusalOf(read('/hop/6'))).toEqual(unreachable);
  });

  test.each([
    ['/forbidden', 'INVALID_INPUT', 'This site does not let programs read it.'],
    ['/missing', 'INVALID_INPUT', 'This listing is gone: its site no longer has the page.'],
    ['/gone', 'INVALID_INPUT', 'This listing is gone: its site no longer has the page.'],
    ['/too-often', 'UNAVAILABLE', 'This site is not answering right now. Please try again in a few minutes.'],
    ['/down', 'UNAVAILABLE', 'This site is not answering right now. Please try again in a few minutes.'],
  ])('says of %s what its status means', async (path, code, message) => {
    expect(await refusalOf(read(path))).toEqual({ code, message });
  });

  test('sends no cookie of one fetch with the next one', async () => {
    const one = reader();
    await one.fetchPage(`${origin}/cookie-wall`, { accept });
    expect((await one.fetchPage(`${origin}/echo-cookie`, { accept })).text).toBe('none');
  });

  test.each(['/broken-gzip', '/odd-encoding', '/cut', '/error', '/no-location'])(
    'refuses %s with the general sentence',
    async (path) => {
      expect(await refusalOf(read(path))).toEqual(unreachable);
    },
  );

  test.each(['/drip', '/silent'])('refuses %s at the deadline', async (path) => {
    expect(await refusalOf(read(path, { timeoutMs: 300 }))).toEqual(unreachable);
  });

  test.each(['/gzip-bomb', '/br-bomb', '/endless'])('stops reading %s at the size limit', async (path) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusalOf(read(path))).toEqual({
      code: 'TOO_LARGE',
      message: 'This address answers with more than 2 MB, which is more than we read.',
    });
    if (path === '/gzip-bomb') expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1024 * 1024);
  });

  test.each(['/pdf', '/untyped', '/png'])('refuses %s as a page', async (path) => {
    expect(await refusalOf(read(path))).toEqual({
      code: 'UNSUPPORTED_TYPE',
      message: 'This address does not lead to a web page.',
    });
  });
});

describe('reading a picture', () => {
  test.each(['/png', '/png-as-text'])('detects the type of %s by its bytes', async (path) => {
    const image = await reader().fetchImage(`${origin}${path}`);
    expect(image.contentType).toBe('image/png');
    expect(Buffer.from(image.bytes).equals(png)).toBe(true);
  });

  test.each(['/svg', '/html-as-png'])('refuses %s as a picture', async (path) => {
    expect((await refusalOf(reader().fetchImage(`${origin}${path}`))).code).toBe('UNSUPPORTED_TYPE');
  });
});

describe('the SSRF guard', () => {
  const blockedHosts = [
    '127.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[ff02::1]',
    '224.0.0.1',
    '255.255.255.255',
    'localhost',
    'localhost.',
    '127.0.0.1.',
  ];

  test.each([...blockedHosts, '①②⑦.0.0.1'])('refuses %s on every port', async (host) => {
    const { port } = new URL(origin);
    const seen = requests;
    for (const url of [`http://${host}/`, `https://${host}/`, `http://${host}:${port}/page`]) {
      expect(await refusalOf(reader({ allow: [] }).fetchPage(url, { accept }))).toEqual(unreachable);
    }
    expect(requests).toBe(seen);
  });

  test.each(blockedHosts)('does not follow a redirect to %s', async (host) => {
    expect(await refusalOf(read(`/?to=${encodeURIComponent(`http://${host}/page`)}`))).toEqual(unreachable);
  });

  test.each([
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'data:text/html,hi',
    'http://user:pass@example.com/',
  ])('does not follow a redirect to %s', async (to) => {
    expect(await refusalOf(read(`/?to=${encodeURIComponent(to)}`))).toEqual(unreachable);
  });

  test.each([
    '',
    'house',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'gopher://example.com',
    'http://',
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://evil.example@127.0.0.1/',
    'http://exa mple.com/',
    'http://example.com/\r\nHost: x',
    'http://[::1',
    `http://example.com/${'a'.repeat(2048)}`,
  ])('refuses %s as malformed', async (url) => {
    expect(await refusalOf(reader().fetchPage(url, { accept }))).toEqual({
      code: 'INVALID_INPUT',
      message: 'Please enter a web address that starts with http:// or https:// and has no user name in it.',
    });
  });

  test('an entry of the allow list allows its own port only', async () => {
    expect(await refusalOf(reader({ allow: ['127.0.0.1:1'] }).fetchPage(`${origin}/page`, { accept }))).toEqual(
      unreachable,
    );
  });

  test('refuses a public name on another port without a lookup', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: '93.184.215.14', family: 4 }];
    };
    expect(await refusalOf(reader({ resolve }).fetchPage('http://listing.example:8080/', { accept }))).toEqual(
      unreachable,
    );
    expect(lookups).toBe(0);
  });

  test.each([
    ['a private address', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a public and a private one',
      [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    ['a mapped one', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['none', []],
  ])('refuses a name that resolves to %s', async (_what, addresses) => {
    expect(
      await refusalOf(reader({ resolve: async () => addresses }).fetchPage('http://listing.example/', { accept })),
    ).toEqual(unreachable);
  });

  test('resolves a name once per connection (DNS rebinding)', async () => {
    let lookups = 0;
    // A documentation address: the first lookup is refused, and there is no second one.
    const resolve = async () => {
      lookups += 1;
      return [{ address: '192.0.2.1', family: 4 }];
    };
    expect(await refusalOf(reader({ resolve }).fetchPage('http://listing.example/', { accept }))).toEqual(unreachable);
    expect(lookups).toBe(1);
  });

  test("resolves an allowed name with the system's resolver", async () => {
    const { port } = new URL(origin);
    const resolve = () => Promise.reject(new Error('no lookup expected'));
    const page = await reader({ allow: [`localhost:${port}`], resolve }).fetchPage(`http://localhost:${port}/page`, {
      accept,
    });
    expect(page.text).toContain('Café');
  });

  test('refuses a name that does not resolve with the general sentence', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await refusalOf(reader({ resolve }).fetchPage('http://listing.example/', { accept }))).toEqual(unreachable);
  });

  test('refuses a name at the deadline when the resolver hangs', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(
      await refusalOf(reader({ resolve, timeoutMs: 200 }).fetchPage('http://listing.example/', { accept })),
    ).toEqual(unreachable);
  });

  test('refuses a closed port like a blocked one', async () => {
    expect(await refusalOf(reader({ allow: ['127.0.0.1:1'] }).fetchPage('http://127.0.0.1:1/', { accept }))).toEqual(
      unreachable,
    );
  });
});

describe('limits over all users', () => {
  const busy = {
    code: 'UNAVAILABLE',
    message: 'Too many addresses are being read right now. Please try again in a minute.',
  };

  test('limits concurrent responses; waiting requests start in order or are refused as busy', async () => {
    const patient = reader({ timeoutMs: 60_000, maxAtOnce: 3, maxOfOneHost: 3 });
    const seen = requests;
    const stop = new AbortController();
    const first = Array.from({ length: 3 }, () =>
      refusalOf(patient.fetchPage(`${origin}/silent`, { accept, signal: stop.signal })),
    );
    const started = (): number => requests - seen;
    while (started() < 3) await wait(5);
    const later = Array.from({ length: 9 }, () =>
      refusalOf(patient.fetchPage(`${origin}/silent`, { accept, signal: AbortSignal.timeout(200) })),
    );
    expect(await Promise.all(later)).toEqual(Array.from({ length: 9 }, () => busy));
    expect(started()).toBe(3);
    stop.abort();
    expect(await Promise.all(first)).toEqual(Array.from({ length: 3 }, () => unreachable));
    expect((await patient.fetchPage(`${origin}/page`, { accept })).text).toContain('Café');
  });

  test('limits concurrent responses of one host', async () => {
    const shared = reader({
      timeoutMs: 60_000,
      maxAtOnce: 8,
      maxOfOneHost: 2,
      allow: [...allow, allow[0]?.replace('127.0.0.1', 'localhost') ?? ''],
    });
    const stop = new AbortController();
    const dripping = Array.from({ length: 8 }, () =>
      refusalOf(shared.fetchPage(`${origin}/silent`, { accept, signal: stop.signal })),
    );
    expect((await shared.fetchPage(`${origin.replace('127.0.0.1', 'localhost')}/page`, { accept })).text).toContain(
      'Café',
    );
    stop.abort();
    await Promise.all(dripping);
  });

  test('limits the bytes in memory and releases them', async () => {
    const small = reader({ maxBytesAtOnce: 1_000_000 });
    expect(await refusalOf(small.fetchPage(`${origin}/endless`, { accept }))).toEqual(busy);
    expect((await small.fetchPage(`${origin}/page`, { accept })).text).toContain('Café');
  });

  test('stops reading when the caller aborts', async () => {
    const stop = new AbortController();
    // Without the abort it would read for longer than the test may take.
    const reading = reader({ timeoutMs: 3_600_000 }).fetchImage(`${origin}/silent`, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    expect(await refusalOf(reading)).toEqual(unreachable);
  });
});
