import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { LogUnavailable } from '../../event-store/index.ts';
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import type { RemoteCommands } from './calls.ts';
import { startInternalServer } from './internal-server.ts';
import { createRemoteCommands } from './remote-commands.ts';
import { plainOrder } from '../../domain/videos/index.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const secret = 'known to both sides';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const caller = { actor: { kind: 'user', id: 'u1' }, correlationId: 'c1' } as const;
/** The calls that arrived, with their arguments. */
const received: unknown[][] = [];
type Videos = RemoteCommands['videos'];
const commandsWith = (videos: Partial<Videos>): RemoteCommands =>
  ({
    videos,
    payments: { startPayment: async (...args: unknown[]) => void received.push(['startPayment', ...args]) },
    users: {},
    credits: {},
  }) as object as RemoteCommands;
async function open(
  commands: RemoteCommands,
  knows = secret,
  telemetry: Pick<Telemetry, 'span'> = noTelemetry,
): Promise<URL> {
  const server = await startInternalServer({
    host: '127.0.0.1',
    port: 0,
    secret: knows,
    commands,
    telemetry,
    problem: async () => undefined,
    metrics: async () => 'up 1\n',
    onError: () => undefined,
  });
  closing.push(() => server.close(AbortSignal.timeout(100)));
  return new URL(`http://127.0.0.1:${server.port}`);
}
const refreshed: Partial<Videos> = {
  refreshVideo: async (...args) => {
    received.push(['refreshVideo', ...args]);
    return START;
  },
};

test('a remote command carries its arguments and a retry key, and returns its result', async () => {
  const address = await open(commandsWith(refreshed));
  received.length = 0;
  expect(await createRemoteCommands({ addresses: [address], secret }).videos.refreshVideo('u1', 'v1', caller)).toBe(
    START,
  );
  expect(received).toEqual([
    ['refreshVideo', 'u1', 'v1', { ...caller, retryKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
  ]);
});

test('a remote command keeps omitted arguments omitted and a given idempotency key', async () => {
  const address = await open(commandsWith({}));
  received.length = 0;
  await createRemoteCommands({ addresses: [address], secret }).payments.startPayment(
    'u1',
    undefined,
    { expectedTotalCents: 100 },
    { ...caller, idempotencyKey: 'k' },
  );
  expect(received).toEqual([
    [
      'startPayment',
      'u1',
      undefined,
      { expectedTotalCents: 100 },
      { ...caller, idempotencyKey: 'k', retryKey: expect.any(String) },
    ],
  ]);
});

test('a remote command is part of the trace of its sender', async () => {
  const spans: (readonly [name: string, kind: string | undefined, traceparent: unknown])[] = [];
  const recording: Pick<Telemetry, 'span' | 'traceHeaders'> = {
    span: (name, { kind, headers }, work) => {
      spans.push([name, kind, headers?.['traceparent']]);
      return work();
    },
    traceHeaders: () => ({ traceparent }),
  };
  const address = await open(commandsWith(refreshed), secret, recording);
  const remote = createRemoteCommands({ addresses: [address], secret, telemetry: recording });
  await remote.videos.refreshVideo('u1', 'v1', caller);
  expect(spans).toEqual([
    ['POST /internal/commands/{command}', 'client', undefined],
    ['POST /internal/commands/{command}', 'server', traceparent],
  ]);
});

test('a refusal is the same refusal in the calling process', async () => {
  const refuse = async (): Promise<never> => {
    throw new Refusal('INSUFFICIENT_CREDITS', 'Not enough credits', { needed: 3 });
  };
  const address = await open(commandsWith({ startVideo: refuse }));
  const order = {
    ...plainOrder,
    script: 'Hello',
    avatarId: 'clara',
  };
  await expect(
    createRemoteCommands({ addresses: [address], secret }).videos.startVideo('u1', order, caller),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS', message: 'Not enough credits', details: { needed: 3 } });
});

test('a refusal of a newer command side keeps its code, with a general sentence', async () => {
  const refuse = async (): Promise<never> => {
    const refusal = new Refusal('NOT_ALLOWED_NOW', 'newer');
    throw Object.assign(refusal, { sentence: { code: 'OF_NEXT_RELEASE', values: {} } });
  };
  const address = await open(commandsWith({ refreshVideo: refuse }));
  await expect(
    createRemoteCommands({ addresses: [address], secret }).videos.refreshVideo('u1', 'v1', caller),
  ).rejects.toMatchObject({
    code: 'NOT_ALLOWED_NOW',
    message: 'The details cannot be shown right now. Please reload the page.',
  });
});

test('fails fast while the log is unavailable, without trying other processes', async () => {
  let tries = 0;
  const address = await open(
    commandsWith({
      refreshVideo: async () => {
        tries += 1;
        throw new LogUnavailable('no answer');
      },
    }),
  );
  await expect(
    createRemoteCommands({ addresses: [address], secret }).videos.refreshVideo('u1', 'v1', caller),
  ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(tries).toBe(1);
});

test('health, readiness and metrics need no secret', async () => {
  const address = await open(commandsWith({}));
  for (const [path, body] of [
    ['/healthz', '{"status":"ok"}'],
    ['/readyz', '{"ready":true}'],
    ['/metrics', 'up 1\n'],
  ] as const) {
    const answer = await fetch(new URL(path, address));
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, body]);
  }
});

test('names processes that need attention, and stays ready', async () => {
  const process = { process: 'holds', failures: 2 };
  const server = await startInternalServer({
    host: '127.0.0.1',
    port: 0,
    secret,
    problem: async () => undefined,
    degraded: async () => [process],
    metrics: async () => '',
    onError: () => undefined,
  });
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { ready: true, degraded: [process] }]);
  await server.close(AbortSignal.timeout(100));
});

