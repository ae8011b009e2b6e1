import { describe, expect, test } from '@jest/globals';
import { createExecutor } from '../../../command-service/executor/executor.ts';
import { createWebhookCommands } from '../../../command-service/commands/webhooks.ts';
import { createGuardedPost } from '../../../command-service/providers/fetch/guarded/guarded-post.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { withCodec } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { createLimits } from '../../guard/index.ts';
import { given, registered } from '../../testing/area.ts';

const delivery = { deliveryId: 'msg_1', webhookId: 'w1', ownerId: 'ann' };
const past = [
  registered('ann'),
  registered('ben'),
  happened('webhookdelivery-msg_1', 'WebhookDeliveryRequested', {
    ...delivery,
    eventType: 'video.completed',
    body: '{}',
  }),
  happened('webhookdelivery-msg_1', 'WebhookDeliveryAttempted', {
    ...delivery,
    attempt: 1,
    outcome: 'failed',
    status: 302,
    code: null,
    durationMs: 4,
    retryAtMs: null,
    answer: '',
  }),
];

async function started(services: Parameters<typeof given>[1] = {}) {
  const eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
  const webhooks = createWebhookCommands({ executor, webhookSender: createGuardedPost({ allow: [] }) });
  return given(past, { commands: { webhooks }, ...services });
}
const input = { url: 'https://crm.example/hooks', events: ['video.completed', 'video.failed'] };

describe('the documented calls', () => {
  test('add, list, switch off and delete a webhook, and show its secret once', async () => {
    const { as } = await started();
    const added = await as('ann').rest('POST', '/api/webhooks', input);
    const { webhook, secret } = added.body as { webhook: { id: string }; secret: string };
    expect([added.status, webhook]).toEqual([201, { id: webhook.id, ...input, isActive: true }]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await as('ann').rest('GET', '/api/webhooks')).body).toEqual({ webhooks: [webhook] });
    const path = `/api/webhooks/${webhook.id}`;
    const changed = await as('ann').rest('PATCH', path, { isActive: false });
    expect([changed.status, changed.body]).toEqual([200, { webhook: { ...webhook, isActive: false } }]);
    expect((await as('ann').rest('DELETE', path)).body).toEqual({ success: true, id: webhook.id });
    expect((await as('ann').rest('GET', '/api/webhooks')).body).toEqual({ webhooks: [] });
  });

  test.each([
    ['no address', { events: input.events }, 'Please enter a valid URL'],
    ['no web address', { ...input, url: 'crm.example' }, 'Please enter a valid URL'],
    ['another protocol', { ...input, url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['a password in the address', { ...input, url: 'https://a:b@crm.example/' }, 'Please enter a valid URL'],
    ['no event', { ...input, events: [] }, 'Select at least one event'],
    ['no list of events', { url: input.url }, 'Select at least one event'],
    [
      'an unknown event',
      { ...input, events: ['video.*'] },
      'events must be of video.completed, video.failed, lead.created, user.created, subscription.updated.',
    ],
  ])('refuse %s', async (_, body, error) => {
    const { as } = await started();
    const answer = await as('ann').rest('POST', '/api/webhooks', body);
    expect([answer.status, answer.body]).toMatchObject([400, { error }]);
    expect((await as('ann').rest('GET', '/api/webhooks')).body).toEqual({ webhooks: [] });
  });

  test.each([
    'http://127.0.0.1/',
    'http://localhost:8080/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://[fd00:ec2::254]/',
    'https://crm.example:6379/',
  ])('refuse %s, which is not on the public internet', async (url) => {
    const { as } = await started();
    const answer = await as('ann').rest('POST', '/api/webhooks', { ...input, url });
    expect([answer.status, answer.body]).toMatchObject([400, { error: 'Please enter a valid URL' }]);
  });

  test('need a session, and never reach the webhooks of others', async () => {
    const { as } = await started();
    for (const [method, path] of [
      ['GET', '/api/webhooks'],
      ['POST', '/api/webhooks'],
      ['PATCH', '/api/webhooks/w'],
      ['DELETE', '/api/webhooks/w'],
    ] as const)
      expect((await as().rest(method, path, method === 'GET' ? undefined : input)).status).toBe(401);
    const { body } = await as('ann').rest('POST', '/api/webhooks', input);
    const path = `/api/webhooks/${(body as { webhook: { id: string } }).webhook.id}`;
    expect((await as('ben').rest('PATCH', path, { isActive: false })).status).toBe(404);
    expect((await as('ben').rest('DELETE', path)).status).toBe(404);
    expect((await as('ann').rest('PATCH', path, {})).status).toBe(400);
  });

  test('keep to the limit of the account', async () => {
    const { as } = await started();
    for (let n = 0; n < 3; n += 1) expect((await as('ann').rest('POST', '/api/webhooks', input)).status).toBe(201);
    const answer = await as('ann').rest('POST', '/api/webhooks', input);
    expect(answer.body).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      error: 'Your account can have 3 webhooks. Delete one to add another.',
    });
  });

  test('answer a repeated key like the first time', async () => {
    const { as } = await started();
    const add = () => as('ann').rest('POST', '/api/webhooks', input, { 'idempotency-key': 'k1' });
    const first = await add();
    expect((await add()).body).toEqual(first.body);
    const other = { ...input, url: 'https://other.example/' };
    expect((await as('ann').rest('POST', '/api/webhooks', other, { 'idempotency-key': 'k1' })).status).toBe(409);
  });
});

