import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../domain/envelope.ts';
import { categoryOf, comparePositions } from '../domain/envelope.ts';
import { backoffDelay, pause, type Backoff } from '../lib/backoff.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { LogPage, SubscribeOptions } from './port.ts';
import { LogUnavailable } from './port.ts';
import { checkLimit, compileFilter, type Accepts } from './read-options.ts';

/** The log, for its followers. */
export interface FollowedLog {
  /** Emits when the log has grown or was closed, and when events may be missing in memory. */
  readonly changed: Emitter<[]>;
  readonly closed: AbortSignal;
  /** The last known event. */
  last(): Position;
  /** The newest events, from memory; undefined when some of those after the position are not there. */
  recent(after: Position, accepts: Accepts, limit: number): LogPage | undefined;
  /** A page of the log. It may hold events that are not accepted: they are left out when it is handed out. */
  read(after: Position, accepts: Accepts, limit: number): LogPage | Promise<LogPage>;
  /** Throws for an event that can't be handed out. */
  check?(event: RecordedEvent): void;
  /** How LogUnavailable is retried; absent: the followers get it. */
  readonly retry?: { readonly delay: Backoff; readonly onDrop: (reason: Error, retryInMs: number) => void };
}

export interface PassSize {
  /** The events of a page. */
  readonly page: number;
  /** The pages that a pass keeps: a follower that is further behind leaves it. */
  readonly kept: number;
}

const SIZE: PassSize = { page: 1_000, kept: 8 };

interface Follower {
  /** Followers whose filters have the same name want the same events. */
  readonly filter: string;
  readonly accepts: Accepts;
  pass: Pass | undefined;
}

interface ReadPage extends LogPage {
  readonly from: Position;
  /** The fields that filters look at, for each event. */
  readonly kinds: readonly { readonly category: string; readonly type: string }[];
}

/** One reading of the log for many followers. */
interface Pass {
  readonly filters: ReadonlySet<string>;
  readonly accepts: Accepts;
  readonly followers: Set<Follower>;
  /** The pages that were read last, in order. */
  readonly pages: ReadPage[];
  /** Where the next page begins. */
  position: Position;
  reading: Promise<boolean> | undefined;
}

/**
 * Lets all followers of a log share one reading of it: each gets what `EventStore.subscribe` promises.
 *
 * Followers who are behind and ask at the same time share a pass. It begins at the lowest of their positions, and goes
 * on when the first of them asks for more, so it waits for nobody: a follower that falls behind by more than the pages
 * it keeps, or that begins further on, gets another pass. At the end of the log followers get live events from memory.
 *
 * A follower's position is always its own, wherever its pages come from, so it neither loses nor repeats an event.
 */
