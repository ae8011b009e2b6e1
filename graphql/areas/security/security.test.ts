import { describe, expect, test } from '@jest/globals';
import { now } from '../../testing/area.ts';
import { useSecurity } from './testing/security-area.ts';

const { world, as } = useSecurity();

const adminCalls = [
  '{ securityMetrics { totalRequests { value } } }',
  '{ platformSessions { id } }',
  '{ blockedAddresses { address } }',
  '{ securitySettings { generalLimit } }',
  'mutation { blockAddress(input: { address: "203.0.113.9" }) { position } }',
  'mutation { unblockAddress(input: { address: "203.0.113.9" }) { position } }',
  'mutation { setRateLimits(input: { limits: { general: 9, authentication: 9 }, seen: { general: 100, authentication: 5 } }) { position } }',
  'mutation { setSessionTimeout(input: { minutes: 60, seenMinutes: 1440 }) { position } }',
  'mutation { endSessions(input: {}) { sessionsEnded } }',
  '{ securityAlertGroups { id } }',
  '{ signIns { edges { node { id } } } }',
  '{ blockPreview(address: "203.0.113.9") { network } }',
  'mutation { acknowledgeAlerts(input: { alertIds: ["a1"] }) { position } }',
  'mutation { stopAttack(input: { alertIds: ["a1"], blockHours: 24, signOut: true, newPasswords: true }) { position } }',
];

