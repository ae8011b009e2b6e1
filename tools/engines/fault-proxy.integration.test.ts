import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts';

let server: Server;
let proxy: FaultProxy;
let client: Socket;
let came: string[];

/** A server that says back what it is told. */
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

test('what is said while it hangs arrives when it is healed, in order', async () => {
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

test('a connection made while it hangs works when it is healed', async () => {
  proxy.hang();
  const second = await open();
  second.write('x');
  await pause(50);
  expect(came).toEqual([]);
  proxy.heal();
  await arrives('x');
  second.destroy();
});

test('what is dropped ends, and the next connection works', async () => {
  proxy.drop();
  await once(client, 'close');
  client = await open();
  client.write('again');
  await arrives('again');
});

test('while it is cut no connection lasts', async () => {
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

test('slow is late in each direction, and keeps the order also when it is healed', async () => {
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
