import { randomInt } from 'node:crypto';
import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore, LogPage } from '../../../event-store/index.ts';

type Followed = Pick<EventStore, 'subscribe' | 'head'>;

/** Maps a page of a subscription, given the previous page, to the pages that the subscriber receives. */
export type Disturbance = (page: LogPage, previous: LogPage | undefined) => readonly LogPage[];

/** Wraps a log so that its subscriptions deliver disturbed pages. */
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

/** Delivers each page one to three times, and at random again together with the previous page. */
export const repeatedly: Disturbance = (page, previous) => [
  ...timesAtRandom(page),
  ...(previous && randomInt(3) === 0 ? [{ ...page, events: [...previous.events, ...page.events] }, previous] : []),
];

/** Disturbs pages at random, at most `times` of them. */
export function nowAndThen(disturb: (page: LogPage) => LogPage, times: number): Disturbance {
  let left = times;
  return (page) => {
    if (left === 0 || page.events.length < 2 || randomInt(3) > 0) return [page];
    left -= 1;
    return [disturb(page)];
  };
}

/** Swaps two adjacent events. */
export function swapped(page: LogPage): LogPage {
  const at = randomInt(page.events.length - 1);
  return {
    ...page,
    events: page.events.map(
      (event, index) => page.events[index === at ? at + 1 : index === at + 1 ? at : index] ?? event,
    ),
  };
}

/** Shuffles the events. */
export const shuffled = (page: LogPage): LogPage => ({
  ...page,
  events: page.events
    .map((event) => ({ event, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ event }) => event),
});

/** Drops an event that has a successor of its stream in the page. */
export function withGap(page: LogPage): LogPage {
  const streams = page.events.map(({ stream }) => stream);
  const at = streams.findIndex((stream, index) => streams.includes(stream, index + 1));
  return { ...page, events: page.events.filter((_, index) => index !== at) };
}

/** Drops the event once. Only the next event of its stream reveals the gap. */
export function leavingOut(isLeftOut: (event: RecordedEvent) => boolean): Disturbance {
  let done = false;
  return (page) => {
    if (done || !page.events.some(isLeftOut)) return [page];
    done = true;
    return [{ ...page, events: page.events.filter((event) => !isLeftOut(event)) }];
  };
}
