import { describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import {
  buyStarterPack,
  cards,
  createWebhookSender,
  grantsOf,
  paymentEvent,
  payWithCard,
  refund,
  reportPayment,
  startPayment,
} from '../support/payments.ts';
import {
  longScript,
  presenterOf,
  readyVideo,
  removeVideos,
  requestVideo,
  shortScript,
  startVideo,
} from '../support/videos.ts';
import { creditsOf, sound, type TestUser, trialCredits, verificationOf } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();
const bought = trialCredits + 10;
const twenty = Array.from({ length: 20 });

describe('credits without a payment', () => {
  test('grants nothing for a payment that does not exist', async () => {
    const user = await fixture.user();
    for (const planId of ['pi_fake', 'pi_3QxXXXXXXXXXXXXX', '../refunds', 'starter-pack']) {
      const answer = await user.call('POST', '/api/credits/add-manual', { credits: 1_000, amount: 1, planId });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await creditsOf(user)).toEqual({ available: trialCredits, held: 0, debt: 0 });
  });

  test('grants nothing for a report before the payment or after a declined card', async () => {
    const user = await fixture.user();
    const payment = await startPayment(user);
    expect(await reportPayment(user, payment.paymentId)).toMatchObject({
      status: 400,
      body: { code: 'PAYMENT_NOT_ACCEPTED' },
    });
    await payWithCard(user, payment, cards.declined);
    expect(await reportPayment(user, payment.paymentId)).toMatchObject({
      status: 400,
      body: { code: 'PAYMENT_NOT_ACCEPTED' },
    });
    expect(await creditsOf(user)).toEqual({ available: trialCredits, held: 0, debt: 0 });
    // Once it is paid, the same report is accepted.
    await payWithCard(user, payment);
    expect((await reportPayment(user, payment.paymentId)).status).toBe(200);
    expect((await creditsOf(user)).available).toBe(bought);
  });

  test("grants nothing for another user's payment and still everything to its owner", async () => {
    const [payer, thief] = [await fixture.user(), await fixture.user()];
    const payment = await startPayment(payer);
    await payWithCard(payer, payment);
    const answer = await reportPayment(thief, payment.paymentId);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await creditsOf(thief)).available).toBe(trialCredits);
    await reportPayment(payer, payment.paymentId);
    expect((await creditsOf(payer)).available).toBe(bought);
    expect((await creditsOf(thief)).available).toBe(trialCredits);
  });

  test('confirms nothing with the client secret of another payment', async () => {
    const user = await fixture.user();
    const [mine, other] = [await startPayment(user), await startPayment(user)];
    const answer = await payWithCard(user, { paymentId: mine.paymentId, clientSecret: other.clientSecret });
    expect(answer.status).toBe(400);
    expect((await reportPayment(user, mine.paymentId)).status).toBe(400);
  });

  test('grants nothing when the success page is opened', async () => {
    const user = await fixture.user();
    for (const path of [
      '/payment-success?plan=elite',
      '/manage-avatars?payment=success',
      '/dashboard?payment_intent=pi_x&redirect_status=succeeded',
    ])
      await user.fetch(path);
    expect((await creditsOf(user)).available).toBe(trialCredits);
  });

  test('ignores credits and amount of the report in favor of the catalog', async () => {
    const user = await fixture.user();
    const payment = await startPayment(user);
    await payWithCard(user, payment);
    const answer = await user.call('POST', '/api/credits/add-manual', {
      credits: 9_999,
      amount: 0.01,
      planId: payment.paymentId,
    });
    expect(answer).toMatchObject({ status: 200, body: { creditsAdded: 10, credits: bought } });
  });
});

