import { comparePositions, type Position } from '../domain/envelope.ts';
import { projectionRegistry } from './projections/index.ts';
import type { ProjectionReader, Projections as RunningProjections } from './runner/types.ts';

type Projections = RunningProjections<(typeof projectionRegistry)[number]>;
type Name = (typeof projectionRegistry)[number]['name'];

/** The models that the answer to a command waits for. */
export const awaitedByCommands = projectionRegistry.flatMap(({ name, awaitedBy }) =>
  awaitedBy === 'commands' ? [name] : [],
);

/** Read-your-writes for one request. */
export interface ReadYourWrites {
  /** The same projections, with readers that wait for the latest position passed to `from` before they read. */
  readonly projections: Projections;
  /** Makes later reads wait for this position, unless an earlier call named a later one. */
  from(position: Position): void;
  /**
   * Call it before the response is built, with the position that a command returned: like `from`, but also waits until
   * every model that commands wait for has seen the position. Resolves with false after the timeout.
   */
  afterCommand(position: Position): Promise<boolean>;
}

/** @param timeoutMs how long reads wait, counted from the call that named the position */
export function createReadYourWrites(projections: Projections, timeoutMs: number): ReadYourWrites {
  let wanted: { readonly position: Position; readonly until: number } | undefined;
  /** One wait for each model and position. After a timeout, reads use stale data. */
  let waits = new Map<string, Promise<unknown>>();

  const from = (position: Position): void => {
    if (wanted && comparePositions(position, wanted.position) <= 0) return;
    wanted = { position, until: performance.now() + timeoutMs };
    waits = new Map();
  };

  const caughtUp = async (name: Name): Promise<void> => {
    if (!wanted) return;
    const timeLeft = Math.max(0, wanted.until - performance.now());
    const wait = waits.get(name) ?? projections.waitFor([name], wanted.position, timeLeft);
    waits.set(name, wait);
    await wait;
  };

  const reader = (name: Name): ProjectionReader => {
    const inner = projections.reader(name) as object as ProjectionReader;
    return {
      get: async (...args) => (await caughtUp(name), inner.get(...args)),
      getMany: async (...args) => (await caughtUp(name), inner.getMany(...args)),
      query: async (...args) => (await caughtUp(name), inner.query(...args)),
      count: async (...args) => (await caughtUp(name), inner.count(...args)),
      position: () => inner.position(),
    };
  };

  return {
    projections: { ...projections, reader: reader as object as Projections['reader'] },
    from,
    afterCommand: (position) => {
      from(position);
      return projections.waitFor(awaitedByCommands, position, timeoutMs);
    },
  };
}
