import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '../../../domain/envelope.ts';
import type { Caller } from '../../handlers/context.ts';
import type { BackgroundWork, RunningWork } from './background-work.ts';

export interface JobContext {
  /** The job itself as a caller; each call starts a new chain of causation. */
  readonly newCaller: () => Caller;
  /** Reports the failure of one item; the run continues with the next, and the item is due again in the next run. */
  readonly failed: (error: unknown) => void;
  /** Aborted when the job stops. */
  readonly signal: AbortSignal;
}

export interface JobDefinition {
  /** Unique: the actor of the events that the job causes. */
  readonly name: string;
  /** The lease that the job shares with others; by default it has its own, named after it. */
  readonly lease?: string;
  /** Milliseconds from the end of one run to the start of the next. The first run starts at once. */
  readonly every: number;
  /** One run. Must be idempotent. Rejecting is reported and retried in the next run. */
  readonly run: (context: JobContext) => Promise<void>;
}

/** Declares work that follows the clock. */
export function defineJob(definition: JobDefinition): BackgroundWork {
  const { name, lease = name, every, run } = definition;
  const start: BackgroundWork['start'] = ({ onError }): RunningWork => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let problem: string | undefined;
    const failed = (error: unknown): void => {
      // A stop interrupts the run; the next start runs it again.
      if (signal.aborted) return;
      problem = error instanceof Error ? error.message : String(error);
      onError(error, undefined);
    };
    const newCaller = (): Caller => ({ actor: { kind: 'process', id: name }, correlationId: randomUUID() });
    const running = (async () => {
      while (!signal.aborted) {
        problem = undefined;
        await run({ newCaller, failed, signal }).catch(failed);
        await sleep(every, undefined, { signal, ref: false }).catch(() => undefined);
      }
    })();
    return {
      status: () => ({
        name,
        state: signal.aborted ? 'stopped' : problem === undefined ? 'running' : 'retrying',
        position: START,
        inFlight: 0,
        ...(problem === undefined ? {} : { error: problem }),
      }),
      stop: async () => {
        stopping.abort();
        await running;
      },
    };
  };
  return { name, lease, start };
}
