import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideWebhookDelivery,
  decideWebhooks,
  evolveWebhookDelivery,
  evolveWebhooks,
  failingFor,
  initialWebhookDelivery,
  initialWebhooks,
  retryPauses,
  secretOverlap,
  type WebhookAttempt,
  type WebhookDeliveryEvent,
  type WebhookEvent,
} from './index.ts';

const ids = { webhookId: 'w1', ownerId: 'ann' };
const url = 'https://crm.example/hooks';
const create = {
  kind: 'create' as const,
  ...ids,
  url,
  secret: 'whsec_AAAA',
  events: ['video.completed' as const],
  limit: 1,
};
const created: WebhookEvent = {
  type: 'WebhookCreated',
  data: { ...ids, url, secret: 'whsec_AAAA', events: ['video.completed'] },
};
const failing: WebhookEvent = { type: 'WebhookBeganFailing', data: ids };
const disabled: WebhookEvent = { type: 'WebhookDisabled', data: { ...ids, reason: 'failing' } };
const fails = { kind: 'record_failure', ...ids, gone: false } as const;

describe('the webhooks of a user', () => {
  const { given } = specify({ initial: initialWebhooks, decide: decideWebhooks, evolve: evolveWebhooks });

  test('are added once each, up to the limit of the plan', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
    given(created)
      .when({ ...create, webhookId: 'w2' })
      .thenRefused('NOT_ALLOWED_NOW', 'Your account can have 1 webhooks. Delete one to add another.');
  });

  test('are changed, and not recorded when nothing changes', () => {
    given(created)
      .when({ kind: 'change', ...ids, isActive: false })
      .then({ type: 'WebhookChanged', data: { ...ids, url, events: ['video.completed'], isActive: false } });
    given(created)
      .when({ kind: 'change', ...ids, events: ['video.completed'] })
      .thenNothing();
    given()
      .when({ kind: 'change', ...ids, isActive: false })
      .thenRefused('NOT_FOUND', 'Webhook not found');
  });

  test('keep the secret before a rotation for a day', () => {
    const state = given(created)
      .when({ kind: 'rotate', ...ids, secret: 'whsec_BBBB' }, { at: 1_000 })
      .then({
        type: 'WebhookSecretRotated',
        data: { ...ids, secret: 'whsec_BBBB', previousUntilMs: 1_000 + secretOverlap },
      });
    expect(state.webhooks[0]).toMatchObject({ secret: 'whsec_BBBB', previousSecret: 'whsec_AAAA' });
  });

  test('are disabled by 410 at once, and by three days without a delivery', () => {
    given(created)
      .when({ ...fails, gone: true })
      .then({ type: 'WebhookDisabled', data: { ...ids, reason: 'gone' } });
    given(created).when(fails).then(failing);
    given(created, failing)
      .when(fails, { at: failingFor - 1 })
      .thenNothing();
    given(created, failing).when(fails, { at: failingFor }).then(disabled);
    given(created, failing)
      .when({ kind: 'record_success', ...ids })
      .then({ type: 'WebhookRecovered', data: ids });
    given(created)
      .when({ kind: 'record_success', ...ids })
      .thenNothing();
    given(created, disabled).when(fails).thenNothing();
  });

  test('begin with a clean slate when they are switched on again', () => {
    const state = given(created, failing, disabled)
      .when({ kind: 'change', ...ids, isActive: true })
      .then({ type: 'WebhookChanged', data: { ...ids, url, events: ['video.completed'], isActive: true } });
    expect(state.webhooks[0]).toMatchObject({ isActive: true, failingSince: null, disabledFor: null });
  });

  test('are gone once deleted', () => {
    const state = given(created)
      .when({ kind: 'delete', ...ids })
      .then({ type: 'WebhookDeleted', data: ids });
    expect(state.webhooks).toEqual([]);
  });
});

const delivery = { deliveryId: 'msg_1', ...ids };
const requested: WebhookDeliveryEvent = {
  type: 'WebhookDeliveryRequested',
  data: { ...delivery, eventType: 'video.completed', body: '{}' },
};
const refused: WebhookAttempt = { outcome: 'failed', status: 503, code: null, durationMs: 5, answer: 'no' };
const accepted: WebhookAttempt = { outcome: 'delivered', status: 200, code: null, durationMs: 5, answer: 'ok' };
const record = { kind: 'record_attempt', gone: false, random: 0, waitMs: 0 } as const;
const attempted = (n: number, attempt: WebhookAttempt, retryAtMs: number | null): WebhookDeliveryEvent => ({
  type: 'WebhookDeliveryAttempted',
  data: { ...delivery, ...attempt, attempt: n, retryAtMs },
});

describe('a message', () => {
  const { given } = specify({
    initial: initialWebhookDelivery,
    decide: decideWebhookDelivery,
    evolve: evolveWebhookDelivery,
  });

  test('is requested once', () => {
    given().when({ kind: 'request', message: requested.data }).then(requested);
    given(requested).when({ kind: 'request', message: requested.data }).thenNothing();
  });

  test('is tried again after 5 s, with jitter, over more than a day, and then given up', () => {
    expect(retryPauses[0]).toBe(5_000);
    expect(retryPauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600_000);
    given(requested)
      .when({ ...record, attempt: refused }, { at: 100 })
      .then(attempted(1, refused, 5_100));
    given(requested)
      .when({ ...record, attempt: refused, random: 1 }, { at: 100 })
      .then(attempted(1, refused, 6_100));
    const before = retryPauses.map((_, index) => attempted(index + 1, refused, index + 1));
    const state = given(requested, ...before)
      .when({ ...record, attempt: refused })
      .then(attempted(retryPauses.length + 1, refused, null));
    expect(state.status).toBe('failed');
  });

  test('waits for as long as the endpoint asks for, and never less than by itself', () => {
    given(requested)
      .when({ ...record, attempt: refused, waitMs: 60_000 }, { at: 100 })
      .then(attempted(1, refused, 60_100));
    given(requested)
      .when({ ...record, attempt: refused, waitMs: 1_000 }, { at: 100 })
      .then(attempted(1, refused, 5_100));
  });

  test('is not tried again when the endpoint is gone', () => {
    const gone: WebhookAttempt = { ...refused, status: 410 };
    given(requested)
      .when({ ...record, attempt: gone, gone: true })
      .then(attempted(1, gone, null));
  });

  test('no longer changes once it is settled, and can be sent again from the first attempt on', () => {
    const done = given(requested, attempted(1, refused, 5))
      .when({ ...record, attempt: accepted })
      .then(attempted(2, accepted, null));
    expect(done).toMatchObject({ status: 'delivered', attempts: 2 });
    given(requested, attempted(1, accepted, null))
      .when({ ...record, attempt: refused })
      .thenNothing();
    given(requested, attempted(1, accepted, null))
      .when({ kind: 'drop', reason: 'deleted' })
      .thenNothing();
    given(requested).when({ kind: 'resend' }).thenNothing();
    const again = given(requested, attempted(1, accepted, null))
      .when({ kind: 'resend' })
      .then({ type: 'WebhookDeliveryResent', data: delivery });
    expect(again).toMatchObject({ status: 'waiting', attempts: 0 });
    given().when({ kind: 'resend' }).thenRefused('NOT_FOUND', 'Delivery not found');
  });
});
