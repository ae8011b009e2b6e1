import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();

interface Listed {
  readonly tableExports: readonly {
    readonly type: string;
    readonly format: string;
    readonly status: string;
    readonly rows: number | null;
    readonly endedAt: string | null;
  }[];
}
const list = async (user: TestUser) =>
  (await user.graphql<Listed>('{ tableExports { type format status rows endedAt } }')).tableExports;

/** Requests an export and disconnects before the response. */
async function abandon(user: TestUser, path: string): Promise<void> {
  const { hostname, port, host } = new URL(user.server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${user.cookie()}\r\n\r\n`;
  await new Promise<void>((sent) => socket.write(request, () => sent()));
  socket.resetAndDestroy();
}

test('exports are listed for their owner, with how they ended', async () => {
  const [user, other] = [await fixture.user(), await fixture.user()];
  expect(await list(user)).toEqual([]);
  await user.call('GET', '/api/export/videos?format=csv');
  const [finished] = await eventually('the end on record', async () => {
    const all = await list(user);
    return all[0]?.endedAt !== null && all;
  });
  expect(finished).toMatchObject({ type: 'videos', format: 'csv', status: 'FINISHED', rows: 0 });
  expect(await list(other)).toEqual([]);
});

test('records an export that its owner cancels as canceled', async () => {
  const user = await fixture.user();
  // Such a small response may be sent before the server notices the disconnect. Then the export was finished, and the
  // next one is canceled.
  const cancelled = await eventually('a cancelled export', async () => {
    await abandon(user, '/api/export/analytics?format=json');
    const all = await eventually('its end', async () => {
      const latest = await list(user);
      return latest.length > 0 && latest.every(({ endedAt }) => endedAt !== null) && latest;
    });
    return all.find(({ status }) => status === 'CANCELLED');
  });
  expect(cancelled).toMatchObject({ type: 'analytics', format: 'json' });
});
