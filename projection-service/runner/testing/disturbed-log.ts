import { randomInt } from 'node:crypto';
import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore, LogPage } from '../../../event-store/index.ts';

type Followed = Pick<EventStore, 'subscribe' | 'head'>;

/** What becomes of a page of a subscription, given the one before it. */
export type Disturbance = (page: LogPage, previous: LogPage | undefined) => readonly LogPage[];

/** A log whose subscriptions hand over other pages than the log holds. */
export function disturbed<Log extends Followed>(log: Log, disturb: Disturbance): Log {
  return {
    ...log,
    async *subscribe(options: Parameters<Followed['subscribe']>[0]): AsyncGenerator<LogPage> {
      let previous: LogPage | undefined;
      for await (const page of log.subscribe(options)) {
        yield* disturb(page, previous);
        previous = page;
      }
    },
  };
}

const timesAtRandom = (page: LogPage): readonly LogPage[] => Array.from({ length: randomInt(1, 4) }, () => page);

/** Each page one to three times, and now and then once more with all of the page before it. */
export const repeatedly: Disturbance = (page, previous) => [
  ...timesAtRandom(page),
  ...(previous && randomInt(3) === 0 ? [{ ...page, events: [...previous.events, ...page.events] }, previous] : []),
];

/** Disturbs a page now and then, as long as it may. */
export function nowAndThen(disturb: (page: LogPage) => LogPage, times: number): Disturbance {
  let left = times;
  return (page) => {
    if (left === 0 || page.events.length < 2 || randomInt(3) > 0) return [page];
    left -= 1;
    return [disturb(page)];
  };
}

/** Two neighbours in the wrong order. */
export function swapped(page: LogPage): LogPage {
  const at = randomInt(page.events.length - 1);
  return {
    ...page,
    events: page.events.map(
      (event, index) => page.events[index === at ? at + 1 : index === at + 1 ? at : index] ?? event,
    ),
  };
}

/** Any order at all. */
export const shuffled = (page: LogPage): LogPage => ({
  ...page,
  events: page.events
    .map((event) => ({ event, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ event }) => event),
});

/** One event is missing before a later one of its stream, and the page looks whole. */
export function withGap(page: LogPage): LogPage {
  const streams = page.events.map(({ stream }) => stream);
  const at = streams.findIndex((stream, index) => streams.includes(stream, index + 1));
  return { ...page, events: page.events.filter((_, index) => index !== at) };
}

/** One event is missing, once, and its page is empty; what it was shows by the next one of its stream. */
export function leavingOut(isLeftOut: (event: RecordedEvent) => boolean): Disturbance {
  let done = false;
  return (page) => {
    if (done || !page.events.some(isLeftOut)) return [page];
    done = true;
    return [{ ...page, events: page.events.filter((event) => !isLeftOut(event)) }];
  };
}
