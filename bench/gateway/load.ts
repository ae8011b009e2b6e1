import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { rateSince } from '../event-store/measure.ts';
import type { Seeded } from './seed.ts';

const mutation = 'mutation Set($input: SetCreditsInput!) { setCredits(input: $input) { position } }';
const subscription =
  'subscription { accountUpdates { __typename ... on CreditsChanged { position account { id available } } } }';

/** Sends one durable command over GraphQL; throws when it is refused. */
function setCredits(agent: Agent, base: string, cookie: string, userId: string, credits: number): Promise<void> {
  const body = Buffer.from(
    JSON.stringify({ query: mutation, variables: { input: { userId, credits, reason: `bench ${credits}` } } }),
  );
  return new Promise((resolve, reject) => {
    const sent = request(
      `${base}/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': body.length, cookie } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          answer.statusCode === 200 && !text.includes('"errors"') ? resolve() : reject(new Error(text)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Durable commands per second over HTTP with a fixed number in flight. */
export async function commandsPerSecond(
  base: string,
  { admin, users }: Seeded,
  count: number,
  inFlight = 64,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  let next = 0;
  const run = async (until: number): Promise<void> => {
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        for (let n = next++; n < until; n = next++)
          await setCredits(agent, base, admin, users[n % users.length]?.id ?? '', n % 2 === 0 ? 20 : 10);
      }),
    );
  };
  await run(Math.ceil(count / 4));
  const from = (next = Math.ceil(count / 4));
  const started = performance.now();
  await run(from + count);
  const rate = rateSince(count, started);
  agent.destroy();
  return rate;
}

/** The value below which a share (0 to 1) of the sorted values is. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export interface LiveUpdates {
  /** From sending a command until its subscriber receives the update, ms, sorted. */
  readonly latencies: readonly number[];
  /** The number of commands sent, including the warm-up. */
  readonly sent: number;
  /** The number of refused commands. */
  readonly refused: number;
}

/** How long to wait for updates that are still missing after the last answer, ms. */
const LAST_UPDATES_MS = 10_000;

/**
 * The server acknowledges connections, but not subscriptions, so this is the time for it to start the last ones, ms.
 */
const SUBSCRIBED_WITHIN_MS = 3_000;

/** Seconds at the start that are not counted, because V8 has not compiled the hot paths yet. */
const WARM_UP_SECONDS = 3;

/**
 * Sends a number of commands per second, for a number of seconds after a warm-up. Throws when an update does not arrive
 * although no command was refused.
 */
export async function liveLatencies(
  base: string,
  { admin, users }: Seeded,
  perSecond: number,
  seconds: number,
): Promise<LiveUpdates> {
  const sentAt = new Map<string, number>();
  const updates: { readonly sent: number; readonly ms: number }[] = [];
  const sockets = await Promise.all(
    users.map((user) =>
      subscribe(base, user.cookie, () => {
        const sent = sentAt.get(user.id);
        if (sent === undefined) return;
        sentAt.delete(user.id);
        updates.push({ sent, ms: performance.now() - sent });
      }),
    ),
  );
  await sleep(SUBSCRIBED_WITHIN_MS);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const total = perSecond * (WARM_UP_SECONDS + seconds);
  const started = performance.now();
  const pending: Promise<void>[] = [];
  let overtaken = 0;
  for (let n = 0; n < total; n += 1) {
    const due = started + (n / perSecond) * 1_000;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const user = users[n % users.length];
    if (!user) continue;
    // One update may show several changes: it counts for the first of them.
    if (sentAt.has(user.id)) overtaken += 1;
    else sentAt.set(user.id, performance.now());
    pending.push(setCredits(agent, base, admin, user.id, Math.floor(n / users.length) % 2 === 0 ? 20 : 10));
  }
  const outcomes = await Promise.allSettled(pending);
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (refusals[0]) console.error(`  refused: ${String(refusals[0].reason).slice(0, 300)}`);
  const until = performance.now() + LAST_UPDATES_MS;
  while (updates.length < total - overtaken - refusals.length && performance.now() < until) await sleep(10);
  for (const socket of sockets) socket.terminate();
  agent.destroy();
  const missing = total - overtaken - refusals.length - updates.length;
  // After a refused command, the next command of its user may change nothing.
  if (missing > 0 && refusals.length === 0) throw new Error(`${missing} of ${total} updates did not arrive`);
  const latencies = updates.filter(({ sent }) => sent >= started + WARM_UP_SECONDS * 1_000).map(({ ms }) => ms);
  return { latencies: latencies.toSorted((a, b) => a - b), sent: total, refused: refusals.length };
}

/** A server admits live sockets only a moment after it is ready. */
const ADMITTED_WITHIN_MS = 10_000;

async function subscribe(base: string, cookie: string, onUpdate: () => void): Promise<WebSocket> {
  for (const until = performance.now() + ADMITTED_WITHIN_MS; ; await sleep(250)) {
    try {
      return await openSubscription(base, cookie, onUpdate);
    } catch (error) {
      if (!String(error).includes('503') || performance.now() > until) throw error;
    }
  }
}

function openSubscription(base: string, cookie: string, onUpdate: () => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie, origin: base },
    });
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString('utf8')) as { type: string };
      if (type === 'next') onUpdate();
      else if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      else if (type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: subscription } }));
        resolve(socket);
      }
    });
  });
}