export function createPasses(
  log: FollowedLog,
  size = SIZE,
): (options: SubscribeOptions) => AsyncGenerator<LogPage, void, void> {
  const passes = new Set<Pass>();
  /** The next pass, while followers may still join it. */
  let next: { readonly pass: Promise<Pass>; readonly asked: { follower: Follower; position: Position }[] } | undefined;

  function join(follower: Follower, pass: Pass | undefined): void {
    const { pass: left } = follower;
    if (left === pass) return;
    left?.followers.delete(follower);
    if (left?.followers.size === 0) passes.delete(left);
    follower.pass = pass;
    pass?.followers.add(follower);
  }

  async function joinNext(follower: Follower, position: Position): Promise<Pass> {
    next ??= { asked: [], pass: yieldToEventLoop().then(begin) };
    next.asked.push({ follower, position });
    return next.pass;
  }

  function begin(): Pass {
    const asked = next?.asked ?? [];
    next = undefined;
    const wanted = asked.map(({ follower }) => follower.accepts);
    const pass: Pass = {
      filters: new Set(asked.map(({ follower }) => follower.filter)),
      accepts: wanted.includes(undefined) ? undefined : (kind) => wanted.some((accepts) => accepts?.(kind)),
      followers: new Set(),
      pages: [],
      position: asked.map(({ position }) => position).reduce((a, b) => (comparePositions(b, a) < 0 ? b : a)),
      reading: undefined,
    };
    passes.add(pass);
    for (const { follower } of asked) join(follower, pass);
    return pass;
  }

  /** A pass that has reached the follower's position, preferably one that has already read on from there. */
  function passAt(follower: Follower, position: Position): Pass | undefined {
    const met = [...passes].filter((pass) => pass.filters.has(follower.filter) && holds(pass, position));
    const best = met.find((pass) => pass.position !== position) ?? met[0];
    join(follower, best);
    return best;
  }

  /** Reads the next page, once for all who ask for it. Resolves with false at the end of the log. */
  function readOn(pass: Pass): Promise<boolean> {
    pass.reading ??= readNext(pass).finally(() => {
      pass.reading = undefined;
    });
    return pass.reading;
  }

  async function readNext(pass: Pass): Promise<boolean> {
    const { position: from } = pass;
    for (let failures = 1; ; failures += 1) {
      try {
        const page = await log.read(from, pass.accepts, size.page);
        if (page.position === from) return false;
        const kinds = page.events.map(({ stream, type }) => ({ category: categoryOf(stream), type }));
        pass.pages.push({ ...page, from, kinds });
        if (pass.pages.length > size.kept) pass.pages.shift();
        pass.position = page.position;
        return true;
      } catch (error) {
        const isOver = log.closed.aborted || pass.followers.size === 0;
        if (!log.retry || !(error instanceof LogUnavailable) || isOver) throw error;
        const ms = backoffDelay(failures, log.retry.delay);
        log.retry.onDrop(error, ms);
        await pause(ms, log.closed);
      }
    }
  }

  async function nextPage(follower: Follower, position: Position, limit: number): Promise<LogPage> {
    for (;;) {
      const pass = passAt(follower, position) ?? (await joinNext(follower, position));
      const page = pass.pages.find((read) => comparePositions(position, read.position) < 0);
      if (page) return pageFor(follower, page, position, limit);
      try {
        if (!(await readOn(pass)) && position === pass.position) return { events: [], position, end: true };
      } catch (error) {
        // If the log does not hold another follower's position, this follower has not failed.
        if (position === pass.position || error instanceof LogUnavailable) throw error;
        join(follower, undefined);
      }
    }
  }

  function pageFor({ accepts }: Follower, page: ReadPage, after: Position, limit: number): LogPage {
    const events: RecordedEvent[] = [];
    for (let at = indexAfter(page.events, after); at < page.events.length; at += 1) {
      const [event, kind] = [page.events[at], page.kinds[at]];
      if (!event || !kind || (accepts && !accepts(kind))) continue;
      const last = events.at(-1);
      if (last && events.length === limit) return { events, position: last.position, end: false };
      log.check?.(event);
      events.push(event);
    }
    return { events, position: page.position, end: page.end };
  }

  return async function* follow({ after, filter, pageSize, signal }) {
    const limit = checkLimit(pageSize);
    const over = signal ? AbortSignal.any([signal, log.closed]) : log.closed;
    const follower: Follower = { filter: JSON.stringify(filter), accepts: compileFilter(filter), pass: undefined };
    let position = after;
    let wake: (() => void) | undefined;
    const onChange = (): void => wake?.();
    const unsubscribe = log.changed.subscribe(onChange);
    over.addEventListener('abort', onChange);
    try {
      while (!over.aborted) {
        const recent = log.recent(position, follower.accepts, limit);
        if (recent) join(follower, undefined);
        const page = recent ?? (await unlessOver(nextPage(follower, position, limit), over));
        if (!page || over.aborted) return;
        const moved = page.position !== position;
        if (moved) {
          position = page.position;
          yield page;
          // A consumer that never awaits anything else must not starve the rest of the process.
          if (!page.end) await yieldToEventLoop();
        }
        if (!page.end || over.aborted) continue;
        // Nothing can happen between this check and the wait: both are in one turn of the event loop.
        if (comparePositions(log.last(), position) <= 0)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        // The server that answered does not have the live events yet.
        else if (!moved) await pause(log.retry?.delay.firstMs ?? 0, over);
      }
    } finally {
      join(follower, undefined);
      unsubscribe();
      over.removeEventListener('abort', onChange);
    }
  };
}

/** Whether a follower at this position finds its next events in the pages of the pass, or after them. */
function holds({ pages, position: end }: Pass, position: Position): boolean {
  if (position === end) return true;
  const page = pages.find((read) => comparePositions(position, read.position) < 0);
  if (!page || comparePositions(position, page.from) <= 0) return position === page?.from;
  // At any other place between two events, the log itself has to tell whether the position exists.
  return page.events[indexAfter(page.events, position) - 1]?.position === position;
}

/** The index of the first event after a position. */
function indexAfter(events: readonly RecordedEvent[], position: Position): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePositions(events[middle]?.position ?? position, position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The result of the work; undefined as soon as the signal is aborted. */
function unlessOver<Result>(work: Promise<Result>, over: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    over.addEventListener('abort', stop);
    if (over.aborted) stop();
    void work.then(resolve, reject).finally(() => over.removeEventListener('abort', stop));
  });
}
