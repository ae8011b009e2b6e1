const first = Promise.withResolvers<void>();

/** Resolves when the first screen is shown and takes input. */
export const screenShown: Promise<void> = first.promise;

/** Reports that a screen is shown. */
export const reportShown = (): void => first.resolve();

/** Loads code ahead of its use, once the first screen is shown and the browser is idle. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (!('requestIdleCallback' in globalThis)) return;
  void first.promise.then(() => requestIdleCallback(() => void load().catch(() => undefined)));
}

/** A hidden page paints nothing, so waiting code continues after this time, in milliseconds. */
const longestPaint = 1_000;

/** Loads code after the first frame, so as not to delay it: for parts below the first view, or with nothing to show. */
export async function loadAfterPaint<Code>(load: () => Promise<Code>): Promise<Code> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestPaint);
  });
  return load();
}