describe('rights', () => {
  test.each(adminCalls)('%s needs the administrator role', async (source) => {
    const ask = await as();
    expect(await ask('ann').graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(world.policy.current()).toEqual({ blocked: [] });
    expect(world.ended).toEqual([]);
  });

  test.each([
    ['GET', '/api/admin/security-metrics'],
    ['POST', '/api/admin/blacklist-ip'],
    ['POST', '/api/admin/remove-blacklist-ip'],
  ] as const)('%s %s needs the administrator role', async (method, path) => {
    const ask = await as();
    expect(await ask('ann').rest(method, path, { ip: '203.0.113.9' })).toMatchObject({ status: 403 });
    expect(await ask().rest(method, path, { ip: '203.0.113.9' })).toMatchObject({ status: 401 });
    expect(world.policy.blocked()).toEqual([]);
  });
});

describe('a block', () => {
  const preview = (address: string) =>
    `{ blockPreview(address: "${address}") { network addresses activeCustomers typedAddress needsConfirmation } }`;

  test.each([
    ['203.0.113.9', '203.0.113.9', '1', 214, null, false],
    ['203.0.113.5/8', '203.0.0.0/8', '16777216', 214, '203.0.113.5', true],
    ['203.0.113.77/24', '203.0.113.0/24', '256', 214, '203.0.113.77', false],
    ['198.51.100.0/23', '198.51.100.0/23', '512', 0, null, true],
    ['2001:db8::/16', '2001::/16', String(2n ** 112n), 0, '2001:db8::', true],
    ['2001:db8::/48', '2001:db8::/48', String(2n ** 80n), 0, null, false],
  ])(
    'of %s says what it covers before it is saved',
    async (address, network, addresses, activeCustomers, typedAddress, needsConfirmation) => {
      expect(await (await as())('admin').graphql(preview(address))).toEqual({
        blockPreview: { network, addresses, activeCustomers, typedAddress, needsConfirmation },
      });
      expect(world.policy.blocked()).toEqual([]);
    },
  );

  test.each([
    ['abc', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
    ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
    ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
    ['10.9.1.1', 'You cannot block your own address, or a network that holds it.'],
  ])('of %s, which cannot be blocked, has no preview', async (address, message) => {
    expect(await (await as())('admin').graphql(preview(address))).toEqual({ code: 'INVALID_INPUT', message });
  });

  test.each([
    ['203.0.113.0/24', false],
    ['203.0.112.0/23', true],
    ['203.0.113.9', false],
    ['2001:db8::/48', false],
    ['2001:db8::/47', true],
  ])('of %s asks for a recent authentication: %s', async (address, isAsked) => {
    const long = (await as())('admin', { authenticatedAt: 0 });
    const answer = await long.graphql(`mutation { blockAddress(input: { address: "${address}" }) { position } }`);
    expect(answer).toMatchObject(isAsked ? { code: 'REAUTHENTICATION_REQUIRED' } : { blockAddress: {} });
    expect(world.policy.blocked()).toHaveLength(isAsked ? 0 : 1);
  });
});

describe('the blacklist', () => {
  test('takes an address or a network and gives the list', async () => {
    const ask = (await as())('admin');
    expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip: ' 203.0.113.9 ' })).toMatchObject({
      status: 200,
      body: { success: true, ipBlacklist: ['203.0.113.9'] },
    });
    expect(
      await ask.rest('POST', '/api/admin/blacklist-ip', {
        ip: '2001:db8::/32',
        reason: 'A scanner',
        expiresAt: '2026-02-01T00:00:00Z',
      }),
    ).toMatchObject({ body: { ipBlacklist: ['2001:db8::/32', '203.0.113.9'] } });
    expect(await ask.graphql('{ blockedAddresses { address reason expiresAt } }')).toEqual({
      blockedAddresses: [
        { address: '2001:db8::/32', reason: 'A scanner', expiresAt: '2026-02-01T00:00:00.000Z' },
        { address: '203.0.113.9', reason: '', expiresAt: null },
      ],
    });
    expect(await ask.rest('POST', '/api/admin/remove-blacklist-ip', { ip: '203.0.113.9' })).toMatchObject({
      status: 200,
      body: { success: true, ipBlacklist: ['2001:db8::/32'] },
    });
  });

  test.each([
    [undefined, 'Enter an IP address.'],
    ['', 'Enter an IP address.'],
    [7, 'Enter an IP address.'],
    [{ $ne: null }, 'Enter an IP address.'],
    ['x'.repeat(10_000), 'Enter an IP address.'],
    ['abc', 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.'],
    ['127.0.0.1', 'Addresses of this computer cannot be blocked.'],
    ['0.0.0.0/0', 'This network is too large: block at most a /8.'],
    ['10.9.1.1', 'You cannot block your own address, or a network that holds it.'],
  ])('refuses %j', async (ip, message) => {
    const ask = (await as())('admin');
    expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip })).toMatchObject({ status: 400, body: { message } });
    expect(world.policy.blocked()).toEqual([]);
  });

  test('counts hours by the clock of the server', async () => {
    const ask = (await as())('admin');
    await ask.rest('POST', '/api/admin/blacklist-ip', { ip: '203.0.113.9', expiresInHours: 24 });
    expect(world.policy.blocked()).toMatchObject([{ expiresAt: now + 24 * 3_600_000 }]);
  });

  test('refuses an end in the past and a long reason', async () => {
    const ask = (await as())('admin');
    for (const more of [
      { expiresAt: '2020-01-01T00:00:00Z' },
      { expiresAt: 'soon' },
      { expiresInHours: 0 },
      { expiresInHours: 1, expiresAt: '2100-01-01T00:00:00Z' },
      { reason: 'x'.repeat(501) },
    ])
      expect(await ask.rest('POST', '/api/admin/blacklist-ip', { ip: '203.0.113.9', ...more })).toMatchObject({
        status: 400,
      });
    expect(world.policy.blocked()).toEqual([]);
  });
});

