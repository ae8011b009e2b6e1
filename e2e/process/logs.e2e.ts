import { expect, test } from '@jest/globals';
import { signInOverHttp } from '../../identity/testing/sign-in.ts';
import { signIn } from '../support/client.ts';
import { openLive } from '../support/live.ts';
import { buyStarterPack, cards, payWithCard, startPayment, testPaymentsSecret } from '../support/payments.ts';
import { readyVideo, requestVideo, startVideo } from '../support/videos.ts';
import { startFixture } from '../support/fixture.ts';

const canary = {
  password: 'canary-pass-5f1e9b',
  wrongPassword: 'canary-wrong-77aa01',
  email: 'canary.person.31c7@people.example',
  name: 'Canaria Birdsong',
  script: 'The canary words of this script are heliotrope and quasar.',
  sessionSecret: 'canary-session-secret-0001',
  idToken: 'canary.token.value',
} as const;

test('the log of all user actions contains no password, token, cookie, card, secret, email or script', async () => {
  const fixture = await startFixture({ LOG_LEVEL: 'trace', SESSION_SECRET: canary.sessionSecret });
  const { server } = fixture;
  try {
    const client = fixture.visitor();
    await signIn(client, { email: canary.email, password: canary.password, name: canary.name, register: true });
    await expect(signInOverHttp(server.url, { email: canary.email, password: canary.wrongPassword })).rejects.toThrow();
    const idToken = await signInOverHttp(server.url, { email: canary.email, password: canary.password });
    await client.call(
      'POST',
      '/auth/auth0-sync',
      { auth0User: { email: canary.email } },
      { headers: { authorization: `Bearer ${canary.idToken}` } },
    );
    await fixture.visitor().call('POST', '/api/admin/login', { email: canary.email, password: canary.wrongPassword });

    await buyStarterPack(client);
    const payment = await startPayment(client);
    await payWithCard(client, payment, cards.declined);
    const { video } = await startVideo(client, { script: canary.script, title: 'A canary sings' });
    await readyVideo(client, video.id);
    await requestVideo(client, { script: '' });
    await client.ask('query ($x: String) { videos(search: $x) { edges { cursor } } nothing }', { x: canary.email });
    await client.call('POST', '/api/videos', undefined, {
      raw: { type: 'application/json', body: `{"script": "${canary.script}` },
    });
    const live = openLive(client);
    await live
      .subscribe('subscription { accountUpdates(after: "") { __typename } }')
      .messages.first(() => true, 'an update');
    live.close();
    const cookie = client.cookie().split('=')[1] ?? '';
    await server.stop();

    const log = server.output();
    expect(log).toContain('"path":"/api/videos"');
    // The log contains the one-time link on purpose, and no other secret.
    const planted = {
      ...canary,
      secondToken: idToken,
      cookie,
      card: cards.accepted,
      declinedCard: cards.declined,
      clientSecret: payment.clientSecret,
      testSecret: testPaymentsSecret,
    };
    for (const [what, value] of Object.entries(planted)) {
      expect(value).not.toBe('');
      const line = log.split('\n').find((text) => text.includes(value));
      expect([what, line]).toEqual([what, undefined]);
    }
    for (const line of log.split('\n').filter((text) => text.startsWith('{')))
      expect(() => JSON.parse(line)).not.toThrow();
  } finally {
    await server.remove();
  }
});
