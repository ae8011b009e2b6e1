import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { footagePath } from '../../command-service/providers/twins/testing/footage.ts';
import { openDocumentedSocket, openLive } from '../support/live.ts';
import { buyTwin, twinCreditsOf } from '../support/twins.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();

const avatarUpdates = /* GraphQL */ `
  subscription {
    accountUpdates(after: "") {
      __typename
      ... on AvatarChanged {
        avatarId
        avatar {
          name
          status
          progress
        }
      }
    }
  }
`;
interface AvatarUpdate {
  readonly accountUpdates: {
    readonly __typename: string;
    readonly avatarId?: string;
    readonly avatar?: { readonly name: string; readonly status: string; readonly progress: number } | null;
  };
}

test('the making of a Digital Twin comes live to its owner, over /ws and GraphQL, and to nobody else', async () => {
  const [ann, other] = [await fixture.user('Ann Live'), await fixture.user('Otto Other')];
  await buyTwin(ann);
  const live = openLive(ann);
  const updates = live.subscribe<AvatarUpdate>(avatarUpdates);
  const [mine, theirs] = [await openDocumentedSocket(ann), await openDocumentedSocket(other)];
  const form = new FormData();
  form.append('name', 'Ann');
  form.append('consentAccepted', 'true');
  form.append('video', new File([new Uint8Array(await readFile(footagePath))], 'ann.mp4', { type: 'video/mp4' }));
  const encoded = new Response(form);
  const { status, body } = await ann.call<{ avatar: { id: string; status: string } }>(
    'POST',
    '/api/avatars',
    undefined,
    {
      headers: { origin: new URL(ann.server.url).origin },
      raw: { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) },
    },
  );
  expect([status, body.avatar.status]).toEqual([201, 'processing']);
  const { id } = body.avatar;

  await mine.messages.first(({ type, status: now }) => type === 'avatar_status_update' && now === 'ready', 'ready');
  const told = mine.messages.all.filter(({ type }) => type === 'avatar_status_update');
  expect(told[0]).toEqual({
    type: 'avatar_status_update',
    avatarId: id,
    userId: ann.id,
    position: expect.any(String),
    cursor: expect.any(String),
    status: 'processing',
    progress: 0,
  });
  const progress = told.map((message) => Number(message['progress']));
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(told.at(-1)).toMatchObject({ avatarId: id, status: 'ready', progress: 100 });
  await updates.messages.first(({ data }) => data?.accountUpdates.avatar?.status === 'ready', 'the ready twin');

  expect((await ann.call('DELETE', `/api/avatars/${id}`)).body).toEqual({ success: true, id });
  await mine.messages.first(({ status: now }) => now === 'deleted', 'the removal');
  const removed = await updates.messages.first(
    ({ data }) => data?.accountUpdates.avatarId === id && data.accountUpdates.avatar === null,
    'the removal',
  );
  expect(removed.data?.accountUpdates).toEqual({ __typename: 'AvatarChanged', avatarId: id, avatar: null });
  expect(await twinCreditsOf(ann)).toBe(0);
  expect(theirs.messages.all.filter(({ type }) => type === 'avatar_status_update')).toEqual([]);
  for (const socket of [live, mine, theirs]) socket.close();
});
