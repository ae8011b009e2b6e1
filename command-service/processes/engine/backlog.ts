import type { RecordedEvent } from '../../../domain/envelope.ts';

/** Whether handling an event would do nothing, so that it can be skipped. Called in the order of the log. */
export type IsDone = (event: RecordedEvent) => boolean;

/** Looks at a page of a backlog before its events are handled. */
export type LookAhead = (events: readonly RecordedEvent[]) => Promise<IsDone>;

/** The state of a stream at this revision. */
export interface Known<Answer> {
  readonly revision: number;
  readonly answer: Answer;
}

/** Events of further streams are handled one by one: the memory of a backlog is bounded. */
const MOST_STREAMS = 50_000;

/**
 * Reads the state of each stream of a backlog once, instead of once for each of its events: most of them are long
 * settled. `ask` gives the answer with the revision that it is true for; when it rejects, the stream's events are
 * handled in the ordinary way, which reports and retries.
 */
export function lookAheadByStream<Answer>(
  concerns: (event: RecordedEvent) => boolean,
  ask: (stream: string) => Promise<Known<Answer>>,
  isDone: (event: RecordedEvent, answer: Answer) => boolean,
): LookAhead {
  const streams = new Map<string, Known<Answer> | undefined>();
  const covers = ({ stream, revision }: RecordedEvent): Known<Answer> | undefined => {
    const known = streams.get(stream);
    return known !== undefined && revision <= known.revision ? known : undefined;
  };
  return async (events) => {
    for (const event of events) {
      const { stream } = event;
      if (!concerns(event) || covers(event)) continue;
      const isNew = !streams.has(stream);
      // A stream that could not be read is not read again.
      if (isNew ? streams.size >= MOST_STREAMS : streams.get(stream) === undefined) continue;
      streams.set(stream, await ask(stream).catch(() => undefined));
    }
    return (event) => {
      const known = concerns(event) ? covers(event) : undefined;
      return known !== undefined && isDone(event, known.answer);
    };
  };
}