test('answers the commands in flight before it says that it has stopped', async () => {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const server = await startInternalServer({
    host: '127.0.0.1',
    port: 0,
    secret,
    commands: commandsWith({
      refreshVideo: async () => {
        arrived.resolve();
        await release.promise;
        return START;
      },
    }),
    problem: async () => undefined,
    metrics: async () => '',
    onError: () => undefined,
  });
  const addresses = [new URL(`http://127.0.0.1:${server.port}`)];
  const answer = createRemoteCommands({ addresses, secret }).videos.refreshVideo('u1', 'v1', caller);
  await arrived.promise;
  let stopped = false;
  const stop = server.close(new AbortController().signal).then(() => (stopped = true));
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  release.resolve();
  expect(await answer).toBe(START);
  await stop;
});

test('fails at once with 401 for a wrong secret, without running the command', async () => {
  const address = await open(commandsWith(refreshed), 'quite another secret');
  received.length = 0;
  await expect(
    createRemoteCommands({ addresses: [address], secret }).videos.refreshVideo('u1', 'v1', caller),
  ).rejects.toThrow('401');
  expect(received).toEqual([]);
});

test('refuses unknown commands with 404 and malformed calls with 400', async () => {
  const address = await open(commandsWith(refreshed));
  const post = async (path: string, body: string) =>
    (await fetch(new URL(path, address), { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body }))
      .status;
  for (const path of ['stop', 'videos', 'videos/stop', 'videos/toString', 'toString/call', 'videos/refreshVideo/'])
    expect([path, await post(`/internal/commands/${path}`, '[]')]).toEqual([path, 404]);
  expect(await post('/internal/commands/videos/refreshVideo', '{')).toBe(400);
  expect(await post('/internal/commands/videos/refreshVideo', `["${'x'.repeat(300_000)}"]`)).toBe(400);
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  expect((await fetch(new URL('/readyz', address))).status).toBe(200);
});

test('skips a process that is down or hangs', async () => {
  const still = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(still, 'listening');
  closing.push(() => {
    still.closeAllConnections();
    still.close();
  });
  const addresses = [
    new URL('http://127.0.0.1:1'),
    new URL(`http://127.0.0.1:${(still.address() as AddressInfo).port}`),
    await open(commandsWith(refreshed)),
  ];
  const commands = createRemoteCommands({ addresses, secret, firstTryMs: 100 });
  for (let call = 0; call < 6; call += 1) expect(await commands.videos.refreshVideo('u1', 'v1', caller)).toBe(START);
});

test('fails with UNAVAILABLE when no process answers before the deadline', async () => {
  const commands = createRemoteCommands({ addresses: [new URL('http://127.0.0.1:1')], secret, deadlineMs: 200 });
  await expect(commands.videos.refreshVideo('u1', 'v1', caller)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
