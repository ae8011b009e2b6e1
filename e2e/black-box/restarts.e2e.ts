import { describe, expect, test } from '@jest/globals';
import { createClient, underKey } from '../support/client.ts';
import { creditsOf, firstAdminPath, trialCredits } from '../support/fixture.ts';
import { openLive } from '../support/live.ts';
import {
  buyStarterPack,
  grantsOf,
  payWithCard,
  reportPayment,
  starterPack,
  startPayment,
} from '../support/payments.ts';
import { positionOf, setCredits, type Update, updates } from '../support/updates.ts';
import { useOwnServer } from '../support/use.ts';
import { longScript, requestVideo, shortScript, startVideo } from '../support/videos.ts';

const fixture = useOwnServer();
const many = Array.from({ length: 12 });

// Runs first, because it needs the link printed by the first start.
test("accepts the first administrator's link once and only for the company domain", async () => {
  const path = firstAdminPath(fixture.server) ?? '';
  const visitor = fixture.visitor();
  const asked = await visitor.call('GET', path);
  expect([asked.status, asked.headers.get('location')]).toEqual([302, `/login?returnTo=${encodeURIComponent(path)}`]);
  expect((await (await fixture.user()).call('GET', path)).status).toBe(403);
  const admin = await fixture.admin();
  expect((await admin.call('GET', path)).status).toBe(404);
  expect((await admin.call('GET', '/auth/first-admin?token=guess')).status).toBe(404);
});

describe('idempotency key', () => {
  test('videos: repeats the answer in parallel, later and after a restart; 409 for another order under the key', async () => {
    const user = await fixture.user();
    const headers = underKey('video-1');
    const first = await requestVideo(user, {}, headers);
    expect(first.status).toBe(201);
    const repeated = await Promise.all(many.map(() => requestVideo(user, {}, headers)));
    const same = ({ status, body }: typeof first): unknown => ({
      status,
      id: body.video.id,
      reserved: body.creditsReserved,
      available: body.creditsAvailable,
    });
    expect(new Set(repeated.map((answer) => JSON.stringify(same(answer))))).toEqual(
      new Set([JSON.stringify(same(first))]),
    );
    expect(await requestVideo(user, { title: 'Another title' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await creditsOf(user)).toMatchObject({ held: 0.5 });

    await fixture.server.kill();
    await fixture.server.start();
    expect(same(await requestVideo(user, {}, headers))).toEqual(same(first));
    expect(await requestVideo(user, { script: `${shortScript} And more.` }, headers)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await user.call<unknown[]>('GET', '/api/videos')).body).toHaveLength(1);
  });

  test('payments: repeats the payment; 409 for another bundle under the key', async () => {
    const user = await fixture.user();
    const open = (body: object = starterPack) =>
      user.call<{ paymentIntentId: string; code?: string }>('POST', '/api/credits/refill', body, {
        headers: underKey('pay-1'),
      });
    const answers = await Promise.all(many.map(() => open()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.paymentIntentId}`)).size).toBe(1);
    expect(await open({ amount: 400, credits: 25 })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await fixture.server.kill();
    await fixture.server.start();
    expect((await open()).body.paymentIntentId).toBe(answers[0]?.body.paymentIntentId);
    // Without a key each request opens its own payment; nothing is charged before the card is entered.
    expect((await startPayment(user)).paymentId).not.toBe(answers[0]?.body.paymentIntentId);
  });
});

test('keeps balances, holds and payments across a restart', async () => {
  const user = await fixture.user();
  const paymentId = await buyStarterPack(user);
  const payment = await startPayment(user);
  await payWithCard(user, payment);
  await fixture.server.kill();
  await fixture.server.start();
  // The session survives the restart, and so does a payment that was made but not reported.
  await reportPayment(user, payment.paymentId);
  await reportPayment(user, paymentId);
  expect((await creditsOf(user)).available).toBe(trialCredits + 20);
  expect(await grantsOf(user, paymentId)).toBe(1);
  expect(await grantsOf(user, payment.paymentId)).toBe(1);
  expect((await createClient(fixture.server).call('GET', '/auth/user')).status).toBe(401);
});

test('keeps a session across a restart of the server', async () => {
  const user = await fixture.user();
  const before = await creditsOf(user);
  await fixture.server.stop();
  await fixture.server.start();
  expect(await creditsOf(user)).toEqual(before);
});

test('subscriptions deliver every missed change after a reconnect from the last position, across a restart', async () => {
  const [user, admin] = [await fixture.user(), await fixture.admin()];
  const kept = await startVideo(user, { title: 'Kept', script: longScript(1) });
  const before = openLive(user);
  const seen = before.subscribe<Update>(updates, { after: await positionOf(user) });
  await setCredits(admin, user, 20);
  const last = await seen.messages.first(({ data }) => data?.accountUpdates.account?.available === 20, 'the balance');
  before.close();

  const removed = await startVideo(user, { title: 'Gone again', script: longScript(0.5) });
  await user.call('DELETE', `/api/videos/${removed.video.id}`);
  const added = await startVideo(user, { title: 'Added' });
  await buyStarterPack(user);
  await fixture.server.kill();
  await fixture.server.start();

  const after = openLive(user);
  const caught = after.subscribe<Update>(updates, { after: last.data?.accountUpdates.position });
  await caught.messages.first(
    ({ data }) => data?.accountUpdates.videoId === removed.video.id,
    'the removal in the gap',
  );
  await caught.messages.first(({ data }) => data?.accountUpdates.video?.id === added.video.id, 'the video of the gap');
  await caught.messages.first(
    ({ data }) => data?.accountUpdates.account?.available === 29.5,
    'the balance after the gap',
  );
  // Live updates continue.
  await setCredits(admin, user, 33);
  await caught.messages.first(({ data }) => data?.accountUpdates.account?.available === 33, 'a later change');
  after.close();
  await user.call('DELETE', `/api/videos/${kept.video.id}`);
});
