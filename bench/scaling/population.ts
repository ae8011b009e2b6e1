import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCommandService, type Caller, type CommandService, type FileStore } from '../../command-service/index.ts';
import {
  createGuardedFetch,
  createListingSource,
  createTemplateWriter,
  openStripePayments,
  openTestPayments,
} from '../../command-service/providers/index.ts';
import { payWith, secretCall } from '../../command-service/providers/payments/embedded/testing/harness.ts';
import { day } from '../../domain/catalog.ts';
import { comparePositions } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openSqliteEventStore, openSqliteKeyRing, withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryIdentityDirectory } from '../../event-store/testing/index.ts';
import { openSqliteReadStore, projectionRegistry, startProjections } from '../../projection-service/index.ts';
import type { Activity } from './activities.ts';
import { createReplayedRenderer, order, type FilmTrace } from './film.ts';

/** How often each thing happens; at most once a user or a film where it belongs to one. */
export type Population = Readonly<Record<Activity, number>>;

export interface Lived {
  readonly logFolder: string;
  readonly modelsFolder: string;
  readonly keysFolder: string;
  /** Files that are still kept. */
  readonly files: number;
}

const atOnce = 64;
const visa = '4242424242424242';

/** A file store that only counts: what a film weighs is known from the trace. */
function createCountedFiles(): FileStore & { count(): number } {
  const keys = new Set<string>();
  const put = async (key: string, contentType: string) => {
    keys.add(key);
    return { key, bytes: 0, sha256: '', contentType };
  };
  return {
    putStream: (key, source, contentType) => {
      source.destroy();
      return put(key, contentType);
    },
    putBytes: (key, _bytes, contentType) => put(key, contentType),
    stat: async () => undefined,
    open: async () => undefined,
    removeAll: async (prefix) => {
      for (const key of keys) if (key.startsWith(prefix)) keys.delete(key);
    },
    count: () => keys.size,
  };
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
    }),
  );
}

/** Until every process has done all that the log asks of it. */
async function settled(log: EventStore, commands: CommandService): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const head = await log.head();
    const processes = commands.processes();
    const failing = processes.find(({ error }) => error !== undefined);
    if (failing) throw new Error(`${failing.name}: ${failing.error}`);
    quiet = processes.every(({ position, inFlight }) => inFlight === 0 && comparePositions(position, head) >= 0)
      ? quiet + 1
      : 0;
    await sleep(10);
  }
}

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nobody is there to do it');
  return item;
};
const callerOf = (id: string): Caller => ({
  actor: { kind: 'user', id },
  correlationId: randomUUID(),
  idempotencyKey: randomUUID(),
});

/**
 * Lives a month of so many users in the folder, through the real command side, processes and projections on the
 * embedded engines. Only three things are not the product's own: the clock, the renderer (which repeats a film that was
 * rendered before) and the files (which are counted). All is closed when it resolves.
 */
