const first = Promise.withResolvers<void>();

/** Resolves when the first screen is shown and takes input. */
export const screenShown: Promise<void> = first.promise;

/** Reports that a screen is shown. */
export const reportShown = (): void => first.resolve();
