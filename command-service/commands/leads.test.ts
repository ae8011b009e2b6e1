import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry, isEvent } from '../../domain/events.ts';
import { videoRequested } from '../../domain/testing/samples.ts';
import { type EventStore, withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { leadEraser } from '../erasure/leads.ts';
import type { Caller } from '../support/context.ts';
import { on, openDependencies, readAll, recordPlaced, type Placed } from '../testing/work-spec.ts';
import { createLeadCommands, type LeadCommands } from './leads.ts';
import { createShareCommands, linkIdOf, type ShareCommands } from './shares.ts';

const ann: Caller = { actor: { kind: 'user', id: 'ann' }, correlationId: '00000000-0000-4000-8000-000000000001' };
const page: Caller = { ...ann, actor: { kind: 'system', id: 'share-page' } };
const asked = { name: 'Maria', email: 'maria@home.example', phone: null, message: 'On Saturday?' };
const completed = on('video-v', {
  type: 'VideoCompleted',
  data: {
    videoId: 'v',
    userId: 'ann',
    attempt: 1,
    durationMs: 2e4,
    late: false,
    picturesLeftOut: 0,
    leftOut: [],
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    costCents: null,
    renderMs: null,
  },
});
const suspended = on('user-ann', { type: 'AccountSuspended', data: { userId: 'ann', by: 'user', reason: null } });

let raw: EventStore;
let log: EventStore;
let keyRing: ReturnType<typeof createMemoryKeyRing>;
let leads: LeadCommands;
let shares: ShareCommands;
let now = 1_000;
const record = async (...events: readonly Placed[]) => {
  for (const event of events) await recordPlaced(log, event);
};
beforeEach(async () => {
  now = 1_000;
  raw = createMemoryEventStore();
  keyRing = createMemoryKeyRing();
  log = withCodec(raw, { registry: eventRegistry, keyRing });
  const dependencies = openDependencies(log, { now: () => now });
  leads = createLeadCommands(dependencies);
  shares = createShareCommands(dependencies);
  await record(on('video-v', videoRequested('v')), completed);
});
const inbox = async () => (await readAll(log)).filter(({ stream }) => stream === 'leads-ann');
const shared = async () => {
  const { token } = await shares.shareVideo('ann', 'v', ann);
  return { userId: 'ann', videoId: 'v', linkId: linkIdOf(token ?? ''), language: 'en', confirms: false } as const;
};

describe('a tour request', () => {
  test('is recorded once under one key, sealed with the key of the owner', async () => {
    const place = await shared();
    await leads.requestTour(place, asked, 'k1', page);
    await leads.requestTour(place, asked, 'k1', { ...page, correlationId: 'another' });
    await leads.requestTour(place, asked, 'k2', page);
    expect((await inbox()).map(({ type, data }) => [type, data['name']])).toEqual([
      ['LeadReceived', 'Maria'],
      ['LeadReceived', 'Maria'],
    ]);
    expect(JSON.stringify(await readAll(raw))).not.toMatch(/Maria|home\.example|Saturday/);
    await keyRing.destroy('ann');
    expect((await inbox())[0]?.data).toMatchObject({ name: null, email: null, phone: null, message: null });
  });

  test('is refused with other words under the same key', async () => {
    const place = await shared();
    await leads.requestTour(place, asked, 'k1', page);
    await expect(leads.requestTour(place, { ...asked, name: 'Eve' }, 'k1', page)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is refused on a link that is over, takes none, or belongs to an account that may not share', async () => {
    const place = await shared();
    const request = () => leads.requestTour(place, asked, 'k1', page);
    await expect(leads.requestTour({ ...place, linkId: 'guessed' }, asked, 'k1', page)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(leads.requestTour({ ...place, userId: 'bo' }, asked, 'k1', page)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await shares.changeShareLink('ann', 'v', { takesTours: false }, ann);
    await expect(request()).rejects.toMatchObject({ code: 'NOT_ALLOWED_NOW' });
    await shares.changeShareLink('ann', 'v', { takesTours: true, expiresAtMs: 2_000 }, ann);
    now = 2_000;
    await expect(request()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    now = 1_500;
    await record(suspended);
    await expect(request()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect(await inbox()).toEqual([]);
  });

  test('is refused on a link that was revoked', async () => {
    const place = await shared();
    await shares.revokeShareLink('ann', 'v', ann);
    await expect(leads.requestTour(place, asked, 'k1', page)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a lead', () => {
  const received = async () => {
    await leads.requestTour(await shared(), asked, 'k1', page);
    const [first] = await inbox();
    return first !== undefined && isEvent(first, 'LeadReceived') ? first.data.leadId : '';
  };

  test('is read and deleted by its owner only', async () => {
    const leadId = await received();
    for (const change of [leads.markLeadRead, leads.deleteLead])
      await expect(change('bo', leadId, ann)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await leads.markLeadRead('ann', leadId, ann);
    await leads.deleteLead('ann', leadId, ann);
    expect((await inbox()).map(({ type }) => type)).toEqual(['LeadReceived', 'LeadOpened', 'LeadDeleted']);
  });

  test('is deleted with the account, also when the eraser runs again', async () => {
    await received();
    const { executor } = openDependencies(log);
    const leaving = { userId: 'ann', localAccountId: undefined, addresses: [], caller: page };
    await leadEraser({ executor }).erase(leaving);
    await leadEraser({ executor }).erase(leaving);
    expect((await inbox()).map(({ type }) => type)).toEqual(['LeadReceived', 'LeadDeleted']);
  });
});
