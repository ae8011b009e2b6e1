import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../../app/log.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import {
  auditedUpdates,
  historyQuery,
  holderQuery,
  verdictQuery,
  type History,
  type HistoryRef,
  type Verdict,
} from './documents.ts';
import { isCredits } from './accounts.ts';
import { addressOf, momentOf, variablesOf, type Moment } from './moment.ts';

/** Milliseconds between two queries while the slider is dragged. */
const stepPause = 150;
/** Milliseconds in which several updates cause a single refresh. */
const livePause = 250;
/** Milliseconds between two checks for new events. */
const lookEvery = 10_000;

export interface Replayed {
  /** The history at the moment, or at the previous moment until the answer. */
  readonly history: History | undefined;
  /** True while `history` belongs to a previous moment. */
  readonly waiting: boolean;
  readonly error: Error | undefined;
  readonly verdict: Verdict | undefined;
  readonly checking: boolean;
  readonly verdictError: Error | undefined;
  readonly check: () => void;
  /** Reads everything again. */
  readonly refresh: () => void;
}

const ignored = (): undefined => undefined;

/**
 * A history at a moment, with live updates, and its verdict. Bypasses the cache, which a long history would fill up:
 * every step comes from the server.
 */
export function useHistory({ kind, id }: HistoryRef, moment: Moment): Replayed {
  // Compares moments by their text, because each render creates a new object.
  const asked = useThrottled(addressOf(moment).toString(), stepPause);
  const step = useQuery(historyQuery, {
    variables: {
      kind,
      id,
      ofCredits: isCredits(kind),
      ...variablesOf(momentOf(new URLSearchParams(asked))),
    },
    fetchPolicy: 'no-cache',
    pollInterval: lookEvery,
    skipPollAttempt: () => document.hidden,
  });
  const verdict = useQuery(verdictQuery, {
    variables: { kind, id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const refresh = (): void => {
    // Failures are in `error` and `verdictError`.
    for (const query of [step, verdict]) query.refetch().catch(ignored);
  };
  useLiveRefresh(kind === 'CREDITS' ? id : null, refresh);
  return {
    history: (step.data ?? step.previousData)?.auditHistory,
    waiting: step.loading || asked !== addressOf(moment).toString(),
    error: step.error,
    verdict: (verdict.data ?? verdict.previousData)?.auditVerdict,
    checking: verdict.loading,
    verdictError: verdict.error,
    check: () => void verdict.refetch().catch(ignored),
    refresh,
  };
}

/**
 * The account's owner; null if nobody has this id, undefined before the answer, and for a history without an account.
 */
export function useHolder(userId: string | null) {
  const { data } = useQuery(holderQuery, userId === null ? skipToken : { variables: { id: userId } });
  return data?.customer;
}

/** Calls `refresh` after the user's credits have changed, from any client; only administrators may listen. */
function useLiveRefresh(userId: string | null, refresh: () => void): void {
  const { isAdmin } = useViewer();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useEffectEvent(refresh);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(auditedUpdates, {
    variables: { userId: userId ?? '' },
    skip: !isAdmin || userId === null,
    fetchPolicy: 'no-cache',
    onData({ data: { data } }) {
      if (data?.accountUpdates.__typename !== 'CreditsChanged') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(now, livePause);
    },
    onError: (cause) => logFailure('live updates of the history stopped', cause),
  });
}

/** Throttles a value: it changes at most once per interval, and the last change always arrives. */
function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + milliseconds - Date.now());
    const timer = setTimeout(() => {
      changedAt.current = Date.now();
      setShown(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return shown;
}
