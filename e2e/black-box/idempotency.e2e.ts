import { describe, expect, test } from '@jest/globals';
import { underKey } from '../support/client.ts';
import { payWithCard, reportPayment, startPayment } from '../support/payments.ts';
import { requestVideo, shortScript } from '../support/videos.ts';
import { creditsOf } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();
const many = Array.from({ length: 12 });

describe('idempotency key', () => {
  test('videos: makes one video from twenty concurrent orders under a new key', async () => {
    const user = await fixture.user();
    const answers = await Promise.all(many.map(() => requestVideo(user, {}, underKey('together'))));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.video.id)).size).toBe(1);
    expect(await creditsOf(user)).toMatchObject({ held: 0.5 });
  });

  test('is scoped to its user', async () => {
    const [a, b] = [await fixture.user(), await fixture.user()];
    const [first, second] = [
      await requestVideo(a, {}, underKey('shared')),
      await requestVideo(b, { title: 'Mine' }, underKey('shared')),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.video.id).not.toBe(second.body.video.id);
  });

  test('does not store a refusal: the same key makes the video once there are credits', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    await admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits: 0, reason: 'none left' });
    expect((await requestVideo(user, {}, underKey('poor'))).status).toBe(402);
    await admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits: 1, reason: 'some again' });
    expect((await requestVideo(user, {}, underKey('poor'))).status).toBe(201);
  });

  test('reporting a payment: repeats the answer; 409 for another payment under the key', async () => {
    const user = await fixture.user();
    const paid = async () => {
      const payment = await startPayment(user);
      await payWithCard(user, payment);
      return payment.paymentId;
    };
    const [first, second] = [await paid(), await paid()];
    const [once, again] = [
      await reportPayment(user, first, underKey('report-1')),
      await reportPayment(user, first, underKey('report-1')),
    ];
    expect([once, again]).toMatchObject([
      { status: 200, body: { creditsAdded: 10 } },
      { status: 200, body: { creditsAdded: 10 } },
    ]);
    expect(await reportPayment(user, second, underKey('report-1'))).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const report =
      'mutation ($id: ID!, $key: String) { confirmPayment(paymentId: $id, idempotencyKey: $key) { creditsAdded } }';
    expect((await user.ask(report, { id: second, key: 'report-1' })).errors?.[0]?.extensions?.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await user.graphql(report, { id: second, key: 'report-2' })).toEqual({
      confirmPayment: { creditsAdded: 10 },
    });
  });

  test('set credits: a repetition changes nothing; 409 for another number under the key', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    const set = (credits: number, headers = underKey('set-1')) =>
      admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits, reason: 'a correction' }, { headers });
    expect((await set(9)).status).toBe(200);
    expect((await requestVideo(user)).status).toBe(201);
    // The repetition comes after half a credit was used: the adjustment is not applied again.
    expect((await set(9)).status).toBe(200);
    expect(await creditsOf(user)).toEqual({ available: 8.5, held: 0.5, debt: 0 });
    expect(await set(10)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('is part of the input in GraphQL', async () => {
    const user = await fixture.user();
    const { avatars } = await user.graphql<{ avatars: { id: string }[] }>('{ avatars { id } }');
    const start = (title: string) =>
      user.ask<{ startVideo: { video: { id: string } } }>(
        'mutation ($input: StartVideoInput!) { startVideo(input: $input) { video { id } } }',
        { input: { title, script: shortScript, avatarId: avatars[0]?.id, idempotencyKey: 'gql-1' } },
      );
    const answers = await Promise.all(many.map(() => start('One')));
    expect(new Set(answers.map(({ data }) => data?.startVideo.video.id)).size).toBe(1);
    expect((await start('Two')).errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('rejects an invalid key', async () => {
    const user = await fixture.user();
    for (const bad of ['', 'with space', 'x'.repeat(201), 'caf\u{e9}']) {
      expect(await requestVideo(user, {}, underKey(bad))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', message: 'An idempotency key has 1 to 200 visible characters.' },
      });
    }
  });
});
