import type { CallError } from './messages.ts';
import { errors } from './messages.ts';

/**
 * Calls that a fault can be armed for; `batchAppend` is the call that appends share; one of them triggers the fault.
 */
export type FaultyCall = 'append' | 'batchAppend' | 'read' | 'subscribe';

/** The effect of a fault. */
export type Effect =
  /** Refuses the call without effect, with the error of a broken, busy, starting or leaderless node. */
  | { readonly kind: 'unavailable' | 'too_busy' | 'not_ready' | 'no_leader' }
  /** Executes the call, then answers UNAVAILABLE: the outcome is unknown to the caller. */
  | { readonly kind: 'answer_lost' }
  /** Neither executes nor answers the call; a shared call ignores everything from this append on. */
  | { readonly kind: 'silent' }
  /** Executes the call and never answers. */
  | { readonly kind: 'answer_swallowed' }
  /** Answers late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Appends: answers that the stream is at another revision, without checking. */
  | { readonly kind: 'wrong_revision'; readonly current: number }
  /** Appends: answers a commit timeout, although the append is executed. */
  | { readonly kind: 'commit_timeout' }
  /** Answers that another node is the leader. */
  | { readonly kind: 'not_leader'; readonly host: string; readonly port: number }
  /** Reads and subscriptions: ends the call after this many events; `normally` ends it without an error. */
  | { readonly kind: 'break_off'; readonly after: number; readonly normally?: boolean }
  /** Subscriptions: sends the confirmation and nothing else. */
  | { readonly kind: 'half_closed' }
  /** Subscriptions: repeats this many events before the requested position. */
  | { readonly kind: 'duplicates'; readonly count: number }
  /** Subscriptions: skips the event after this many. */
  | { readonly kind: 'left_out'; readonly after: number }
  /** Subscriptions: sends a checkpoint at the end of the log before the events up to there. */
  | { readonly kind: 'checkpoint_ahead' };

/** The error of an effect that only refuses; undefined for any other effect. */
export function refusalOf(effect: Effect | undefined): CallError | undefined {
  switch (effect?.kind) {
    case 'unavailable':
      return errors.unavailable();
    case 'too_busy':
      return errors.tooBusy();
    case 'not_ready':
      return errors.notReady();
    case 'no_leader':
      return errors.noLeader();
    case 'not_leader':
      return errors.notLeader(effect.host, effect.port);
    default:
      return undefined;
  }
}

export interface Fault {
  readonly call: FaultyCall;
  readonly effect: Effect;
  /** Number of calls that fail; default 1. */
  readonly times?: number;
  /** Restricts the fault to streams with this name prefix; reads of the whole log count as calls on `$all`. */
  readonly stream?: string;
}

export interface Faults {
  arm(fault: Fault): void;
  /** Returns the next armed fault for the call and counts it as triggered. */
  strike(call: FaultyCall, stream: string): Effect | undefined;
  /** Number of faults triggered so far. */
  struck(): number;
  clear(): void;
}

export function createFaults(): Faults {
  let armed: { readonly fault: Fault; left: number }[] = [];
  let struck = 0;
  return {
    arm: (fault) => void armed.push({ fault, left: fault.times ?? 1 }),
    strike(call, stream) {
      const found = armed.find(({ fault }) => fault.call === call && stream.startsWith(fault.stream ?? ''));
      if (!found) return undefined;
      found.left -= 1;
      struck += 1;
      armed = armed.filter(({ left }) => left > 0);
      return found.fault.effect;
    },
    struck: () => struck,
    clear() {
      armed = [];
    },
  };
}