describe('repeated reports of one payment', () => {
  test('grants once for twenty concurrent reports and a later one, all with the same answer', async () => {
    const user = await fixture.user();
    const payment = await startPayment(user);
    await payWithCard(user, payment);
    const answers = await Promise.all(twenty.map(() => reportPayment(user, payment.paymentId)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { success: true, creditsAdded: 10, credits: bought }])]),
    );
    expect((await reportPayment(user, payment.paymentId)).status).toBe(200);
    expect((await creditsOf(user)).available).toBe(bought);
    expect(await grantsOf(user, payment.paymentId)).toBe(1);
  });

  test("grants the credits by the provider's webhook when the browser never reports", async () => {
    const user = await fixture.user();
    const payment = await startPayment(user);
    await payWithCard(user, payment);
    await eventually('the provider to report the payment', async () => (await creditsOf(user)).available === bought);
    await reportPayment(user, payment.paymentId);
    expect(await grantsOf(user, payment.paymentId)).toBe(1);
  });

  test('changes nothing for repeated webhooks in any order', async () => {
    const user = await fixture.user();
    const sender = await createWebhookSender(fixture.server);
    const paymentId = await buyStarterPack(user);
    const now = Math.floor(Date.now() / 1000);
    const events = [
      'payment_intent.succeeded',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ].map((type, n) => paymentEvent(`evt_${n % 3}`, type, paymentId));
    const answers = await Promise.all(
      [...events, ...events.toReversed(), ...events].map((body) => sender.deliver(body, sender.sign(body, now))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await creditsOf(user)).available).toBe(bought);
    expect(await grantsOf(user, paymentId)).toBe(1);
  });

  test('rejects forged, altered, expired and future webhooks', async () => {
    const user = await fixture.user();
    const sender = await createWebhookSender(fixture.server);
    const payment = await startPayment(user);
    const body = paymentEvent('evt_forged', 'payment_intent.succeeded', payment.paymentId);
    const now = Math.floor(Date.now() / 1000);
    const signatures: readonly (readonly [string, string | undefined])[] = [
      ['no signature', undefined],
      ['an empty one', ''],
      ['another secret', sender.sign(body, now, 'whsec_made_up')],
      ['a changed body', sender.sign(`${body} `, now)],
      ['no time', sender.sign(body, now).replace(/t=\d+,/, '')],
      ['two times', `t=${now},${sender.sign(body, now)}`],
      ['six minutes old', sender.sign(body, now - 360)],
      ['six minutes ahead', sender.sign(body, now + 360)],
      ['a day ahead', sender.sign(body, now + 86_400)],
    ];
    for (const [what, signature] of signatures) {
      const answer = await sender.deliver(body, signature);
      expect([what, answer.status, answer.body['code']]).toEqual([what, 400, 'INVALID_INPUT']);
    }
    // A validly signed webhook only makes the server read the payment back, and this one is not paid.
    expect((await sender.deliver(body, sender.sign(body, now))).status).toBe(200);
    expect((await creditsOf(user)).available).toBe(trialCredits);
  });

  test('accepts unrelated webhook events without effect', async () => {
    const sender = await createWebhookSender(fixture.server);
    const now = Math.floor(Date.now() / 1000);
    const foreign = [
      paymentEvent('evt_other', 'payment_intent.succeeded', 'pi_of_another_product'),
      paymentEvent('evt_other', 'payment_intent.succeeded', 'pi_x').replace('"payment_intent"', '"customer"'),
      JSON.stringify({
        id: 'evt_new',
        object: 'event',
        type: 'brand.new',
        created: now,
        livemode: false,
        data: { object: {} },
      }),
    ];
    for (const body of foreign) expect((await sender.deliver(body, sender.sign(body, now))).status).toBe(200);
    const broken = '{"not": "an event"}';
    expect((await sender.deliver(broken, sender.sign(broken, now))).status).toBe(400);
  });

  test("requires the provider's secret on its own endpoints", async () => {
    const visitor = fixture.visitor();
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      expect(
        (await visitor.call('POST', '/test-payments/v1/refunds', { payment_intent: 'pi_x' }, { headers })).status,
      ).toBe(401);
      expect((await visitor.call('GET', '/test-payments/v1/payment_intents', undefined, { headers })).status).toBe(401);
    }
  });
});

