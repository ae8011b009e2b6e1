import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts';

let server: Server;
let proxy: FaultProxy;
let client: Socket;
let came: string[];

/** An echo server. */
beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  proxy = await createFaultProxy(typeof address === 'object' && address !== null ? address.port : 0);
  client = await open();
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1');
  came = [];
  socket.setEncoding('utf8').on('data', (text: string) => came.push(text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function arrives(text: string): Promise<void> {
  while (came.join('') !== text) await pause(2);
}

test('delivers data sent during a hang in order once healed', async () => {
  client.write('a');
  await arrives('a');
  proxy.hang();
  client.write('b');
  await pause(50);
  client.write('c');
  await pause(50);
  expect(came).toEqual(['a']);
  proxy.heal();
  await arrives('abc');
});

test('serves a connection opened during a hang once healed', async () => {
  proxy.hang();
  const second = await open();
  second.write('x');
  await pause(50);
  expect(came).toEqual([]);
  proxy.heal();
  await arrives('x');
  second.destroy();
});

test('drops open connections and accepts the next one', async () => {
  proxy.drop();
  await once(client, 'close');
  client = await open();
  client.write('again');
  await arrives('again');
});

test('ends every connection at once while cut', async () => {
  proxy.cut();
  await once(client, 'close');
  const refused = connect(proxy.port, '127.0.0.1');
  refused.on('error', () => undefined);
  await new Promise((resolve) => refused.on('close', resolve));
  proxy.heal();
  client = await open();
  client.write('back');
  await arrives('back');
});

test('delays both directions and keeps the order also when healed', async () => {
  proxy.slow(100);
  const before = performance.now();
  client.write('1');
  await arrives('1');
  expect(performance.now() - before).toBeGreaterThanOrEqual(195);
  client.write('2');
  await pause(20);
  proxy.heal();
  client.write('3');
  await arrives('123');
});
