import type { CallError } from './messages.ts';
import { errors } from './messages.ts';

/** The calls that can be made to fail. */
export type FaultyCall = 'append' | 'read' | 'subscribe';

/** What a healthy server never shows. */
export type Effect =
  /** Refuses before it does anything, in the words of a broken, busy, starting or leaderless node. */
  | { readonly kind: 'unavailable' | 'too_busy' | 'not_ready' | 'no_leader' }
  /** Does the work, then answers UNAVAILABLE: the caller can't know. */
  | { readonly kind: 'answer_lost' }
  /** Neither does anything nor answers. */
  | { readonly kind: 'silent' }
  /** Does the work and never answers. */
  | { readonly kind: 'answer_swallowed' }
  /** Answers late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Appends: says that the stream is at another revision, without having looked. */
  | { readonly kind: 'wrong_revision'; readonly current: number }
  /** Appends: the commit timed out on the server; the work is done all the same. */
  | { readonly kind: 'commit_timeout' }
  /** Says that another node leads. */
  | { readonly kind: 'not_leader'; readonly host: string; readonly port: number }
  /** Reads and subscriptions: breaks off after so many events; `normally` ends the call as if all was said. */
  | { readonly kind: 'break_off'; readonly after: number; readonly normally?: boolean }
  /** Subscriptions: confirms, then never says anything again. */
  | { readonly kind: 'half_closed' }
  /** Subscriptions: sends the last so many events before the asked position again. */
  | { readonly kind: 'duplicates'; readonly count: number }
  /** Subscriptions: leaves out the event after so many. */
  | { readonly kind: 'left_out'; readonly after: number }
  /** Subscriptions: sends a checkpoint at the end of the log before the events that lead there. */
  | { readonly kind: 'checkpoint_ahead' };

/** What a call is refused with by an effect that does nothing else; undefined for any other. */
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
  /** How often it strikes; default once. */
  readonly times?: number;
  /** Only calls on streams whose name begins so; reads of the whole log are calls on `$all`. */
  readonly stream?: string;
}

export interface Faults {
  arm(fault: Fault): void;
  /** The next armed fault for such a call, counted as struck. */
  strike(call: FaultyCall, stream: string): Effect | undefined;
  /** How many struck so far. */
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
