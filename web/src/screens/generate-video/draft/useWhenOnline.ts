import { useEffect, useRef, useState } from 'react';
import { backOnline, isOffline } from '../../../ui/online.ts';
import { toast } from '../../../ui/toastStore.ts';
import { t } from '../../../i18n/t.ts';

/**
 * Runs a task. If the device is offline, says so and runs it again as soon as there is a connection. Rejects when the
 * task fails for another reason, and when the signal is aborted.
 */
export async function whenOnline<Result>(act: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (cause) {
      if (!isOffline()) throw cause;
      toast({
        title: t('You are offline'),
        description: t('Your draft is kept. We go on when you are back.'),
        variant: 'destructive',
      });
      await backOnline(signal);
    }
  }
}

export interface OnlineCalls {
  /** Whether a call is in progress or waits for the connection. */
  readonly busy: boolean;
  /**
   * Like `whenOnline`. A call that waits when the user leaves the step never settles, because its result is no longer
   * needed.
   */
  readonly call: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

/** Calls of a step that wait for the connection. */
export function useWhenOnline(): OnlineCalls {
  const [busy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const call: OnlineCalls['call'] = async (act) => {
    const { signal } = leaving.current;
    setBusy(true);
    try {
      return await whenOnline(act, signal);
    } catch (cause) {
      if (signal.aborted) return await new Promise(() => undefined);
      throw cause;
    } finally {
      setBusy(false);
    }
  };
  return { busy, call };
}
