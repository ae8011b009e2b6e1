import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../../app/log.ts';
import type { AdminUserRowFragment } from '../../../gql/graphql.ts';
import {
  auditedUpdates,
  auditOverviewQuery,
  auditStepQuery,
  type Overview,
  type Step,
  type Verification,
  verificationQuery,
} from './documents.ts';
import { addressOf, type Moment, momentOf, variablesOf } from './moment.ts';

/** While a slider is dragged, so many milliseconds lie between two questions. */
const stepPause = 150;
/** Events that come together are one refresh. */
const livePause = 250;

export interface Audit {
  /** Undefined until the first answer; null where there is no such user. */
  readonly user: AdminUserRowFragment | null | undefined;
  readonly overview: Overview | undefined;
  /** The account at the moment, or at the one before while the answer is on its way. */
  readonly step: Step | undefined;
  /** The moment that `step` is not the answer for yet is being asked for. */
  readonly waiting: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly verification: Verification | undefined;
  readonly verifying: boolean;
  readonly verificationError: Error | undefined;
  readonly verify: () => void;
}

const ignored = (): undefined => undefined;

/**
 * A user's credit history at a moment, live. Nothing of it is kept in the cache: every step is the server's answer,
 * and a long history would only fill the memory.
 */
export function useAudit(userId: string, moment: Moment): Audit {
  // One text for one moment: a moment that is made anew at each render is still the same.
  const asked = useThrottled(addressOf(moment).toString(), stepPause);
  const variables = { userId, ...variablesOf(momentOf(new URLSearchParams(asked))) };
  const outline = useQuery(auditOverviewQuery, { variables: { userId }, fetchPolicy: 'no-cache' });
  const step = useQuery(auditStepQuery, { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true });
  const check = useQuery(verificationQuery, {
    variables: { userId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });

  const refresh = (): void => {
    // A failure says so itself: `error`, `verificationError`.
    for (const query of [outline, step, check]) query.refetch().catch(ignored);
  };
  useLiveRefresh(userId, refresh);

  const data = step.data ?? step.previousData;
  const error = step.error ?? outline.error;
  return {
    user: outline.data === undefined ? undefined : (outline.data.adminUser ?? null),
    overview: outline.data?.creditAudit,
    step: data?.creditAudit,
    waiting: step.loading || asked !== addressOf(moment).toString(),
    error,
    retry: refresh,
    verification: check.data?.creditVerification ?? check.previousData?.creditVerification,
    verifying: check.loading,
    verificationError: check.error,
    verify: () => void check.refetch().catch(ignored),
  };
}

/** Calls `refresh` a moment after something happened to the user's credits, here or anywhere else. */
function useLiveRefresh(userId: string, refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useEffectEvent(refresh);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(auditedUpdates, {
    variables: { userId },
    fetchPolicy: 'no-cache',
    onData({ data: { data } }) {
      if (data?.accountUpdates.__typename !== 'CreditsChanged') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(now, livePause);
    },
    onError: (cause) => logFailure('live updates of the history stopped', cause),
  });
}

/** The value, changing at most once in so many milliseconds; the last change always comes through. */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
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
