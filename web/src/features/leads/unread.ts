import { t } from '../../i18n/t.ts';

let unread = 0;
const listeners = new Set<() => void>();

/** Sets the number of unread leads for the navigation. */
export function noteUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

export const unreadInWords = (): string => (unread === 0 ? '' : t('{count} unread', { count: unread }));

/** Calls the listener whenever the number changes. Returns a function that stops it. */
export const subscribeToUnread = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
