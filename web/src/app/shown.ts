const first = Promise.withResolvers<void>();

/** Resolves when the first screen is shown and takes input. */
export const screenShown: Promise<void> = first.promise;

/** Reports that a screen is shown. */
export const reportShown = (): void => first.resolve();

/** Loads code ahead, once the first screen is shown and the browser has nothing else to do. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (!('requestIdleCallback' in globalThis)) return;
  void first.promise.then(() => requestIdleCallback(() => void load().catch(() => undefined)));
}