export async function live(folder: string, population: Population, trace: FilmTrace): Promise<Lived> {
  const folders = {
    logFolder: join(folder, 'log'),
    modelsFolder: join(folder, 'models'),
    keysFolder: join(folder, 'keys'),
  };
  const log = await openSqliteEventStore({ folder: folders.logFolder });
  const keyRing = await openSqliteKeyRing({ folder: folders.keysFolder });
  const eventStore = withCodec(log, { registry: eventRegistry, keyRing });
  const readStore = await openSqliteReadStore({ folder: folders.modelsFolder });
  const projections = await startProjections({ eventStore, readStore, projectors: projectionRegistry });
  const files = createCountedFiles();
  const failing = new Set<string>();
  let ahead = 0;
  let mayLapse = 0;
  let commands: CommandService | undefined;
  const testPayments = openTestPayments({
    folder: join(folder, 'payments'),
    deliver: async (body, signature) => {
      const { paymentId, id } = payments.parseWebhook(body, signature);
      if (paymentId !== undefined)
        await commands?.syncPayment(paymentId, 'provider', {
          actor: { kind: 'provider', id: payments.name },
          correlationId: `webhook-${id}`,
        });
      return { status: 200 };
    },
  });
  const payments = openStripePayments(testPayments.connection);
  const start = (): CommandService =>
    startCommandService({
      eventStore,
      registry: eventRegistry,
      identities: createMemoryIdentityDirectory(),
      scripts: createTemplateWriter(createListingSource(createGuardedFetch({ allow: [] }))),
      files,
      payments,
      video: createReplayedRenderer(trace, ({ jobId }) => failing.has(jobId)),
      media: { fetchImage: () => Promise.reject(new Error('No pictures here')) },
      now: () => Date.now() + ahead,
      renderTimeout: 90 * 60_000,
      bundleValidity: null,
      expiryDue: async (now) => {
        const rows = await projections
          .reader('credits')
          .query('accounts', { index: 'byExpiry', equal: { expires: true }, limit: 1_000 });
        const due = rows.filter(({ doc }) => Number(doc.nextExpiry) <= now).map(({ id }) => id);
        return due.slice(0, mayLapse);
      },
      // `settled` looks at what the processes say of themselves.
      onError: () => undefined,
    });

  const side = (commands = start());
  const users: string[] = [];
  await inParallel(times(population.account), async (_, n) => {
    const email = `agent.${randomUUID().slice(0, 8)}@brokerage.example`;
    const identity = {
      issuer: 'https://id.curbcast.example',
      subject: randomUUID(),
      email,
      emailVerified: true,
      firstName: 'Alexandra',
      lastName: `Whitfield ${n}`,
      displayName: `Alexandra Whitfield ${n}`,
      pictureUrl: null,
    };
    users.push((await side.signIn(identity, randomUUID())).userId);
  });
  await settled(log, side);

  const bought: string[] = [];
  await inParallel(times(population.purchase), async (_, n) => {
    const userId = at(users, n);
    const { paymentId, clientSecret } = await side.startPayment(
      userId,
      'agent@brokerage.example',
      { bundleId: 'starter-pack' },
      callerOf(userId),
    );
    await payWith(testPayments, { providerPaymentId: paymentId, clientSecret }, visa);
    await side.confirmPayment(userId, paymentId, callerOf(userId));
    bought.push(paymentId);
  });
  await testPayments.delivered();
  await settled(log, side);

  const films: { readonly userId: string; readonly videoId: string }[] = [];
  const ask = async (userId: string, fails: boolean): Promise<void> => {
    const caller = callerOf(userId);
    const { videoId } = await side.startVideo(userId, order, caller);
    if (fails) failing.add(`${videoId}-1`);
    films.push({ userId, videoId });
  };
  await inParallel(times(population.film), (_, n) => ask(at(users, n), n < population.failure));
  await settled(log, side);
  await inParallel(
    films.filter(({ videoId }) => failing.has(`${videoId}-1`)),
    async ({ userId, videoId }) => void (await side.refreshVideo(userId, videoId, callerOf(userId))),
  );
  await settled(log, side);
  await inParallel(
    films.slice(0, population.deletion),
    async ({ userId, videoId }) => void (await side.deleteVideo(userId, videoId, callerOf(userId))),
  );
  await inParallel(
    bought.slice(0, population.refund),
    async (paymentId) => void (await secretCall(testPayments, '/v1/refunds', { payment_intent: paymentId })),
  );
  await testPayments.delivered();
  await settled(log, side);

  if (population.lapse > 0) {
    await side.stop();
    await projections.waitFor(
      projectionRegistry.map(({ name }) => name),
      await log.head(),
      60_000,
    );
    const before = await log.head();
    ahead = 31 * day;
    mayLapse = population.lapse;
    // A start sweeps at once.
    commands = start();
    while (((await log.eventsAfter(before)) ?? 0) < population.lapse) await sleep(20);
    await settled(log, commands);
  }
  await projections.waitFor(
    projectionRegistry.map(({ name }) => name),
    await log.head(),
    60_000,
  );
  await commands.stop();
  await testPayments.close();
  await projections.stop();
  await readStore.close();
  await eventStore.close();
  await keyRing.close();
  return { ...folders, files: files.count() };
}
