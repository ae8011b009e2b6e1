/** The code of a call that the server refuses until the user has confirmed that it is them. */
export const needsConfirmation = 'REAUTHENTICATION_REQUIRED';

let waiting: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: PromiseWithResolvers<boolean> | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the user to confirm that it is them, in one dialog for all waiting calls. Resolves to whether they did.
 * `stepUpLink` and `rest` then send the refused calls again.
 */
export function askToConfirm(): Promise<boolean> {
  if (waiting === null) set(Promise.withResolvers<boolean>());
  return waiting?.promise ?? Promise.resolve(false);
}

/** Answers the question for all waiting calls. */
export function answerConfirmation(confirmed: boolean): void {
  waiting?.resolve(confirmed);
  set(null);
}

/** Whether a call waits for the user. */
export const isConfirming = (): boolean => waiting !== null;

/** Calls `listener` at every change. Returns a function that stops it. */
export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
