import { afterEach, expect, test } from '@jest/globals';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createResolve } from './resolve.ts';

let server: Socket | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A name server on loopback that answers with the given addresses, or never. */
async function nameServer(answers: Readonly<Record<number, readonly number[]>> | 'silent'): Promise<string> {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (question, { port, address }) => {
    if (answers === 'silent') return;
    const end = question.indexOf(0, 12) + 5;
    const type = question.readUInt16BE(end - 4);
    const data = answers[type];
    const reply = Buffer.concat([
      question.subarray(0, end),
      ...(data === undefined ? [] : [Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data])]),
    ]);
    reply.writeUInt16BE(0x8180, 2);
    reply.writeUInt16BE(data === undefined ? 0 : 1, 6);
    reply.writeUInt32BE(0, 8);
    socket.send(reply, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

test('resolves addresses of both families', async () => {
  const resolve = createResolve([
    await nameServer({
      1: [93, 184, 215, 14],
      28: [0x26, 6, 0x28, 0, 2, 0x20, 0, 1, 2, 0x48, 0x18, 0x93, 0x25, 0xc8, 0x19, 0x46],
    }),
  ]);
  expect(await resolve('listing.example', new AbortController().signal)).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
  ]);
});

test('accepts one family and rejects a name without addresses', async () => {
  const resolve = createResolve([await nameServer({ 1: [93, 184, 215, 14] })]);
  expect(await resolve('listing.example', new AbortController().signal)).toHaveLength(1);
  server?.close();
  const none = createResolve([await nameServer({})]);
  await expect(none('listing.example', new AbortController().signal)).rejects.toThrow('has no address');
});

test('stops at once when aborted during a lookup, without blocking a thread', async () => {
  const resolve = createResolve([await nameServer('silent')]);
  const later = new AbortController();
  const unhurried = resolve('slow.example', later.signal).catch(() => undefined);
  const lookups = Array.from({ length: 50 }, () => resolve('slow.example', AbortSignal.timeout(100)));
  const ends = Promise.allSettled(lookups);
  expect(await Promise.race([ends.then(() => 'aborted'), unhurried.then(() => 'ran to its end')])).toBe('aborted');
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true);
  later.abort();
  await unhurried;
});
