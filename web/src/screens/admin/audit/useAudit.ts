import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../../app/log.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
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

/** Milliseconds between two queries while the slider is dragged. */
const stepPause = 150;
/** Milliseconds in which several updates cause a single refresh. */
const livePause = 250;

export interface Audit {
  /** Undefined before the first response; null for an unknown user, and for people of finance. */
  readonly user: AdminUserRowFragment | null | undefined;
  /** The owner of the account, for people of finance. */
  readonly name: string | undefined;
  readonly overview: Overview | undefined;
  /** The account at the moment, or at the previous moment until the response. */
  readonly step: Step | undefined;
  /** True while `step` belongs to a previous moment. */
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
 * A user's credit history at a moment, with live updates. It bypasses the cache, which a long history would only fill:
 * every step is the server's response.
 */
export function useAudit(userId: string, moment: Moment): Audit {
  // Compares moments by their text, because each render creates a new object.
  const asked = useThrottled(addressOf(moment).toString(), stepPause);
  const variables = { userId, ...variablesOf(momentOf(new URLSearchParams(asked))) };
  // People of finance see the history, but not the user's row in the administration.
  const { isAdmin } = useViewer();
  const outline = useQuery(auditOverviewQuery, { variables: { userId, isAdmin }, fetchPolicy: 'no-cache' });
  const step = useQuery(auditStepQuery, { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true });
  const check = useQuery(verificationQuery, {
    variables: { userId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });

  const refresh = (): void => {
    // Failures are in `error` and `verificationError`.
    for (const query of [outline, step, check]) query.refetch().catch(ignored);
  };
  useLiveRefresh(userId, isAdmin, refresh);

  const data = step.data ?? step.previousData;
  const error = step.error ?? outline.error;
  return {
    user: outline.data === undefined ? undefined : (outline.data.adminUser ?? null),
    name: outline.data?.ledgerAccount?.name,
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

/** Calls `refresh` after the user's credits have changed, from any client; only administrators may listen. */
function useLiveRefresh(userId: string, isAdmin: boolean, refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useEffectEvent(refresh);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(auditedUpdates, {
    variables: { userId },
    skip: !isAdmin,
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