describe('settings', () => {
  const limits = (general: number, authentication: number, seen = 'general: 100, authentication: 5') =>
    `mutation { setRateLimits(input: { limits: { general: ${general}, authentication: ${authentication} }, seen: { ${seen} } })
      { settings { generalLimit authenticationLimit sessionTimeoutMinutes } } }`;

  test('show what applies, and change it', async () => {
    const ask = (await as())('admin');
    expect(
      await ask.graphql('{ securitySettings { generalLimit authenticationLimit sessionTimeoutMinutes } }'),
    ).toEqual({
      securitySettings: { generalLimit: 100, authenticationLimit: 5, sessionTimeoutMinutes: 1_440 },
    });
    expect(await ask.graphql(limits(200, 8))).toEqual({
      setRateLimits: { settings: { generalLimit: 200, authenticationLimit: 8, sessionTimeoutMinutes: 1_440 } },
    });
    expect(
      await ask.graphql(
        'mutation { setSessionTimeout(input: { minutes: 60, seenMinutes: 1440 }) { settings { sessionTimeoutMinutes } } }',
      ),
    ).toEqual({ setSessionTimeout: { settings: { sessionTimeoutMinutes: 60 } } });
  });

  test('refuse a change when another administrator has changed them meanwhile, and leave nothing half done', async () => {
    const ask = (await as())('admin');
    await ask.graphql(limits(200, 5));
    expect(await ask.graphql(limits(100, 9))).toEqual({
      code: 'CONFLICT',
      message: 'Another administrator changed this meanwhile. The newest value is shown.',
    });
    expect(world.policy.current().limits).toEqual({ general: 200, authentication: 5 });
  });

  test.each([
    [limits(0, 5), 'The general limit must be a whole number from 1 to 100,000.'],
    [limits(100_001, 5), 'The general limit must be a whole number from 1 to 100,000.'],
    [limits(100, 0), 'The authentication limit must be a whole number from 1 to 1,000.'],
    [
      'mutation { setSessionTimeout(input: { minutes: 4, seenMinutes: 1440 }) { position } }',
      'The session timeout in minutes must be a whole number from 5 to 43,200.',
    ],
  ])('%s is refused', async (source, message) => {
    expect(await (await as())('admin').graphql(source)).toEqual({ code: 'INVALID_INPUT', message });
    expect(world.policy.current()).toEqual({ blocked: [] });
  });

  test('ask for a recent authentication', async () => {
    const ask = (await as())('admin', { authenticatedAt: now - 3_600_000 });
    expect(await ask.graphql(limits(200, 8))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(world.policy.current()).toEqual({ blocked: [] });
  });
});

describe('force logout', () => {
  test('ends the sessions of one user', async () => {
    const ask = await as();
    expect(await ask('admin').graphql('mutation { endSessions(input: { userId: "ann" }) { sessionsEnded } }')).toEqual({
      endSessions: { sessionsEnded: 2 },
    });
    expect(world.ended).toEqual(['ann']);
    expect(
      await ask('admin').graphql('mutation { endSessions(input: { userId: "nobody" }) { sessionsEnded } }'),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(world.ended).toEqual(['ann']);
  });

  test('ends the sessions of everybody', async () => {
    const ask = await as();
    expect(await ask('admin').graphql('mutation { endSessions(input: {}) { sessionsEnded } }')).toEqual({
      endSessions: { sessionsEnded: 4 },
    });
    expect(world.policy.current().sessionsEndedAt).toBe(now);
  });

  test('asks for a recent authentication for everybody, but not for one user', async () => {
    const long = (await as())('admin', { authenticatedAt: 0 });
    const end = (input: string) => long.graphql(`mutation { endSessions(input: {${input}}) { sessionsEnded } }`);
    expect(await end('')).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(world.policy.current().sessionsEndedAt).toBeUndefined();
    expect(await end('userId: "ann"')).toEqual({ endSessions: { sessionsEnded: 2 } });
  });

  test('the sessions of all users are listed with their names', async () => {
    expect(
      await (await as())('admin').graphql('{ platformSessions { id isCurrent address user { id name } } }'),
    ).toEqual({
      platformSessions: [
        { id: 's1', isCurrent: false, address: '203.0.113.9', user: { id: 'ann', name: 'ann Agent' } },
      ],
    });
  });
});
