import type { ReactNode } from 'react';

/** A notice that disappears by itself. */
export interface ToastInput {
  readonly title: string;
  readonly description?: ReactNode;
  readonly variant?: 'default' | 'destructive';
  /** Milliseconds; 5,000 unless given. */
  readonly shownFor?: number;
  /** An action while the toast is shown. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface ToastEntry extends ToastInput {
  readonly id: number;
}

let current: ToastEntry | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastEntry | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. There is one at a time: a new one replaces the old one. */
export function toast(input: ToastInput): void {
  lastId += 1;
  set({ ...input, id: lastId });
}

/** Removes the toast if it still has this id. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** The current toast. */
export function currentToast(): ToastEntry | null {
  return current;
}

/** Calls `listener` at every change. Returns a function that stops it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
