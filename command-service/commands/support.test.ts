import { samplesIn } from '../mail/templates/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { registered } from '../../domain/testing/samples.ts';
import { userAggregate } from '../../domain/users/index.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createMailRequest } from './mail.ts';
import { createSupportCommands, type SupportCommands } from './support.ts';

const by = (id: string, idempotencyKey?: string): Caller => ({
  actor: { kind: 'admin', id },
  correlationId: 'c',
  ...(idempotencyKey !== undefined && { idempotencyKey }),
});

let eventStore: EventStore;
let support: SupportCommands;
let requestMail: ReturnType<typeof createMailRequest>;

beforeEach(async () => {
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => 1_800_000_000_000 });
  support = createSupportCommands({ executor });
  requestMail = createMailRequest({ executor });
  const { data } = registered({ email: 'ann.new@example.com' });
  await executor.execute(
    userAggregate,
    'ann',
    { kind: 'sign_in', identity: data },
    { actor: { kind: 'user', id: 'ann' }, commandId: 'sign-in', correlationId: 'c', subject: 'ann' },
  );
});

const acts = async () =>
  (await eventStore.readStream('user-ann')).filter(({ type }) => type === 'SupportActed').map(({ data }) => data);

test('records an act with its reason once, however often the request is repeated', async () => {
  await support.recordAct('ann', 'password_link', 'Forgot it', by('ada', 'k'));
  await support.recordAct('ann', 'password_link', 'Forgot it', by('ada', 'k'));
  expect(await acts()).toEqual([{ userId: 'ann', act: 'password_link', videoId: null, reason: 'Forgot it' }]);
});

test('nothing is recorded about a user who does not exist', async () => {
  await expect(support.recordAct('nobody', 'deletion', 'Asked for it', by('ada'))).rejects.toThrow('not found');
});

test('records watching a video once a day for each administrator', async () => {
  for (const [admin, day] of [
    ['ada', '1'],
    ['ada', '1'],
    ['ada', '2'],
    ['bo', '1'],
  ] as const)
    await support.recordLook('ann', 'v1', day, by(admin));
  expect(await acts()).toHaveLength(3);
});

describe('sending a mail again', () => {
  const order = { id: 'm1', ownerId: 'ann', to: 'ann.old@example.com', name: 'Ann' } as const;

  test('sends it to the current address, once for each key', async () => {
    await requestMail({ ...order, template: 'welcome', data: {} }, by('ada'));
    const { mailId } = await support.sendMailAgain('m1', by('ada', 'k'));
    expect(await support.sendMailAgain('m1', by('ada', 'k'))).toMatchObject({ mailId });
    expect(mailId).not.toBe('m1');
    const [again, ...more] = await eventStore.readStream(`mail-${mailId}`);
    expect(again?.data).toMatchObject({ ownerId: 'ann', template: 'welcome', to: 'ann.new@example.com' });
    expect(more).toEqual([]);
  });

  test('refuses to repeat the confirmation to a visitor, who has no account', async () => {
    const data = samplesIn('en').tour_request_sent;
    await requestMail({ ...order, template: 'tour_request_sent', data }, by('ada'));
    await expect(support.sendMailAgain('m1', by('ada'))).rejects.toThrow('no account');
  });

  test('keeps the language of the mail', async () => {
    await requestMail({ ...order, template: 'welcome', data: {}, language: 'es' }, by('ada'));
    const { mailId } = await support.sendMailAgain('m1', by('ada', 'k'));
    expect((await eventStore.readStream(`mail-${mailId}`))[0]?.data).toMatchObject({ language: 'es' });
  });

  test('refuses a security mail and an unknown mail', async () => {
    const data = { url: 'https://curbcast.example/reset', validForMinutes: 60 };
    await requestMail({ ...order, template: 'password_reset', data }, by('ada'));
    await expect(support.sendMailAgain('m1', by('ada'))).rejects.toThrow('security email');
    await expect(support.sendMailAgain('m2', by('ada'))).rejects.toThrow('not found');
  });
});
