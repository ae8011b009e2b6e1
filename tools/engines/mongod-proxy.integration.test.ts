import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BSON, type Document } from 'mongodb';
import { createMongodProxy, type MongodProxy } from './mongod-proxy.ts';

let server: Server;
let proxy: MongodProxy;
let client: Socket;

/** An echo server. */
beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  proxy = await createMongodProxy({ target: typeof address === 'object' && address !== null ? address.port : 0 });
  client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => undefined);
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  server.close();
});

/** Encodes a wire protocol message: the command, with its writes as a document sequence. */
function messageOf(command: Document, updates: readonly Document[] = [], flags = 0): Buffer {
  const documents = Buffer.concat(updates.map((update) => BSON.serialize(update)));
  const sequence = Buffer.concat([Buffer.alloc(5), Buffer.from('updates\0'), documents]);
  sequence.writeUInt8(1, 0);
  sequence.writeInt32LE(sequence.length - 1, 1);
  const head = Buffer.alloc(21);
  const message = Buffer.concat([head, BSON.serialize(command), ...(updates.length > 0 ? [sequence] : [])]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(7, 4);
  message.writeInt32LE(2013, 12);
  message.writeUInt32LE(flags, 16);
  return message;
}

async function next(bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  while (Buffer.concat(parts).length < bytes) parts.push(((await once(client, 'data')) as [Buffer])[0]);
  return Buffer.concat(parts);
}

test('passes on commands that mongod would run, also in fragments', async () => {
  const message = messageOf({ find: 't', filter: { text: 'x'.repeat(5_000) } });
  client.write(message.subarray(0, 3));
  client.write(message.subarray(3, 900));
  client.write(message.subarray(900));
  expect(await next(message.length)).toEqual(message);
});

test('refuses commands that mongod refuses, also in a document sequence, and keeps the connection', async () => {
  client.write(
    messageOf({ update: 't' }, [
      { q: { _id: 1 }, u: {} },
      { q: { $expr: true }, u: {}, upsert: true },
    ]),
  );
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.readInt32LE(8)).toBe(7);
  expect(BSON.deserialize(answer.subarray(21))).toMatchObject({ ok: 0, code: 224, codeName: 'QueryFeatureNotAllowed' });
  const message = messageOf({ update: 't' }, [{ q: { _id: 1 }, u: {} }]);
  client.write(message);
  expect(await next(message.length)).toEqual(message);
});

test('closes the connection of a refused command that expects no answer', async () => {
  client.write(messageOf({ update: 't' }, [{ q: { $expr: true }, u: {}, upsert: true }], 2));
  await once(client, 'close');
});

test('closes the connection of a message over 48,000,000 bytes', async () => {
  const head = messageOf({ find: 't' });
  head.writeInt32LE(48_000_001, 0);
  client.write(head);
  await once(client, 'close');
});