describe('refunds', () => {
  test('revokes the remaining credits, and a share of them for a partial refund', async () => {
    const user = await fixture.user();
    const paymentId = await buyStarterPack(user);
    expect((await refund(fixture.server, paymentId, 8_875)).status).toBe(200);
    await eventually(
      'half of the credits to be clawed back',
      async () => (await creditsOf(user)).available === trialCredits + 5,
    );
    expect((await refund(fixture.server, paymentId)).status).toBe(200);
    await eventually('all credits to be clawed back', async () => (await creditsOf(user)).available === trialCredits);
    expect((await refund(fixture.server, paymentId)).status).toBe(400);
    expect(await creditsOf(user)).toEqual({ available: trialCredits, held: 0, debt: 0 });
  });

  test('turns used credits into debt that blocks new videos until a grant covers it', async () => {
    const user = await fixture.user();
    const admin = await fixture.admin();
    await admin.call('PUT', `/api/admin/users/${user.id}/credits`, {
      credits: 0,
      reason: 'so that the bundle is all there is',
    });
    const paymentId = await buyStarterPack(user);
    const started = await startVideo(user);
    await readyVideo(user, started.video.id);
    expect((await refund(fixture.server, paymentId)).status).toBe(200);
    const { debt } = await eventually('the debt to appear', async () => {
      const credits = await creditsOf(user);
      return credits.debt > 0 ? credits : undefined;
    });
    expect(debt).toBe(0.5);
    expect(await creditsOf(user)).toMatchObject({ available: 0, held: 0 });
    expect(await requestVideo(user)).toMatchObject({ status: 402, body: { code: 'ACCOUNT_IN_DEBT' } });
    await buyStarterPack(user);
    expect(await creditsOf(user)).toEqual({ available: 10 - debt, held: 0, debt: 0 });
    expect((await requestVideo(user)).status).toBe(201);
    await removeVideos(user);
  });

  test('revokes the credits of a disputed payment like those of a refunded one', async () => {
    const user = await fixture.user();
    const payment = await startPayment(user);
    expect((await payWithCard(user, payment, cards.disputed)).body.status).toBe('succeeded');
    await reportPayment(user, payment.paymentId);
    await eventually(
      'the dispute to freeze the credits',
      async () => (await creditsOf(user)).available === trialCredits,
    );
  });
});

