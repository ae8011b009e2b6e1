import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Client, createClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { password } from '../support/fixture.ts';
import { openDocumentedSocket } from '../support/live.ts';
import { useOwnServer } from '../support/use.ts';

const fixture = useOwnServer();
const blacklist = '/api/admin/blacklist-ip';
const unblock = '/api/admin/remove-blacklist-ip';

interface Metrics {
  readonly totalRequests: number;
  readonly blockedRequests: number;
  readonly failedLogins: number;
  readonly activeUsers: number;
  readonly rateLimitHits: number;
  readonly securityAlerts: readonly {
    readonly id: string;
    readonly title: string;
    readonly ip: string;
    readonly severity: string;
    readonly userAgent?: string;
  }[];
  readonly sessionStats: Readonly<Record<string, number>>;
  readonly ipBlacklist: readonly string[];
}

const metricsOf = async (admin: Client, range = '1h'): Promise<Metrics> =>
  (await admin.call<Metrics>('GET', `/api/admin/security-metrics?timeRange=${range}`)).body;
const alertOf = (admin: Client, title: string, ip?: string) =>
  eventually(`the alert "${title}"`, async () =>
    (await metricsOf(admin)).securityAlerts.find(
      (alert) => alert.title === title && (ip === undefined || alert.ip === ip),
    ),
  );

test('a blocked address is refused before anything else, and its open socket is closed', async () => {
  const [admin, user] = [await fixture.admin(), await fixture.user()];
  const address = '198.18.5.5';
  const socket = await openDocumentedSocket(user, '', { 'x-forwarded-for': address });
  const guest = createClient(fixture.server, address);
  expect((await guest.call('GET', '/auth/config')).status).toBe(200);

  expect(await admin.call('POST', blacklist, { ip: `::ffff:${address}` })).toMatchObject({
    status: 200,
    body: { success: true, ipBlacklist: [address] },
  });
  expect((await socket.closed).code).toBe(4403);
  for (const [method, path] of [
    ['GET', '/auth/config'],
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['POST', '/graphql'],
    ['POST', '/api/webhooks/stripe'],
    ['GET', '/no/such/path'],
  ] as const) {
    const { status, headers, body } = await guest.call(method, path, method === 'GET' ? undefined : {});
    expect([method, path, status, body['code']]).toEqual([method, path, 403, 'FORBIDDEN']);
    expect(headers.get('connection')).toBe('close');
  }
  await expect(openDocumentedSocket(user, '', { 'x-forwarded-for': address })).rejects.toThrow('403');
  // Other addresses are not affected, even if they claim a blocked one.
  expect((await createClient(fixture.server, `${address}, 198.18.5.6`).call('GET', '/auth/config')).status).toBe(200);

  await alertOf(admin, 'Blocked address', address);
  await fixture.server.stop();
  await fixture.server.start();
  expect((await guest.call('GET', '/auth/config')).status).toBe(403);
  expect(await admin.call('POST', unblock, { ip: address })).toMatchObject({
    body: { success: true, ipBlacklist: [] },
  });
  expect((await guest.call('GET', '/auth/config')).status).toBe(200);
});

test('an administrator whose own network was blocked is let in again by the operator, next to the running gateway', async () => {
  const admin = await fixture.admin();
  const fromOffice = { headers: { 'x-forwarded-for': '198.18.9.9' } };
  const answerInOffice = async (): Promise<number> =>
    (await admin.call('GET', '/auth/user', undefined, fromOffice)).status;
  // From the office itself, the product refuses the block.
  expect(await admin.call('POST', blacklist, { ip: '198.18.9.0/24' }, fromOffice)).toMatchObject({ status: 400 });
  expect(await answerInOffice()).toBe(200);
  expect((await admin.call('POST', blacklist, { ip: '198.18.9.0/24' })).status).toBe(200);
  expect(await answerInOffice()).toBe(403);

  expect(await fixture.server.operate('unblock')).toMatchObject({
    code: 0,
    output: expect.stringContaining('198.18.9.0/24  until it is removed'),
  });
  expect(await answerInOffice()).toBe(403);
  expect(await fixture.server.operate('unblock', '198.18.9.9')).toMatchObject({
    code: 0,
    output: expect.stringContaining('198.18.9.0/24 may use the product again'),
  });
  expect(await answerInOffice()).toBe(200);
});

