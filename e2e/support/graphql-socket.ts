import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestUser } from './fixture.ts';

/** Opens a GraphQL socket of this user after the protocol's handshake; the test writes its messages itself. */
export async function openGraphqlSocket(serverUrl: string, user: TestUser): Promise<WebSocket> {
  const socket = new WebSocket(`${serverUrl.replace('http', 'ws')}/graphql`, ['graphql-transport-ws'], {
    headers: { cookie: user.cookie() },
  });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}
