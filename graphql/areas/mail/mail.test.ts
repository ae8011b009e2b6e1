import { describe, expect, test } from '@jest/globals';
import { createExecutor } from '../../../command-service/executor/executor.ts';
import { createMailCommands } from '../../../command-service/commands/mail.ts';
import type { Commands } from '../../../command-service/index.ts';
import { createMailWriter, createUnsubscribeTokens, samplesIn } from '../../../command-service/index.ts';
import { eventRegistry } from '../../../domain/events.ts';
import type { MailContent } from '../../../domain/mail/index.ts';
import { userAggregate } from '../../../domain/users/index.ts';
import { createPersonalSeal, withCodec } from '../../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../../event-store/testing/index.ts';
import { appendGiven, happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { createLimits } from '../../guard/index.ts';
import { given, registered } from '../../testing/area.ts';
import type { MailServices } from './services.ts';

const write = createMailWriter({ publicUrl: 'https://app.example', supportEmail: 'help@app.example' });
const mailOf = (mailId: string, ownerId: string, template = 'welcome'): GivenEvent =>
  happened(`mail-${mailId}`, 'MailRequested', {
    mailId,
    ownerId,
    template,
    isTest: false,
    to: `${ownerId}@curbcast.example`,
    name: null,
    data: {},
  });
const bounced = (mailId: string, ownerId: string): GivenEvent =>
  happened(`mail-${mailId}`, 'MailBounced', { mailId, ownerId, permanent: true, code: '550 5.1.1' });
const admin: GivenEvent = happened('user-admin', 'AdminRoleGranted', { userId: 'admin', role: 'admin', reason: null });

/** The gateway on real mail commands; `open`: a development start, whose outbox anyone on the machine may read. */
async function started(events: readonly GivenEvent[] = [], open = false) {
  const all = [registered('ann'), registered('admin'), admin, ...events];
  const keyRing = createMemoryKeyRing();
  const log = createMemoryEventStore();
  await appendGiven(log, all);
  const executor = createExecutor({
    eventStore: withCodec(log, { registry: eventRegistry, keyRing }),
    registry: eventRegistry,
    now: Date.now,
  });
  const unsubscribeTokens = createUnsubscribeTokens(createPersonalSeal(keyRing));
  const mail: MailServices = {
    service: { name: 'Outbox on this server', external: false },
    read: async (ownerId, mailId) =>
      mailId === 'gone'
        ? undefined
        : {
            mailId,
            ownerId,
            to: `${ownerId}@curbcast.example`,
            subject: 'S',
            html: '<p>H</p>',
            text: 'T',
            headers: {},
          },
    preview: (template, language) =>
      write({ template, data: samplesIn(language)[template] } as MailContent, { name: 'Jane', language }),
    isOpenToMachine: open,
  };
  const { as } = await given(all, {
    commands: {
      mail: createMailCommands({ executor, identities: createMemoryIdentityDirectory(), mail: { unsubscribeTokens } }),
      users: {
        userState: async (userId: string) => (await executor.load(userAggregate, userId)).state,
      } as Partial<Commands['users']> as Commands['users'],
    },
    mail,
    limits: createLimits(),
  });
  const requested = async () => {
    const { events: recorded } = await log.readAll({ after: '' as never, limit: 1_000 });
    return recorded.filter(({ type }) => type === 'MailRequested').length - events.length;
  };
  return { as, unsubscribeTokens, requested };
}

describe('the preferences of a user', () => {
  const query = '{ mailPreferences { template label wanted } }';
  const set =
    'mutation ($input: SetMailPreferenceInput!) { setMailPreference(input: $input) { preferences { template wanted } } }';

  test('list the types that can be switched off, and change one', async () => {
    const { as } = await started();
    expect(await as('ann').graphql(query)).toMatchObject({
      mailPreferences: expect.arrayContaining([{ template: 'video_failed', label: 'Video failed', wanted: true }]),
    });
    const answer = await as('ann').graphql(set, { input: { template: 'video_failed', wanted: false } });
    expect(answer).toMatchObject({
      setMailPreference: { preferences: expect.arrayContaining([{ template: 'video_failed', wanted: false }]) },
    });
  });

  test.each(['receipt', 'password_reset'])('never switch %s off', async (template) => {
    const { as } = await started();
    expect(await as('ann').graphql(set, { input: { template, wanted: false } })).toEqual({
      code: 'INVALID_INPUT',
      message: 'Billing and security emails cannot be switched off.',
    });
  });

  test('need a session and a known type', async () => {
    const { as } = await started();
    expect(await as().graphql(query)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await as('ann').graphql(set, { input: { template: 'constructor', wanted: true } })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('a link to unsubscribe', () => {
  test('works without a session, on a click and from a mail program, and can be undone', async () => {
    const { as, unsubscribeTokens } = await started();
    const token = await unsubscribeTokens.make({ userId: 'ann', template: 'credit_low' });
    const asked = 'query ($token: String!) { mailUnsubscription(token: $token) { template label wanted } }';
    const link = { template: 'credit_low', label: 'Credits low' };
    expect(await as().graphql(asked, { token })).toEqual({ mailUnsubscription: { ...link, wanted: true } });

    const oneClick = await as().rest('POST', `/unsubscribe?token=${token}`);
    expect([oneClick.status, oneClick.body]).toEqual([200, { success: true }]);
    expect(await as().graphql(asked, { token })).toEqual({ mailUnsubscription: { ...link, wanted: false } });

    const again = 'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { wanted } }';
    expect(await as().graphql(again, { input: { token, wanted: true } })).toEqual({ unsubscribe: { wanted: true } });
  });

  test('changes nothing when it is forged, another user’s, or of a type that always comes', async () => {
    const { as, unsubscribeTokens } = await started();
    const token = (await unsubscribeTokens.make({ userId: 'ann', template: 'credit_low' })) ?? '';
    const fixed = await unsubscribeTokens.make({ userId: 'ann', template: 'receipt' });
    const use = 'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { wanted } }';
    for (const bad of [`admin.${token.split('.')[1]}`, token.replace('ann.', 'ann.A'), 'x', '.', fixed]) {
      const answer = await as().graphql(use, { input: { token: bad } });
      expect([bad, answer]).toMatchObject([bad, { code: 'NOT_FOUND' }]);
    }
    expect((await as().rest('POST', '/unsubscribe')).status).toBe(400);
  });
});

describe('a test mail', () => {
  const send = 'mutation ($input: SendTestMailInput!) { sendTestMail(input: $input) { position } }';

  test("goes to the user's own address, given or not, over the documented call", async () => {
    const { as, requested } = await started();
    const call = await as('ann').rest('POST', '/api/test-email', { type: 'welcome' });
    expect([call.status, call.body]).toEqual([200, { success: true }]);
    const input = { type: 'credit_low', email: ' Ann@Curbcast.example ' };
    expect(await as('ann').graphql(send, { input })).toHaveProperty('sendTestMail.position');
    expect(await requested()).toBe(2);
  });

  test.each([
    ['another address', { type: 'welcome', email: 'victim@example.com' }, 'FORBIDDEN'],
    ['a list of addresses', { type: 'welcome', email: 'ann@curbcast.example,victim@example.com' }, 'FORBIDDEN'],
    ['a header in the address', { type: 'welcome', email: 'ann@curbcast.example\r\nBcc: v@a.example' }, 'FORBIDDEN'],
    ['another type', { type: 'password_reset' }, 'INVALID_INPUT'],
  ])('with %s is refused, and nothing is sent', async (_, input, code) => {
    const { as, requested } = await started();
    expect(await as('ann').graphql(send, { input })).toMatchObject({ code });
    expect(await requested()).toBe(0);
  });

  test('needs a session and a valid body', async () => {
    const { as } = await started();
    expect((await as().rest('POST', '/api/test-email', { type: 'welcome' })).status).toBe(401);
    const { status, body } = await as('ann').rest('POST', '/api/test-email', { type: 'welcome', email: { $ne: null } });
    expect([status, body]).toMatchObject([400, { error: 'email must be a text.' }]);
  });

  test('is sent 5 times in an hour', async () => {
    const { as, requested } = await started();
    const input = { type: 'welcome' };
    for (let n = 0; n < 5; n += 1) expect(await as('ann').graphql(send, { input })).toHaveProperty('sendTestMail');
    expect(await as('ann').graphql(send, { input })).toEqual({
      code: 'RATE_LIMITED',
      message: 'You can send 5 test emails in an hour. Please try again later.',
    });
    expect(await as('admin').graphql(send, { input })).toHaveProperty('sendTestMail');
    expect(await requested()).toBe(6);
  });
});

describe('the outbox', () => {
  const query = `query ($status: MailStatus, $template: String, $first: Int, $after: String) {
    outbox(status: $status, template: $template, first: $first, after: $after) {
      edges { node { id label status code content { to subject html text } } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const mails = [mailOf('m1', 'ann'), mailOf('m2', 'ann', 'receipt'), bounced('m2', 'ann'), mailOf('gone', 'ben')];
  const ids = (answer: unknown): readonly string[] =>
    (answer as { outbox: { edges: { node: { id: string } }[] } }).outbox.edges.map(({ node }) => node.id);

  test('lists mails for administrators, the newest first, by type and status, in pages', async () => {
    const { as } = await started(mails);
    const first = (await as('admin').graphql(query, { first: 2 })) as {
      outbox: { pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    expect(ids(first)).toEqual(['gone', 'm2']);
    expect(first).toMatchObject({
      outbox: {
        edges: [
          { node: { label: 'Welcome', status: 'REQUESTED', content: null } },
          { node: { label: 'Receipt', status: 'BOUNCED', code: '550 5.1.1', content: { to: 'ann@curbcast.example' } } },
        ],
      },
    });
    expect(ids(await as('admin').graphql(query, { after: first.outbox.pageInfo.endCursor }))).toEqual(['m1']);
    expect(ids(await as('admin').graphql(query, { template: 'welcome' }))).toEqual(['gone', 'm1']);
    expect(ids(await as('admin').graphql(query, { status: 'BOUNCED' }))).toEqual(['m2']);
    expect(ids(await as('admin').graphql(query, { status: 'BOUNCED', template: 'welcome' }))).toEqual([]);
  });

  test('is closed to everyone else, and open to this machine in a development start', async () => {
    const closed = await started(mails);
    expect(await closed.as().graphql(query)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await closed.as('ann').graphql(query)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await closed.as('ann').graphql('{ outboxMail(id: "m1") { id } }')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await closed.as('ann').graphql('{ mailTemplates { name } }')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await closed.as().graphql('{ mailService { name external canReadOutbox } }')).toEqual({
      mailService: { name: 'Outbox on this server', external: false, canReadOutbox: false },
    });
    const open = await started(mails, true);
    expect(ids(await open.as().graphql(query))).toEqual(['gone', 'm2', 'm1']);
    expect(await open.as().graphql('{ outboxMail(id: "m1") { id } }')).toEqual({ outboxMail: { id: 'm1' } });
  });

  test('shows administrators every template, written', async () => {
    const { as } = await started();
    const answer = (await as('admin').graphql('{ mailTemplates { name category sample { subject html } } }')) as {
      mailTemplates: readonly { name: string; category: string; sample: { html: string } }[];
    };
    expect(answer.mailTemplates.length).toBeGreaterThan(14);
    expect(answer.mailTemplates).toContainEqual(expect.objectContaining({ name: 'receipt', category: 'billing' }));
    for (const { sample } of answer.mailTemplates) expect(sample.html).toMatch(/^<!doctype html>/);
  });

  test('lets only administrators record a bounce', async () => {
    const { as } = await started(mails);
    const record = 'mutation { recordMailBounce(id: "m1") { position } }';
    expect(await as('ann').graphql(record)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await as('admin').graphql(record)).toHaveProperty('recordMailBounce.position');
    expect(await as('admin').graphql('mutation { recordMailBounce(id: "nope") { position } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await as('admin').graphql('mutation { allowMailAddress(id: "m1") { mail { id } } }')).toEqual({
      allowMailAddress: { mail: { id: 'm1' } },
    });
  });
});
