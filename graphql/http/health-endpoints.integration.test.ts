import { afterEach, describe, expect, test } from '@jest/globals';
import { createLimits } from '../guard/index.ts';
import { cookieOf, startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/gateway.ts';

const token = 'a token of an operator';
const engine = { port: 'payments', name: 'Stripe', external: true, problem: 'Invalid API key sk_live_…' };
/** A request through a proxy, which the gateway treats as anonymous. */
const stranger = { 'x-forwarded-for': '203.0.113.7' };

let gateway: TestGateway;
let calls = 0;

const start = async (options: TestGatewayOptions = {}): Promise<void> => {
  calls = 0;
  const engines = async () => {
    calls += 1;
    return [engine];
  };
  gateway = await startTestGateway({
    settings: { trustProxy: 1, metricsToken: token },
    ...options,
    services: { ...options.services, platform: { engines, ...options.services?.platform } },
  });
};
afterEach(() => gateway.stop());

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${gateway.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('strangers', () => {
  test('learn only whether the server is ready, and ask no engine', async () => {
    await start();
    for (let n = 0; n < 5; n += 1) expect((await get('/readyz', stranger)).text).toBe('{"status":"ready"}');
    expect(calls).toBe(0);
    const metrics = await get('/metrics', stranger);
    expect([metrics.status, metrics.text.includes('up 1')]).toEqual([401, false]);
  });

  test.each([
    { authorization: 'Bearer wrong' },
    { cookie: cookieOf('ann') },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
  ])('%p opens nothing', async (headers) => {
    await start();
    expect((await get('/readyz', { ...stranger, ...headers })).text).toBe('{"status":"ready"}');
    expect((await get('/metrics', { 'x-real-ip': '203.0.113.7', ...headers })).status).toBe(401);
  });

  test('are rate-limited by address', async () => {
    await start({ services: { limits: createLimits({ general: { points: 1, seconds: 60 } }) } });
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await get(n % 2 === 0 ? '/readyz' : '/metrics', stranger)).status);
    expect(statuses.slice(0, 18).includes(429)).toBe(false);
    expect(statuses.slice(18)).toEqual([429, 429]);
    expect((await get('/readyz', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('learn that it is not ready without the reason', async () => {
    await start({ services: { platform: { logFinding: () => 'The log is damaged at 7' } } });
    expect(await get('/readyz', stranger)).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
    expect((await get('/readyz')).text).toContain('damaged at 7');
  });

  test('learn that it is not ready while files are away or do not answer in time', async () => {
    await start({ services: { platform: { filesProblem: async () => 'S3 does not answer' } } });
    expect(await get('/readyz', stranger)).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
    expect(JSON.parse((await get('/readyz')).text)).toMatchObject({ status: 'not ready', files: 'S3 does not answer' });
    await gateway.stop();
    await start({ services: { platform: { filesProblem: () => new Promise(() => undefined) } } });
    expect(JSON.parse((await get('/readyz')).text)).toMatchObject({ files: 'The storage of files does not answer' });
  });

  test('get an answer while the session store is unavailable', async () => {
    await start();
    gateway.services.sessions.read = () => Promise.reject(new Error('away'));
    expect((await get('/readyz', { ...stranger, cookie: cookieOf('ann') })).status).toBe(200);
  });
});

describe('with a port for operators', () => {
  const onTheirs = async (path: string) => {
    const answer = await fetch(`${gateway.operatorsUrl}${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  test('the public port shows nobody metrics or details, not even this machine, the token or an administrator', async () => {
    await start({ settings: { trustProxy: 1, metricsToken: token, metricsPort: 1 } });
    for (const headers of [{}, stranger, { authorization: `Bearer ${token}` }, { cookie: cookieOf('ada') }]) {
      expect((await get('/metrics', headers)).status).toBe(404);
      expect((await get('/readyz', headers)).text).toBe('{"status":"ready"}');
    }
    expect((await get('/healthz')).status).toBe(200);
  });

  test('that port shows both, but serves no part of the product', async () => {
    await start();
    expect(await onTheirs('/metrics')).toEqual({ status: 200, text: 'up 1\n' });
    expect(JSON.parse((await onTheirs('/readyz')).text)).toMatchObject({ status: 'ready', engines: [engine] });
    expect((await onTheirs('/healthz')).status).toBe(200);
    for (const path of ['/', '/graphql', '/api/user', '/oidc', '/auth/config', '//metrics'])
      expect((await onTheirs(path)).status).toBe(404);
  });
});

describe('operators', () => {
  const administrator = { admin: true, identity: { email: 'ada@curbcast.example', emailVerified: true } };
  const ways: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['on this machine', {}],
    ['with the token', { ...stranger, authorization: `Bearer ${token}` }],
    ['who are administrators', { ...stranger, cookie: cookieOf('ada') }],
  ];
  test.each(ways)('%s see details and metrics', async (_who, headers) => {
    await start();
    gateway.services.commands.users.userState = async () => administrator as never;
    expect(JSON.parse((await get('/readyz', headers)).text)).toMatchObject({
      status: 'ready',
      head: '0',
      engines: [engine],
      projections: [],
      processes: [],
    });
    expect(await get('/metrics', headers)).toMatchObject({ status: 200, text: 'up 1\n' });
  });

  test('see the stream that broke an invariant; strangers only see that the server is not ready', async () => {
    await start();
    gateway.services.platform.frozen = () => [
      { stream: 'credits-ann', reason: 'Lot a is overdrawn by 8 half-credits' },
    ];
    const seen = await get('/readyz');
    expect(seen.status).toBe(503);
    expect(JSON.parse(seen.text)).toMatchObject({ frozen: ['credits-ann: Lot a is overdrawn by 8 half-credits'] });
    const masked = await get('/readyz', stranger);
    expect(masked.status).toBe(503);
    expect(masked.text).not.toContain('ann');
  });

  test('alone see failed work, while the server stays ready', async () => {
    await start();
    const { reader } = gateway.services.projections;
    gateway.services.projections.reader = (name) =>
      name === 'failures'
        ? ({
            query: async () => [
              { id: 'expiry', doc: { kind: 'work', open: 0, retryAllAt: null, stalledSince: null } },
              { id: 'holds', doc: { kind: 'work', open: 0, retryAllAt: null, stalledSince: Date.UTC(2026, 0, 2) } },
              { id: 'mail-requests', doc: { kind: 'work', open: 2, retryAllAt: null, stalledSince: null } },
            ],
          } as never)
        : reader(name);
    const seen = await get('/readyz');
    expect(seen.status).toBe(200);
    expect(JSON.parse(seen.text)).toMatchObject({
      status: 'ready',
      degraded: [
        { process: 'holds', failures: 0, stalledSince: '2026-01-02T00:00:00.000Z' },
        { process: 'mail-requests', failures: 2 },
      ],
    });
    expect(await get('/readyz', stranger)).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  test('ask the engines once in 30 seconds', async () => {
    await start();
    await Promise.all(Array.from({ length: 10 }, () => get('/readyz')));
    await get('/readyz');
    expect(calls).toBe(1);
  });
});
