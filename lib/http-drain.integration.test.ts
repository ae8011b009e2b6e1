import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { createDrain } from './http-drain.ts';

/** Never aborted: a stop that does not end by itself hangs the test. */
const patient = new AbortController().signal;
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** By default idle connections are kept for longer than a test takes. */
async function serve(listener: (...call: Parameters<RequestListener>) => unknown, lingerMs = 600_000) {
  const server = createServer({ keepAliveTimeout: 600_000 }, (...call) => void listener(...call));
  const drain = createDrain(server, lingerMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.closeAllConnections());
  return { server, drain, port: (server.address() as AddressInfo).port };
}
/** A client with one connection, which it keeps. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(() => agent.destroy());
  return async (): Promise<IncomingMessage> => {
    const sent = request({ port, agent, host: '127.0.0.1' }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  };
}
const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
async function opened(port: number, server: Server): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  closing.push(() => socket.destroy());
  await once(server, 'connection');
  return socket;
}

test('answers the request in flight, asks its client to leave, and waits for both', async () => {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const { drain, port } = await serve(async (_request, response) => {
    arrived.resolve();
    await release.promise;
    response.end('done');
  });
  const answer = client(port)();
  await arrived.promise;
  let stopped = false;
  const stop = drain(patient).then(() => (stopped = true));
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  release.resolve();
  const response = await answer;
  expect([response.headers.connection, await text(response)]).toEqual(['close', 'done']);
  await stop;
});

test('answers a client whose connection the process had no time to accept', async () => {
  const { drain, port } = await serve((_request, response) => void response.end('done'));
  const sent = new Int32Array(new SharedArrayBuffer(4));
  // In a thread, because this one is busy while it connects.
  const other = new Worker(
    `const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
     const socket = require('node:net').connect(port, '127.0.0.1');
     let answer = '';
     socket.on('data', (data) => (answer += data)).on('error', (error) => (answer = error.code));
     socket.on('close', () => parentPort.postMessage(answer));
     socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
       Atomics.store(sent, 0, 1);
       Atomics.notify(sent, 0);
     });`,
    { eval: true, workerData: { port, sent } },
  );
  const answered = once(other, 'message');
  Atomics.wait(sent, 0, 0);
  const stop = drain(patient);
  const [answer] = (await answered) as [string];
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close/);
  await stop;
});

test('accepts no new connection', async () => {
  const { drain, port } = await serve((_request, response) => void response.end());
  await drain(patient);
  await expect(client(port)()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('answers a request that comes on a kept connection after the stop began', async () => {
  const { server, drain, port } = await serve((_request, response) => void response.end('done'));
  const ask = client(port);
  expect(await text(await ask())).toBe('done');
  const stop = drain(patient);
  const response = await ask();
  expect([response.headers.connection, await text(response)]).toEqual(['close', 'done']);
  await stop;
  expect(await connectionsOf(server)).toBe(0);
});

test('answers a connection whose request was under way when the stop began', async () => {
  const { server, drain, port } = await serve((_request, response) => void response.end('done'));
  const socket = await opened(port, server);
  const stop = drain(patient);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*done/);
  await stop;
});

test('cuts off no long answer that its client is still reading', async () => {
  const size = 32 * 1024 * 1024;
  const { drain, port } = await serve((_request, response) => void response.end(Buffer.alloc(size)), 1);
  const response = await client(port)();
  const stop = drain(patient);
  // Longer than idle connections are kept.
  await new Promise((resolve) => setTimeout(resolve, 100));
  let received = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) received += chunk.length;
  expect(received).toBe(size);
  await stop;
});

test('does not wait for kept connections, nor for one that never sends anything', async () => {
  const { server, drain, port } = await serve((_request, response) => void response.end(), 1);
  await text(await client(port)());
  await opened(port, server);
  await drain(patient);
  expect(await connectionsOf(server)).toBe(0);
});

test('cuts off unanswered requests when it is aborted', async () => {
  const arrived = Promise.withResolvers<void>();
  const { drain, port } = await serve(() => arrived.resolve());
  const answer = client(port)();
  answer.catch(() => undefined);
  await arrived.promise;
  const impatient = new AbortController();
  const stop = drain(impatient.signal);
  impatient.abort();
  await stop;
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('has nothing to do before the server listens', async () => {
  await createDrain(createServer())(patient);
});
