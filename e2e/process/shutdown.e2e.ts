import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { openDocumentedSocket, openLive } from '../support/live.ts';
import { readyVideo, removeVideos, requestVideo, startVideo, videoOf } from '../support/videos.ts';
import { creditsOf, startFixture, sound, verificationOf, type Fixture } from '../support/fixture.ts';

let fixture: Fixture | undefined;
afterEach(async () => {
  await fixture?.server.remove();
});

/** The network error code of a failed fetch. Its errors come from outside Jest's realm, so instanceof does not work. */
function networkCode(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code ?? String(error);
}

describe('graceful shutdown on SIGTERM', () => {
  test('under load: keeps answered commands, completes accepted requests, closes sockets, exits with 0', async () => {
    fixture = await startFixture();
    const { server } = fixture;
    const [admin, ...users] = [await fixture.admin(), await fixture.user(), await fixture.user(), await fixture.user()];
    const [watcher] = users;
    if (!watcher) throw new Error('There are users');
    const documented = await openDocumentedSocket(watcher);
    const live = openLive(watcher);
    const subscription = live.subscribe('subscription { accountUpdates(after: "") { __typename } }');
    await subscription.messages.first(() => true, 'the first update');

    /** Sets credits repeatedly until the server refuses the connection; returns the last acknowledged number. */
    const answered = new Map<string, number>();
    const drive = async (id: string): Promise<{ last: number; failures: unknown[] }> => {
      const failures: unknown[] = [];
      for (let credits = 1; ; credits += 1) {
        try {
          const { status, body } = await admin.call('PUT', `/api/admin/users/${id}/credits`, {
            credits,
            reason: 'load',
          });
          if (status === 200) answered.set(id, credits);
          else failures.push([status, body]);
        } catch (error) {
          // Only a connection that was never accepted may fail: an accepted request is answered.
          if (!['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(networkCode(error)))
            failures.push(networkCode(error));
          return { last: credits - 1, failures };
        }
      }
    };
    const load = Promise.all(users.map(({ id }) => drive(id)));
    await eventually('some answers for each user', () => users.every(({ id }) => (answered.get(id) ?? 0) >= 5));
    const exit = await server.stop();
    const driven = await load;
    expect(exit).toEqual({ code: 0, signal: null });
    expect((await documented.closed).code).toBe(1001);
    expect([1001, 1005]).toContain((await live.closed).code);
    expect(driven.flatMap(({ failures }) => failures)).toEqual([]);
    for (const { last } of driven) expect(last).toBeGreaterThan(0);

    await server.start();
    for (const [index, user] of users.entries()) {
      const last = driven[index]?.last ?? 0;
      // The request in flight at the end may or may not have taken effect; every acknowledged one has.
      expect([last, last + 1]).toContain((await creditsOf(user)).available);
      expect(await verificationOf(admin, user.id)).toEqual(sound);
    }
  });

  test('in the middle of a render: stops quickly, and the next start resumes the render without a warning', async () => {
    fixture = await startFixture();
    const user = await fixture.user();
    const { video } = await startVideo(user);
    expect(await fixture.server.stop()).toEqual({ code: 0, signal: null });
    await fixture.server.start();
    await readyVideo(user, video.id);
    await eventually('the account to show the video', async () =>
      isDeepStrictEqual(await creditsOf(user), { available: 2.5, held: 0, debt: 0 }),
    );
    // Levels from 40 on are warnings and errors: neither a first start nor a later one logs any.
    const alarms = fixture.server.output().match(/^\{"level":[456]0,.*$/gmu);
    expect(alarms).toBeNull();
  });

  test('an idle server with open keep-alive connections stops at once', async () => {
    fixture = await startFixture();
    const client = createClient(fixture.server);
    for (let n = 0; n < 5; n += 1) await client.call('GET', '/healthz');
    expect(await fixture.server.stop()).toEqual({ code: 0, signal: null });
  });

  test('during a request that never ends: waits for it, and a second SIGTERM stops at once', async () => {
    fixture = await startFixture();
    const { server } = fixture;
    const { hostname, port } = new URL(server.url);
    const slow = connect(Number(port), hostname);
    await once(slow, 'connect');
    slow.on('error', () => undefined);
    slow.write(
      `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    // Waits until the server has received the beginning of the request.
    await eventually(
      'the server to answer another client',
      async () => (await createClient(server).call('GET', '/healthz')).status === 200,
    );
    const stopping = server.stop();
    await eventually('the server to accept no more connections', () =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        (error: unknown) => networkCode(error) === 'ECONNREFUSED',
      ),
    );
    // A server that does not wait has ended by now, or ends soon, with code 0.
    await pause(500);
    const [first, second] = await Promise.all([stopping, server.stop()]);
    expect([first, second]).toEqual([
      { code: 1, signal: null },
      { code: 1, signal: null },
    ]);
    slow.destroy();
  });
});

test("after a kill in the middle of a render, the renderer's processes end and the video is made once", async () => {
  fixture = await startFixture();
  const user = await fixture.user();
  const { video } = await startVideo(user);
  const other = await requestVideo(user, { title: 'Deleted before the kill' });
  await user.call('DELETE', `/api/videos/${other.body.video.id}`);
  const { server } = fixture;
  await eventually('the renderer to start', () => server.processes().length > 1);
  await server.kill();
  await eventually('the renderer to end', () => server.processes().length === 0);
  await server.start();
  expect(await videoOf(user, other.body.video.id)).toBeUndefined();
  expect((await readyVideo(user, video.id)).creditsUsed).toBe(0.5);
  await eventually('the account to show the video', async () =>
    isDeepStrictEqual(await creditsOf(user), { available: 2.5, held: 0, debt: 0 }),
  );
  await removeVideos(user);
});