describe('spending', () => {
  test('accepts one of twenty concurrent videos with credits for one and names the missing credits in the others', async () => {
    const user = await fixture.user();
    const admin = await fixture.admin();
    await admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits: 1, reason: 'exactly one video' });
    const script = longScript(0.8);
    const answers = await Promise.all(twenty.map((_none, n) => requestVideo(user, { title: `Video ${n}`, script })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect({ status, ...body }).toMatchObject({
        status: 402,
        code: 'INSUFFICIENT_CREDITS',
        message: 'You need 1.0 more credits to generate this video.',
      });
    }
    expect(await creditsOf(user)).toEqual({ available: 0, held: 1, debt: 0 });
    expect((await user.call<unknown[]>('GET', '/api/videos')).body).toHaveLength(1);
    await removeVideos(user);
  });

  test('makes one video of a double click without a key, and another one of the same order later', async () => {
    const user = await fixture.user();
    const answers = await Promise.all([requestVideo(user), requestVideo(user), requestVideo(user)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.video.id)).size).toBe(1);
    expect(await creditsOf(user)).toMatchObject({ held: 0.5 });
    const other = await requestVideo(user, { title: 'Another title is another video' });
    expect(other.body.video.id).not.toBe(answers[0]?.body.video.id);
    expect(await creditsOf(user)).toMatchObject({ held: 1 });
    await removeVideos(user);
  });

  test('estimates more than the minimum for long scripts with invisible spaces or in another writing system', async () => {
    const user = await fixture.user();
    const estimate = async (script: string): Promise<number> =>
      (await user.call<{ creditsNeeded: number }>('POST', '/api/estimate-script', { script })).body.creditsNeeded;
    const plain = 'sunny rooms and a garden '.repeat(40);
    expect(await estimate(plain.replaceAll(' ', '\u{200b}'))).toBeGreaterThanOrEqual(1);
    expect(await estimate('这套房子有四间明亮的卧室和一个安静的花园，'.repeat(20))).toBeGreaterThan(1);
    expect(await estimate('a')).toBe(0.5);
  });

  test('holds the displayed estimate, whatever cost the order claims', async () => {
    const user = await fixture.user();
    const script = longScript(1.5);
    const shown = (await user.call<{ creditsNeeded: number }>('POST', '/api/estimate-script', { script })).body
      .creditsNeeded;
    const { status, body } = await user.call<{ creditsReserved: number; video: { id: string } }>(
      'POST',
      '/api/videos',
      { script, avatarId: await presenterOf(user), creditsNeeded: 0.5, duration: 1 },
    );
    expect([status, body.creditsReserved]).toEqual([201, shown]);
    expect(await creditsOf(user)).toEqual({ available: trialCredits - shown, held: shown, debt: 0 });
    await user.call('DELETE', `/api/videos/${body.video.id}`);
  });

  test('settles the hold once when a video is deleted many times while it completes', async () => {
    const user = await fixture.user();
    const { video } = await startVideo(user, { script: shortScript });
    await eventually('the video to be almost done', async () => {
      const { body } = await user.call<{ id: string; processingProgress: number; status: string }[]>(
        'GET',
        '/api/videos',
      );
      return body.some(({ id, processingProgress }) => id === video.id && processingProgress >= 60);
    });
    await Promise.all(Array.from({ length: 5 }, () => user.call('DELETE', `/api/videos/${video.id}`)));
    const settled = await eventually('the hold to be settled', async () => {
      const credits = await creditsOf(user);
      return credits.held === 0 ? credits : undefined;
    });
    const { body } = await user.call<{ kind: string; videoId: string | null }[]>('GET', '/api/credits/statement');
    const settlements = body.filter((row) => row.videoId === video.id && row.kind !== 'hold');
    expect(settlements).toHaveLength(1);
    expect(settled.available).toBe(settlements[0]?.kind === 'capture' ? trialCredits - 0.5 : trialCredits);
  });
});

describe('administrators set credits', () => {
  const set = (admin: TestUser, id: string, credits: number, headers: Readonly<Record<string, string>> = {}) =>
    admin.call('PUT', `/api/admin/users/${id}/credits`, { credits, reason: 'a correction' }, { headers });

  test('sets the available balance; held credits stay held and are added on release', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    const { video, creditsReserved } = await startVideo(user, { script: longScript(2) });
    expect((await set(admin, user.id, 7)).status).toBe(200);
    expect(await creditsOf(user)).toEqual({ available: 7, held: creditsReserved, debt: 0 });
    await user.call('DELETE', `/api/videos/${video.id}`);
    expect(await creditsOf(user)).toEqual({ available: 7 + creditsReserved, held: 0, debt: 0 });
    expect((await set(admin, user.id, 0)).status).toBe(200);
    expect(await creditsOf(user)).toEqual({ available: 0, held: 0, debt: 0 });
    expect((await set(admin, user.id, 100_000)).status).toBe(200);
    expect((await creditsOf(user)).available).toBe(100_000);
  });

  test('ends at one of the concurrently set numbers with a consistent history', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    await Promise.all(twenty.map((_none, n) => set(admin, user.id, n + 1)));
    const { available } = await creditsOf(user);
    expect(Number.isInteger(available) && available >= 1 && available <= 20).toBe(true);
    expect(await verificationOf(admin, user.id)).toEqual(sound);
  });

  test('clears the debt when the balance is raised', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    const paymentId = await buyStarterPack(user);
    await set(admin, user.id, 0);
    await refund(fixture.server, paymentId);
    await eventually('the debt to appear', async () => (await creditsOf(user)).debt > 0);
    await set(admin, user.id, 2);
    expect(await creditsOf(user)).toEqual({ available: 2, held: 0, debt: 0 });
    expect((await requestVideo(user)).status).toBe(201);
    await removeVideos(user);
  });
});
