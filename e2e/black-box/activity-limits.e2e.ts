import { describe, expect, test } from '@jest/globals';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();
const retryAfter = /^[1-9]\d*$/;
const tooOften = 'You have done this too often. Please try again later.';

describe('calls that make mails and events are limited per account', () => {
  test('a deletion that is requested and canceled 700 times sends only a few mails, and others are not affected', async () => {
    const [user, other] = [await fixture.user(), await fixture.user()];
    const request = 'mutation { requestAccountDeletion(input: { confirmation: "DELETE" }) { position } }';
    const cancel = 'mutation { cancelAccountDeletion(input: {}) { position } }';
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 350; round += 1)
      for (const query of [request, cancel]) codes.push((await user.ask(query)).errors?.[0]?.extensions?.code);
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(10);
    const { errors } = await user.ask(request);
    expect(errors?.[0]).toMatchObject({
      message: tooOften,
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
    });
    expect(await other.graphql(request)).toMatchObject({ requestAccountDeletion: { position: expect.any(String) } });
    await other.graphql(cancel);
  });

  test('a REST call says with Retry-After when it works again, and shares the limit with GraphQL', async () => {
    const user = await fixture.user();
    const url = 'https://hooks.example/curbcast';
    for (let call = 0; call < 190; call += 1) await user.call('DELETE', `/api/webhooks/unknown-${call}`);
    for (let call = 0; call < 10; call += 1) await user.ask('mutation { deleteWebhook(id: "unknown") { __typename } }');
    const refused = await user.call('POST', '/api/webhooks', { url, events: ['video.completed'] });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', error: tooOften } });
    expect(refused.headers.get('retry-after')).toMatch(retryAfter);
    // Reading is still possible.
    expect((await user.call('GET', '/api/webhooks')).status).toBe(200);
  });
});