test('failed sign-ins raise an alert for the address and one for the account, and are counted', async () => {
  const [admin, victim] = [await fixture.admin(), await fixture.registered()];
  const address = '198.18.6.6';
  const guesser = createClient(fixture.server, address);
  const before = await metricsOf(admin);
  const guess = { email: admin.email, password: 'wrong password' };
  // The account's limit is tested elsewhere: here the address guesses accounts that do not exist.
  for (let n = 0; n < 8; n += 1)
    await guesser.call('POST', '/api/admin/login', { ...guess, email: `guess-${n}@curbcast.example` });
  expect(await alertOf(admin, 'Many failed sign-ins', address)).toMatchObject({ severity: 'high' });
  const after = await eventually('the counts', async () => {
    const now = await metricsOf(admin);
    return now.failedLogins >= before.failedLogins + 8 ? now : undefined;
  });
  expect(after.rateLimitHits).toBeGreaterThanOrEqual(before.rateLimitHits + 3);
  expect(after.totalRequests).toBeGreaterThan(before.totalRequests);
  expect(after.activeUsers).toBeGreaterThan(0);

  // A wrong password in the account settings.
  for (let n = 0; n < 7; n += 1)
    await victim.call('PATCH', '/auth/change-password', { currentPassword: `wrong ${n}`, newPassword: password });
  const own = await eventually('the own alert', async () => {
    const { securityAlerts } = await victim.graphql<{
      securityAlerts: { edges: { node: { title: string; user: { id: string } } }[] };
    }>('{ securityAlerts { edges { node { title user { id } } } } }');
    return securityAlerts.edges.length > 0 ? securityAlerts.edges : undefined;
  });
  expect(own).toEqual([{ node: { title: 'Many failed sign-ins', user: { id: victim.id } } }]);
});

test('a forged webhook and a price set by the browser raise alerts', async () => {
  const [admin, user] = [await fixture.admin(), await fixture.user()];
  const address = '198.18.7.7';
  const forger = createClient(fixture.server, address);
  const headers = { 'stripe-signature': 't=1,v1=forged', 'user-agent': '<img src=x onerror=alert(1)>' };
  expect((await forger.call('POST', '/api/webhooks/stripe', { id: 'evt_1' }, { headers })).status).toBe(400);
  expect(await alertOf(admin, 'Forged webhook', address)).toMatchObject({
    severity: 'critical',
    userAgent: '<img src=x onerror=alert(1)>',
  });
  const cheap = { packageId: 'starter', credits: 10, amount: 1 };
  expect(
    (await user.call('POST', '/api/credits/refill', cheap, { headers: { 'idempotency-key': randomUUID() } })).status,
  ).toBe(400);
  await alertOf(admin, 'Price mismatch');
});

test('changed limits apply at once to the windows that are open', async () => {
  const admin = await fixture.admin();
  const guest = createClient(fixture.server, '198.18.8.8');
  const { securitySettings: seen } = await admin.graphql<{
    securitySettings: { generalLimit: number; authenticationLimit: number };
  }>('{ securitySettings { generalLimit authenticationLimit } }');
  const set = (general: number, from: number) =>
    admin.graphql(
      `mutation ($input: SetRateLimitsInput!) { setRateLimits(input: $input) { settings { generalLimit } } }`,
      {
        input: {
          limits: { general, authentication: seen.authenticationLimit },
          seen: { general: from, authentication: seen.authenticationLimit },
        },
      },
    );
  for (let n = 0; n < 3; n += 1) expect((await guest.call('GET', '/auth/config')).status).toBe(200);
  await set(2, seen.generalLimit);
  const refused = await guest.call('GET', '/auth/config');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await alertOf(admin, 'Rate limit exceeded', '198.18.8.8');
  await set(seen.generalLimit, 2);
  expect((await guest.call('GET', '/auth/config')).status).toBe(200);
});

test('a shorter session timeout ends older sessions, and Force Logout ends them all', async () => {
  const [admin, user] = [await fixture.admin(), await fixture.user()];
  const socket = await openDocumentedSocket(user);
  await admin.graphql(
    'mutation ($input: SetSessionTimeoutInput!) { setSessionTimeout(input: $input) { settings { sessionTimeoutMinutes } } }',
    { input: { minutes: 60, seenMinutes: 1_440 } },
  );
  const fresh = await fixture.user();
  const { sessions } = await fresh.graphql<{ sessions: { createdAt: string; expiresAt: string }[] }>(
    '{ sessions { createdAt expiresAt } }',
  );
  const [mine] = sessions;
  expect(Date.parse(mine?.expiresAt ?? '') - Date.parse(mine?.createdAt ?? '')).toBe(3_600_000);

  const ended = await admin.graphql<{ endSessions: { sessionsEnded: number } }>(
    'mutation { endSessions(input: {}) { sessionsEnded } }',
  );
  expect(ended.endSessions.sessionsEnded).toBeGreaterThanOrEqual(3);
  expect((await socket.closed).code).toBe(4403);
  for (const client of [admin, user, fresh]) expect((await client.call('GET', '/auth/user')).status).toBe(401);
});
