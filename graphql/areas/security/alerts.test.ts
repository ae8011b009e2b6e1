import { describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import { type GivenEvent, happened } from '../../../projection-service/testing/projection-spec.ts';
import { now, registered } from '../../testing/area.ts';
import { alert, people, useSecurity } from './testing/security-area.ts';

const { world, as } = useSecurity();

describe('alerts', () => {
  const alerts =
    '{ securityAlerts { edges { node { id title severity description address userAgent user { name } } } } }';
  const history = [
    ...people,
    alert('a1', null, '203.0.113.9'),
    alert('a2', 'ann', '203.0.113.10'),
    alert('a3', 'admin', '203.0.113.11'),
  ];

  test('administrators see all, the newest first, with where they came from', async () => {
    const ask = await as(history);
    expect(await ask('admin').graphql(alerts)).toMatchObject({
      securityAlerts: {
        edges: [
          { node: { id: 'a3', user: { name: 'admin Agent' } } },
          { node: { id: 'a2', address: '203.0.113.10', user: { name: 'ann Agent' } } },
          {
            node: {
              id: 'a1',
              title: 'Many failed sign-ins',
              severity: 'HIGH',
              description: '3 sign-ins failed.',
              address: '203.0.113.9',
              userAgent: '<script>alert(1)</script>',
              user: null,
            },
          },
        ],
      },
    });
  });

  test('users see only alerts about their own account', async () => {
    const ask = await as(history);
    expect(await ask('ann').graphql('{ securityAlerts { edges { node { id related { id } } } } }')).toEqual({
      securityAlerts: { edges: [{ node: { id: 'a2', related: [] } }] },
    });
    for (const id of ['a1', 'a3', 'unknown'])
      expect(await ask('ann').graphql(`{ securityAlert(id: "${id}") { id } }`)).toEqual({ securityAlert: null });
    expect(await ask('ann').graphql('{ securityAlert(id: "a2") { id } }')).toEqual({ securityAlert: { id: 'a2' } });
    expect(await ask().graphql(alerts)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('come in pages', async () => {
    const ask = await as(history);
    const page = (after: string) =>
      ask('admin').graphql(
        `{ securityAlerts(first: 2, after: ${after}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      ) as Promise<{ securityAlerts: { edges: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>;
    const { securityAlerts } = await page('null');
    expect(securityAlerts.pageInfo.hasNextPage).toBe(true);
    expect((await page(`"${securityAlerts.pageInfo.endCursor}"`)).securityAlerts.edges).toEqual([
      { node: { id: 'a1' } },
    ]);
    expect(await page('"not a cursor"')).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('name the related ones: of the same address and of the same account', async () => {
    const ask = await as([
      ...history,
      alert('a4', null, '203.0.113.9'),
      alert('a5', 'admin', '203.0.113.10'),
      alert('a6', 'ann', '203.0.113.12'),
    ]);
    const related = (userId: string, id: string) =>
      ask(userId).graphql(`{ securityAlert(id: "${id}") { related { id } } }`);
    expect(await related('admin', 'a4')).toEqual({ securityAlert: { related: [{ id: 'a1' }] } });
    expect(await related('admin', 'a2')).toEqual({ securityAlert: { related: [{ id: 'a6' }, { id: 'a5' }] } });
    // Nobody learns of attacks on other accounts.
    expect(await related('ann', 'a2')).toEqual({ securityAlert: { related: [{ id: 'a6' }] } });
  });
});

describe('attacks', () => {
  const sprayer = '192.0.2.77';
  const spray = [
    ...people,
    registered('bo'),
    registered('outsider'),
    alert('s1', 'ann', sprayer, 5),
    alert('s2', 'bo', sprayer, 5),
    alert('s3', 'outsider', sprayer, 5),
    alert('v1', null, '203.0.113.50', 8),
    alert('a9', 'ann', '203.0.113.51', 2),
  ];
  const groups = (by: string) =>
    `{ securityAlertGroups(by: ${by}) { addresses accounts { id name } attempts incidents severity isBlocked alerts { id } } }`;
  const stop = (input: string) =>
    `mutation { stopAttack(input: { ${input} }) { blocked sessionsEnded passwordsVoid passwordsElsewhere alerts { id } } }`;
  const everything = 'blockHours: 24, signOut: true, newPasswords: true';
  const types = async () =>
    (await world.log.readAll({ after: START })).events.map(({ type, metadata, data }) => [
      type,
      metadata.actor.id,
      (data as { alertId?: string; userId?: string }).alertId ?? (data as { userId?: string }).userId ?? null,
    ]);

  test('are the open alerts of one address, with their accounts and attempts', async () => {
    const { securityAlertGroups } = (await (await as(spray))('admin').graphql(groups('ADDRESS'))) as {
      securityAlertGroups: readonly object[];
    };
    expect(securityAlertGroups).toMatchObject([
      { addresses: ['203.0.113.51'], accounts: [{ id: 'ann' }], attempts: 2 },
      { addresses: ['203.0.113.50'], accounts: [], attempts: 8, isBlocked: false },
      {
        addresses: [sprayer],
        accounts: [{ id: 'outsider' }, { id: 'bo' }, { id: 'ann', name: 'ann Agent' }],
        attempts: 15,
        incidents: 15,
        severity: 'HIGH',
        alerts: [{ id: 's3' }, { id: 's2' }, { id: 's1' }],
      },
    ]);
  });

  test('are the open alerts about one account, with their addresses', async () => {
    expect(await (await as(spray))('admin').graphql(groups('ACCOUNT'))).toMatchObject({
      securityAlertGroups: [
        { accounts: [{ id: 'ann' }], addresses: ['203.0.113.51', sprayer], attempts: 7 },
        { accounts: [], addresses: ['203.0.113.50'] },
        { accounts: [{ id: 'outsider' }], addresses: [sprayer], attempts: 5 },
        { accounts: [{ id: 'bo' }], addresses: [sprayer], attempts: 5 },
      ],
    });
  });

  test('end by one call: the address is blocked, victims are signed out and get new passwords, alerts are seen', async () => {
    const ask = await as(spray);
    expect(await ask('admin').graphql(stop(`alertIds: ["s1", "s2", "s3"], ${everything}`))).toEqual({
      stopAttack: {
        blocked: [sprayer],
        sessionsEnded: 6,
        passwordsVoid: 2,
        passwordsElsewhere: 1,
        alerts: [{ id: 's1' }, { id: 's2' }, { id: 's3' }],
      },
    });
    expect(world.policy.blocked()).toMatchObject([{ network: sprayer, expiresAt: now + 24 * 3_600_000 }]);
    expect([...world.ended].map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['ann', 'bo', 'outsider']);
    expect([...world.voided].toSorted((a, b) => a.localeCompare(b))).toEqual(['ann', 'bo', 'outsider']);
    expect((await types()).filter(([type]) => type === 'SecurityAlertAcknowledged')).toEqual([
      ['SecurityAlertAcknowledged', 'admin', 's1'],
      ['SecurityAlertAcknowledged', 'admin', 's2'],
      ['SecurityAlertAcknowledged', 'admin', 's3'],
    ]);
    expect((await types()).filter(([type]) => type === 'SessionsEnded')).toHaveLength(3);
  });

  test('spare the caller’s own account and address', async () => {
    const ask = await as([...spray, alert('own', 'admin', '127.0.0.1'), alert('mine', 'admin', sprayer)]);
    expect(await ask('admin').graphql(stop(`alertIds: ["mine", "s1"], ${everything}`))).toMatchObject({
      stopAttack: { blocked: [sprayer] },
    });
    expect([world.ended, world.voided]).toEqual([['ann'], ['ann']]);
    expect(await ask('admin').graphql(stop(`alertIds: ["own"], ${everything}`))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await types()).some(([, , id]) => id === 'own')).toBe(false);
  });

  test.each([
    ['alertIds: ["s1", "unknown"], blockHours: 24, signOut: true, newPasswords: true', 'NOT_FOUND'],
    ['alertIds: [], blockHours: 24, signOut: true, newPasswords: true', 'INVALID_INPUT'],
    ['alertIds: ["s1"], blockHours: 0, signOut: true, newPasswords: true', 'INVALID_INPUT'],
    ['alertIds: ["s1"], blockHours: 721, signOut: true, newPasswords: true', 'INVALID_INPUT'],
  ])('with %s are refused, and nothing happens', async (input, code) => {
    expect(await (await as(spray))('admin').graphql(stop(input))).toMatchObject({ code });
    expect([world.policy.blocked(), world.ended, world.voided, await types()]).toEqual([[], [], [], []]);
  });

  test('need a recent authentication to be ended', async () => {
    const long = (await as(spray))('admin', { authenticatedAt: 0 });
    const call = stop(`alertIds: ["s1"], ${everything}`);
    expect(await long.graphql(call)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect([world.policy.blocked(), world.ended, await types()]).toEqual([[], [], []]);
  });

  test('can be acknowledged without an action, each alert once', async () => {
    const ask = await as(spray);
    const call = 'mutation { acknowledgeAlerts(input: { alertIds: ["s1", "v1"] }) { alerts { id } } }';
    expect(await ask('admin').graphql(call)).toEqual({ acknowledgeAlerts: { alerts: [{ id: 's1' }, { id: 'v1' }] } });
    await ask('admin').graphql(call);
    expect(await types()).toEqual([
      ['SecurityAlertAcknowledged', 'admin', 's1'],
      ['SecurityAlertAcknowledged', 'admin', 'v1'],
    ]);
  });

  test('are no longer an attack once acknowledged, and the alert says by whom', async () => {
    const seen: GivenEvent = {
      ...happened('securityalert-v1', 'SecurityAlertAcknowledged', { alertId: 'v1' }),
      metadata: { actor: { kind: 'admin', id: 'admin' } },
    };
    const ask = await as([...people, alert('v1', null, '203.0.113.50'), alert('a2', 'ann', '203.0.113.51'), seen]);
    expect(await ask('admin').graphql('{ securityAlertGroups { alerts { id } } }')).toEqual({
      securityAlertGroups: [{ alerts: [{ id: 'a2' }] }],
    });
    expect(
      await ask('admin').graphql('{ securityAlert(id: "v1") { isOpen acknowledgedBy { name } acknowledgedAt } }'),
    ).toEqual({
      securityAlert: { isOpen: false, acknowledgedBy: { name: 'admin Agent' }, acknowledgedAt: expect.any(String) },
    });
  });
});
