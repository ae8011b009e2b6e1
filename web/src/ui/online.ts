import { useEffect, useEffectEvent } from 'react';

/** Whether the device has no network at all. `false` promises nothing about the server. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** Resolves when the device is connected again, at once if it already is; rejects when the signal is aborted. */
export async function backOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (!isOffline()) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const isBack = (): void => resolve();
  const abort = (): void => reject(signal?.reason as Error);
  window.addEventListener('online', isBack);
  signal?.addEventListener('abort', abort);
  try {
    await promise;
  } finally {
    window.removeEventListener('online', isBack);
    signal?.removeEventListener('abort', abort);
  }
}

/** Retries by itself as soon as the device is connected again. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const again = useEffectEvent(() => retry?.());
  useEffect(() => {
    const listener = (): void => again();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
