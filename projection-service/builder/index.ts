import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { START } from '../../domain/envelope.ts';
import type { EventStore, KeyRing, LogAddress } from '../../event-store/index.ts';
import type { BuildRequest, InstanceBuilder } from '../runner/types.ts';
import type { Answer, Request, Task } from './messages.ts';

/**
 * Builds read models from the log in separate threads: reads the log once for all read models requested together,
 * writes documents in large portions, and makes the indexes at the end. Meanwhile the main thread keeps answering.
 */
export interface Builder extends InstanceBuilder {
  /** Ends the threads. Instances stay as they are. */
  close(): Promise<void>;
}

export interface BuilderOptions {
  readonly log: LogAddress;
  readonly keyRing: Pick<KeyRing, 'get'>;
  /** Reads the length of the log. */
  readonly eventStore: Pick<EventStore, 'eventsAfter' | 'readAll'>;
  /** The number of events from which starting a thread is worth it, at most 10,000. Default 10,000. */
  readonly fewest?: number;
}

/** How long requests are collected so that one reading of the log serves them all, ms. */
const COLLECT_MS = 20;
const MOST_THREADS = 4;
/**
 * Reading from a server costs as much as building, so one thread reads for all. A file is read as fast as events could
 * be passed between threads.
 */
const threadsFor = {
  sqlite: Math.min(MOST_THREADS, availableParallelism()),
  eventstoredb: 1,
} as const;
/** Several times the memory of a thread's portions: without it, garbage is collected late. */
const HEAP_MEGABYTES = 512;
/** For new objects: more is not faster. */
const YOUNG_MEGABYTES = 64;
const FEWEST = 10_000;

interface Waiting extends Task {
  readonly request: BuildRequest;
  readonly done: PromiseWithResolvers<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly tasks: Map<number, Waiting>;
}

export function createBuilder({ log, keyRing, eventStore, fewest = FEWEST }: BuilderOptions): Builder {
  const threadCount = threadsFor[log.engine];
  const running = new Set<Thread>();
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  const send = ({ worker }: Thread, message: Request): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(message);

  function settle(thread: Thread, id: number, error: string | undefined): void {
    const task = thread.tasks.get(id);
    thread.tasks.delete(id);
    if (error === undefined) task?.done.resolve();
    else task?.done.reject(new Error(error));
  }

  /** The thread is over; its unfinished work is discarded. */
  function lost(thread: Thread, reason: string): void {
    running.delete(thread);
    for (const id of thread.tasks.keys()) settle(thread, id, reason);
    dispatch();
  }

  async function sendKey(thread: Thread, subject: string): Promise<void> {
    try {
      send(thread, { kind: 'key', subject, key: await keyRing.get(subject) });
    } catch (error) {
      send(thread, { kind: 'no key', subject, reason: String(error) });
    }
  }

  function onAnswer(thread: Thread, message: Answer): void {
    switch (message.kind) {
      case 'progress':
        for (const { request } of thread.tasks.values()) request.onProgress(message.position, message.events);
        break;
      case 'done':
        settle(thread, message.task, message.error);
        break;
      case 'key?':
        void sendKey(thread, message.subject);
        break;
      case 'idle':
        // A thread keeps the memory of its largest portion, so it ends with its work.
        void thread.worker.terminate();
        lost(thread, 'The thread ended');
        break;
    }
  }

  function start(tasks: readonly Waiting[]): void {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    worker.unref();
    const thread: Thread = { worker, tasks: new Map(tasks.map((task) => [task.id, task])) };
    running.add(thread);
    worker.on('message', (message: Answer) => onAnswer(thread, message));
    worker.on('error', (error) => lost(thread, error.message));
    send(thread, {
      kind: 'build',
      log,
      tasks: tasks.map(({ id, name, version, file }) => ({ id, name, version, file })),
    });
  }

  /** Shares waiting tasks among the free threads. */
  function dispatch(): void {
    timer = undefined;
    const free = threadCount - running.size;
    if (closed || free <= 0 || waiting.length === 0) return;
    const shares = Array.from({ length: Math.min(free, waiting.length) }, (): Waiting[] => []);
    for (const [n, task] of waiting.entries()) shares[n % shares.length]?.push(task);
    waiting = [];
    for (const share of shares) start(share);
  }

  function cancel(id: number): void {
    const task = waiting.find((candidate) => candidate.id === id);
    waiting = waiting.filter((candidate) => candidate !== task);
    task?.done.reject(new Error('cancelled'));
    for (const thread of running) if (thread.tasks.has(id)) send(thread, { kind: 'cancel', task: id });
  }

  /** Callers that ask while a check is running share its result. */
  let looking: Promise<boolean> | undefined;
  const isLong = (): Promise<boolean> =>
    (looking ??= hasAtLeast(eventStore, fewest).finally(() => {
      looking = undefined;
    }));

  return {
    async build(request) {
      if (!(await isLong())) return false;
      if (closed) throw new Error('The builder is closed');
      request.signal.throwIfAborted();
      const { name, version, file, signal } = request;
      const task = { id: (lastId += 1), name, version, file, request, done: Promise.withResolvers<void>() };
      waiting.push(task);
      timer ??= setTimeout(dispatch, COLLECT_MS);
      const onAbort = (): void => cancel(task.id);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        await task.done.promise;
        return true;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const { done } of waiting) done.reject(new Error('The builder is closed'));
      const threads = [...running];
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
      for (const thread of threads) lost(thread, 'The builder is closed');
    },
  };
}

/** Whether the log has this many events. Reads them if the engine can't count. */
async function hasAtLeast(log: BuilderOptions['eventStore'], events: number): Promise<boolean> {
  const count = await log.eventsAfter(START);
  return (count ?? (await log.readAll({ after: START, limit: events })).events.length) >= events;
}