describe('GraphQL', () => {
  const create =
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url isActive } } }';

  test('changes the same webhooks with the same errors, and rotates a secret', async () => {
    const { as } = await started();
    const { createWebhook } = (await as('ann').graphql(create, { input })) as {
      createWebhook: { secret: string; webhook: { id: string } };
    };
    const { id } = createWebhook.webhook;
    const rotate = `mutation { rotateWebhookSecret(id: "${id}") { secret } }`;
    const { rotateWebhookSecret } = (await as('ann').graphql(rotate)) as { rotateWebhookSecret: { secret: string } };
    expect(rotateWebhookSecret.secret).not.toBe(createWebhook.secret);
    expect(await as('ben').graphql(rotate)).toEqual({ code: 'NOT_FOUND', message: 'Webhook not found' });
    expect(await as('ann').graphql('{ webhooks { limit webhooks { url events disabledFor } } }')).toEqual({
      webhooks: { limit: 3, webhooks: [{ ...input, disabledFor: null }] },
    });
    expect(await as('ann').graphql(create, { input: { ...input, url: 'nonsense' } })).toEqual({
      code: 'INVALID_INPUT',
      message: 'Please enter a valid URL',
    });
    expect(await as('ann').graphql(`mutation { deleteWebhook(id: "${id}") { id } }`)).toEqual({
      deleteWebhook: { id },
    });
  });

  test('sends messages by hand only so often', async () => {
    const { as } = await started({ limits: createLimits({ webhookCalls: { points: 1, seconds: 3_600 } }) });
    const { body } = await as('ann').rest('POST', '/api/webhooks', input);
    const { id } = (body as { webhook: { id: string } }).webhook;
    const send = `mutation { testWebhook(id: "${id}") { position } }`;
    expect(await as('ann').graphql(send)).toHaveProperty('testWebhook.position');
    expect(await as('ann').graphql(send)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('shows messages to their owner alone, with what went wrong in words', async () => {
    const { as } = await started();
    const query = '{ webhookDelivery(id: "msg_1") { status attempts answerStatus problem } }';
    expect(await as('ann').graphql(query)).toEqual({
      webhookDelivery: {
        status: 'FAILED',
        attempts: 1,
        answerStatus: 302,
        problem: 'The address answered 302. Redirects are not followed.',
      },
    });
    expect(await as('ben').graphql(query)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await as('ben').graphql('{ webhookDeliveries(webhookId: "w1") { edges { cursor } } }')).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
