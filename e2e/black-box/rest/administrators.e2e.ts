import { beforeAll, describe, expect, test } from '@jest/globals';
import { password, sound, type TestUser, verificationOf } from '../../support/fixture.ts';
import { useFixture } from '../../support/use.ts';

const fixture = useFixture();
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  user = await fixture.registered('Robin Reyes');
  admin = await fixture.admin();
});

const userShape = () => ({
  id: user.id,
  email: user.email,
  username: expect.any(String),
  firstName: 'Robin',
  displayName: 'Robin Reyes',
  profilePictureUrl: null,
  credits: expect.any(Number),
  digitalTwinCredits: 0,
});

describe('administrators', () => {
  test('POST /api/admin/login answers each refusal in its own words', async () => {
    const cases: readonly (readonly [object, number, string])[] = [
      [{ email: '', password: '' }, 400, 'Please enter both email and password'],
      [{ email: admin.email }, 400, 'Please enter both email and password'],
      [{ email: user.email, password }, 403, 'Admin access restricted to curbcast.example'],
      [{ email: 'nobody@curbcast.example', password }, 401, 'Invalid credentials'],
      [{ email: admin.email, password: 'wrong password' }, 401, 'Invalid credentials'],
    ];
    for (const [body, status, message] of cases) {
      const answer = await fixture.visitor().call('POST', '/api/admin/login', body);
      expect(answer).toMatchObject({ status, body: { error: message, message } });
    }
    const visitor = fixture.visitor();
    expect(await visitor.call('POST', '/api/admin/login', { email: admin.email, password })).toMatchObject({
      status: 200,
      body: { success: true, userId: admin.id },
    });
    expect((await visitor.call('GET', '/api/admin/users')).status).toBe(200);
  });

  test('GET /api/admin/users lists and searches users; GET /api/admin/users/{id} shows one in full', async () => {
    const { body } = await admin.call<{ id: string; email: string }[]>('GET', '/api/admin/users');
    expect(body.find(({ id }) => id === user.id)).toMatchObject({
      ...userShape(),
      subscriptionStatus: 'trialing',
      totalVideos: expect.any(Number),
      totalAvatars: 0,
      createdAt: expect.any(String),
    });
    const found = await admin.call<{ id: string }[]>(
      'GET',
      `/api/admin/users?search=${encodeURIComponent(user.email)}`,
    );
    expect(found.body.map(({ id }) => id)).toEqual([user.id]);
    const one = await admin.call('GET', `/api/admin/users/${user.id}`);
    expect(one).toMatchObject({
      status: 200,
      body: {
        user: userShape(),
        videos: expect.any(Array),
        avatars: [],
        stats: { total: expect.any(Number), ready: 0 },
      },
    });
    expect(await admin.call('GET', '/api/admin/users/nobody')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'User not found' },
    });
  });

  test('PUT /api/admin/users/{id}/credits sets the available balance and records a missing reason as such', async () => {
    const target = await fixture.user();
    expect(await admin.call('PUT', `/api/admin/users/${target.id}/credits`, { credits: 42 })).toMatchObject({
      status: 200,
      body: { success: true, user: { id: target.id, credits: 42 } },
    });
    const { auditHistory } = await admin.graphql<{ auditHistory: { events: object[] } }>(
      `query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) {
        events { type credits { reason availableAfter } actor { kind label } } } }`,
      { id: target.id },
    );
    expect(auditHistory.events[0]).toMatchObject({
      type: 'CreditsAdjusted',
      credits: { reason: 'No reason given', availableAfter: 42 },
      actor: { kind: 'admin', label: admin.email },
    });
    expect(await verificationOf(admin, target.id)).toEqual(sound);
  });

  test('an act says one thing to the customer and another to staff, and its undo brings the balance back', async () => {
    const target = await fixture.user();
    const [text, note] = ['Sorry for the outage', 'Shouted at us on the phone'];
    const seen = async () => {
      const { adminUser } = await admin.graphql<{
        adminUser: { account: { revision: number; available: number } };
      }>('query ($id: ID!) { adminUser(id: $id) { account { revision available } } }', { id: target.id });
      return adminUser.account;
    };
    const before = await seen();
    const give = 'mutation ($input: GiveCreditsInput!) { giveCredits(input: $input) { user { credits } } }';
    const input = {
      userId: target.id,
      amount: 1.5,
      purpose: 'GOODWILL',
      customerText: text,
      note,
      seen: before,
      idempotencyKey: 'gift',
    };
    const given = { giveCredits: { user: { credits: before.available + 1.5 } } };
    expect(await admin.graphql(give, { input })).toEqual(given);
    expect(await admin.graphql(give, { input })).toEqual(given);
    const late = await admin.ask(give, { input: { ...input, idempotencyKey: 'late' } });
    expect(late.errors?.[0]).toMatchObject({
      message: expect.stringContaining('it was 3.0 and is 4.5 now'),
      extensions: { code: 'CONFLICT' },
    });
    const answers = [
      await target.call('GET', '/api/credits/statement'),
      await target.call('GET', '/api/credits/statement?format=csv'),
      await target.ask(
        '{ statement { edges { node { description reason } } } viewer { account { lots { description } } } }',
      ),
    ].map((answer) => JSON.stringify(answer));
    for (const answer of answers) {
      expect(answer).toContain(text);
      expect(answer).not.toContain(note);
    }
    type History = { auditHistory: { events: { note: string | null; undo: { id: string; change: number } | null }[] } };
    const { auditHistory } = await admin.graphql<History>(
      'query ($id: ID!) { auditHistory(kind: CREDITS, id: $id) { events { note undo { id change } } } }',
      { id: target.id },
    );
    expect(auditHistory.events[0]).toMatchObject({ note, undo: { change: -1.5 } });
    const undo = 'mutation ($input: UndoCreditsInput!) { undoCredits(input: $input) { user { credits } } }';
    const undone = {
      userId: target.id,
      id: auditHistory.events[0]?.undo?.id,
      seen: await seen(),
      idempotencyKey: 'undo',
    };
    expect(await admin.graphql(undo, { input: undone })).toEqual({
      undoCredits: { user: { credits: before.available } },
    });
    expect(await verificationOf(admin, target.id)).toEqual(sound);
  });

  test('every administrator call refuses users and visitors', async () => {
    const calls: readonly (readonly [string, string, object?])[] = [
      ['GET', '/api/admin/users'],
      ['GET', `/api/admin/users/${user.id}`],
      ['PUT', `/api/admin/users/${user.id}/credits`, { credits: 1_000, reason: 'because I can' }],
    ];
    for (const [method, path, body] of calls) {
      expect(await user.call(method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', message: 'Admin access restricted to curbcast.example' },
      });
      expect(await fixture.visitor().call(method, path, body)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
  });
});
