import { describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { comparePositions, START, type Position } from '../../domain/envelope.ts';
import { signOut } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { openDocumentedSocket, openLive, upgradeStatus } from '../support/live.ts';
import { buyStarterPack } from '../support/payments.ts';
import { buyTwin } from '../support/twins.ts';
import { longScript, readyVideo, startVideo } from '../support/videos.ts';
import { positionOf, setCredits, type Update, updates } from '../support/updates.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();

describe('subscriptions', () => {
  test('deliver changes only to the user they belong to', async () => {
    const [user, other, admin] = [await fixture.user(), await fixture.user(), await fixture.admin()];
    const [mine, theirs] = [openLive(user), openLive(other)];
    const [own, foreign] = [
      mine.subscribe<Update>(updates, { after: await positionOf(user) }),
      theirs.subscribe<Update>(updates, { after: await positionOf(other) }),
    ];
    const documented = await openDocumentedSocket(other);
    await setCredits(admin, user, 8);
    await own.messages.first(({ data }) => data?.accountUpdates.account?.available === 8, 'the new balance');
    const { video } = await startVideo(user, { title: 'Live', script: longScript(1) });
    await own.messages.first(({ data }) => data?.accountUpdates.video?.id === video.id, 'the video');
    await user.call('DELETE', `/api/videos/${video.id}`);
    await own.messages.first(({ data }) => data?.accountUpdates.videoId === video.id, 'the removal');
    // The other user receives their own later change, so no earlier message was merely delayed.
    await setCredits(admin, other, 5);
    await foreign.messages.first(({ data }) => data?.accountUpdates.account?.available === 5, 'their own balance');
    await documented.messages.first(
      ({ type, available }) => type === 'credits_updated' && available === 5,
      'their own balance on /ws',
    );
    expect(foreign.messages.all.map(({ data }) => data?.accountUpdates.__typename)).toEqual(['CreditsChanged']);
    expect(new Set(documented.messages.all.map(({ userId }) => userId))).toEqual(new Set([other.id]));
    expect(JSON.stringify([foreign.messages.all, documented.messages.all])).not.toContain(video.id);
    for (const socket of [mine, theirs, documented]) socket.close();
  });

  test('repeat nothing before the viewer’s position, such as the payment for a twin', async () => {
    const user = await fixture.user();
    await buyTwin(user);
    const live = openLive(user);
    const bought = live.subscribe<Update>(updates, { after: '' });
    const toldAt = async (type: string): Promise<Position> => {
      const { data } = await bought.messages.first(({ data }) => data?.accountUpdates.__typename === type, type);
      return (data?.accountUpdates.position ?? START) as Position;
    };
    const last = [await toldAt('PaymentCompleted'), await toldAt('TwinCreditsChanged')].toSorted(comparePositions)[1];
    // The viewer's position is that of the slowest read model.
    const after = await eventually('every read model to show the purchase', async () => {
      const { viewer } = await user.graphql<{ viewer: { position: Position } }>('{ viewer { position } }');
      return comparePositions(viewer.position, last ?? START) >= 0 && viewer.position;
    });
    const followed = live.subscribe<Update>(updates, { after });
    await setCredits(await fixture.admin(), user, 7);
    await followed.messages.first(({ data }) => data?.accountUpdates.account?.available === 7, 'the new balance');
    expect(followed.messages.all.map(({ data }) => data?.accountUpdates.__typename)).toEqual(['CreditsChanged']);
    live.close();
  });

  test('let an administrator follow any account and a user only their own', async () => {
    const [user, other, admin] = [await fixture.user(), await fixture.user(), await fixture.admin()];
    const live = openLive(admin);
    const followed = live.subscribe<Update>(updates, { userId: user.id, after: await positionOf(user) });
    await setCredits(admin, user, 6);
    await followed.messages.first(
      ({ data }) => data?.accountUpdates.account?.available === 6,
      "the followed account's balance",
    );
    live.close();
    const curious = openLive(other);
    const refused = curious.subscribe<Update>(updates, { userId: user.id });
    await refused.messages.first(({ errors }) => errors?.[0]?.extensions?.code === 'FORBIDDEN', 'the refusal');
    expect(await refused.ended).toBeUndefined();
    curious.close();
  });

  test('reject an operation over the limits without closing the socket or its other operations', async () => {
    const [user, admin] = [await fixture.user(), await fixture.admin()];
    const live = openLive(user);
    const good = live.subscribe<Update>(updates, { after: await positionOf(user) });
    const wide = Array.from({ length: 16 }, (_none, n) => `a${n}: catalog { version }`).join(' ');
    const deep = `{ viewer { account ${'{ lots '.repeat(13)} { id } ${'}'.repeat(13)} } }`;
    const dear = `{ ${Array.from({ length: 10 }, (_none, n) => `p${n}: videos(first: 100) { edges { node { id title script status createdAt duration viewCount phase avatarId propertyAddress } } }`).join(' ')} }`;
    const long = `{ catalog { ${'version '.repeat(2_100)} } }`;
    for (const [what, query] of Object.entries({
      wide: `{ ${wide} }`,
      deep,
      long,
      broken: '{ catalog {',
      unknown: '{ nothing }',
      dear,
    })) {
      const refused = live.subscribe(query);
      const end = await refused.ended;
      expect([what, Array.isArray(end)]).toEqual([what, true]);
      expect(JSON.stringify(end)).toContain('INVALID_INPUT');
    }
    // A mutation over the socket passes the same checks as over HTTP.
    const many = live.subscribe(
      `mutation { ${Array.from({ length: 100 }, (_none, n) => `a${n}: refreshVideo(id: "x") { position }`).join(' ')} }`,
    );
    expect(JSON.stringify(await many.ended)).toContain('aliases');
    await setCredits(admin, user, 4);
    await good.messages.first(({ data }) => data?.accountUpdates.account?.available === 4, 'the good one to go on');
    live.close();
  });

  test('limit the number of operations on one socket', async () => {
    const user = await fixture.user();
    const live = openLive(user);
    const all = Array.from({ length: 60 }, () => live.subscribe<Update>(updates));
    const refused = await Promise.race(all.slice(50).map(({ ended }) => ended));
    expect(refused).toBeInstanceOf(Array);
    live.close();
  });
});

describe('admission of sockets', () => {
  test('refuses the upgrade from a foreign origin, also with a session', async () => {
    const user = await fixture.user();
    for (const path of ['/graphql', '/ws']) {
      for (const origin of [
        'https://evil.example',
        'null',
        `${fixture.server.url}.evil.example`,
        'http://localhost:1',
      ]) {
        expect([path, origin, await upgradeStatus(user, path, { cookie: user.cookie(), origin })]).toEqual([
          path,
          origin,
          403,
        ]);
      }
      expect(await upgradeStatus(user, path, { cookie: user.cookie(), origin: fixture.server.url })).toBe(101);
    }
    expect(await upgradeStatus(user, '/elsewhere', { cookie: user.cookie() })).toBe(404);
  });

  test('delivers nothing without a session', async () => {
    const visitor = fixture.visitor();
    expect(await upgradeStatus(visitor, '/ws', {})).toBe(401);
    const live = openLive(visitor);
    const refused = live.subscribe<Update>(updates);
    expect((await live.closed).code).toBe(4403);
    expect(refused.messages.all).toEqual([]);
  });

  test('closes a socket that sends operations before the handshake', async () => {
    const user = await fixture.user();
    const socket = new WebSocket(`${fixture.server.url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws'], {
      headers: { cookie: user.cookie() },
    });
    socket.on('open', () =>
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ catalog { version } }' } })),
    );
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(4401);
  });

  test("closes /ws with another user's userId with code 4403", async () => {
    const [user, victim] = [await fixture.user(), await fixture.user()];
    const socket = await openDocumentedSocket(user, `?userId=${victim.id}`);
    expect(await socket.closed).toMatchObject({ code: 4403 });
    await buyStarterPack(victim);
    expect(socket.messages.all).toEqual([]);
  });

  test('ignores messages from a client and closes the socket for oversized ones', async () => {
    const user = await fixture.user();
    const socket = await openDocumentedSocket(user);
    socket.socket.send(JSON.stringify({ type: 'payment_completed', userId: user.id, credits: 1_000 }));
    socket.socket.send('not even JSON');
    await buyStarterPack(user);
    await socket.messages.first(({ type }) => type === 'payment_completed', 'the real one');
    expect((await user.call('GET', '/auth/user')).body).toMatchObject({ credits: 13 });
    socket.socket.send('x'.repeat(100_000));
    expect((await socket.closed).code).toBe(1009);
  });

  test('closes sockets when their session ends', async () => {
    const user = await fixture.user();
    const live = openLive(user);
    const subscription = live.subscribe<Update>(updates, { after: '' });
    await subscription.messages.first(() => true, 'the first update');
    const documented = await openDocumentedSocket(user);
    expect((await signOut(user)).status).toBe(302);
    expect((await live.closed).code).toBe(4403);
    expect((await documented.closed).code).toBe(4403);
  });

  test('allows a user twenty sockets', async () => {
    const user = await fixture.user();
    const open = await Promise.all(Array.from({ length: 20 }, () => openDocumentedSocket(user)));
    expect(await upgradeStatus(user, '/ws', { cookie: user.cookie() })).toBe(429);
    for (const socket of open) socket.close();
    await eventually(
      'the server to admit another socket',
      async () => (await upgradeStatus(user, '/ws', { cookie: user.cookie() })) === 101,
    );
  });
});

test('delivers the states of a video in order to every subscriber', async () => {
  const user = await fixture.user();
  const live = openLive(user);
  const followers = Array.from({ length: 5 }, () => live.subscribe<Update>(updates, { after: '' }));
  const { video } = await startVideo(user, { title: 'Watched' });
  await readyVideo(user, video.id);
  const rank = ['PENDING', 'PROCESSING', 'READY'];
  for (const follower of followers) {
    await follower.messages.first(({ data }) => data?.accountUpdates.video?.status === 'READY', 'ready');
    const states = follower.messages.all.flatMap(({ data }) =>
      data?.accountUpdates.video?.id === video.id ? [rank.indexOf(data.accountUpdates.video.status)] : [],
    );
    expect(states).toEqual(states.toSorted((a, b) => a - b));
  }
  live.close();
});
