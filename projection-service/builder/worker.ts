/** A thread of the builder: reads the log once and builds all its tasks from it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { START, categoryOf, comparePositions, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import {
  compileFilter,
  createDecoder,
  openLogReader,
  type Accepts,
  type KeyRing,
  type LogAddress,
} from '../../event-store/index.ts';
import { projectionRegistry } from '../projections/index.ts';
import type { Projector } from '../projector.ts';
import { openBulk, type Bulk } from '../read-store/sqlite/bulk.ts';
import { createSequence } from '../runner/sequence.ts';
import type { Answer, Request, Task } from './messages.ts';

/**
 * Small enough that most of a page's garbage dies before the collector copies it: twice the size takes a third longer.
 */
const PAGE = 500;
/** The documents that all tasks together keep in memory before they are written: about 64 MB of them. */
const PORTION = 50_000;

const cancelled = new Set<number>();
const keys = new Map<string, PromiseWithResolvers<Awaited<ReturnType<KeyRing['get']>>>>();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const answer = (message: Answer): void => parentPort?.postMessage(message);

/** Asks the main thread, which alone holds the master key. */
const keyRing: Pick<KeyRing, 'get'> = {
  get: (subject) => {
    const asked = keys.get(subject) ?? Promise.withResolvers<Awaited<ReturnType<KeyRing['get']>>>();
    if (!keys.has(subject)) answer({ kind: 'key?', subject });
    keys.set(subject, asked);
    return asked.promise;
  },
};

interface Building {
  readonly task: Task;
  readonly projector: Projector;
  readonly accepts: Accepts;
  readonly bulk: Bulk;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function begin(task: Task): Building | undefined {
  try {
    const projector = projectionRegistry.find(({ name, version }) => name === task.name && version === task.version);
    if (!projector) throw new Error(`There is no projection ${task.name} ${task.version}`);
    const bulk = openBulk(task.file, projector.collections);
    return { task, projector, accepts: compileFilter(projector.filter), bulk };
  } catch (error) {
    answer({ kind: 'done', task: task.id, error: messageOf(error) });
    return undefined;
  }
}

function end({ task, bulk }: Building, error?: string): void {
  bulk.close();
  answer({ kind: 'done', task: task.id, ...(error === undefined ? {} : { error }) });
}

/**
 * Does a part of the work. Returns false when the build is over: canceled, or stopped at something it can't handle.
 */
async function goesOn(building: Building, work: () => Promise<void> | void): Promise<boolean> {
  try {
    if (cancelled.has(building.task.id)) throw new Error('cancelled');
    await work();
    return true;
  } catch (error) {
    end(building, messageOf(error));
    return false;
  }
}

async function eachGoesOn(
  buildings: readonly Building[],
  work: (building: Building) => Promise<void> | void,
): Promise<Building[]> {
  const going: Building[] = [];
  for (const building of buildings) if (await goesOn(building, () => work(building))) going.push(building);
  return going;
}

/** The events of a page, and the categories and types by which the tasks filter them. */
interface Page {
  readonly events: readonly RecordedEvent[];
  readonly kinds: readonly { readonly category: string; readonly type: string }[];
}

/** Every document can be read synchronously here, so unlike the log's follower this does not call `needs` first. */
function take({ projector, accepts, bulk }: Building, { events, kinds }: Page): void {
  for (const [at, event] of events.entries()) {
    const kind = kinds[at];
    if (kind && (!accepts || accepts(kind))) bulk.apply(projector.project(event, bulk.read));
  }
}

async function build(address: LogAddress, tasks: readonly Task[]): Promise<void> {
  let buildings = tasks.map(begin).filter((building) => building !== undefined);
  try {
    const decode = createDecoder({ registry: eventRegistry, keyRing });
    const log = await openLogReader(address);
    try {
      const sequence = createSequence(START, {});
      let count = 0;
      let position: Position = START;
      while (comparePositions(position, log.head) < 0 && buildings.length > 0) {
        const page = await log.readPage(position, PAGE);
        // A key that is destroyed meanwhile must not decrypt the next page.
        keys.clear();
        const decoded = await decode(page.events);
        sequence.check(decoded, position)();
        const kinds = decoded.map(({ stream, type }) => ({ category: categoryOf(stream), type }));
        buildings = await eachGoesOn(buildings, (building) => take(building, { events: decoded, kinds }));
        if (buildings.reduce((held, { bulk }) => held + bulk.held, 0) >= PORTION)
          buildings = await eachGoesOn(buildings, ({ bulk }) => bulk.flush());
        position = page.position;
        count += page.events.length;
        answer({ kind: 'progress', position, events: count });
        // Lets a cancellation arrive.
        await nextTurn();
      }
      await eachGoesOn(buildings, async (building) => {
        await nextTurn();
        building.bulk.finish(position);
        end(building);
      });
      buildings = [];
    } finally {
      await log.close();
    }
  } catch (error) {
    for (const building of buildings) end(building, messageOf(error));
  }
}

parentPort?.on('message', (request: Request) => {
  switch (request.kind) {
    case 'build':
      void build(request.log, request.tasks).finally(() => answer({ kind: 'idle' }));
      break;
    case 'cancel':
      cancelled.add(request.task);
      break;
    case 'key':
      keys.get(request.subject)?.resolve(request.key as Awaited<ReturnType<KeyRing['get']>>);
      break;
    case 'no key':
      keys.get(request.subject)?.reject(new Error(request.reason));
      break;
  }
});
