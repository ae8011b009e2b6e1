import type { ReactNode } from 'react';

/** A notice that goes by itself. Texts are the specification's, word for word. */
export interface ToastInput {
  readonly title: string;
  readonly description?: ReactNode;
  readonly variant?: 'default' | 'destructive';
  /** One thing to do about it, as long as the toast is there. */
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

/** Shows a toast, from anywhere. There is one at a time (spec part 1 section 9): a new one takes the place of the old. */
export function toast(input: ToastInput): void {
  lastId += 1;
  set({ ...input, id: lastId });
}

/** Takes the toast away, if it is still the one with this id. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** For the viewport: the toast of this moment. */
export function currentToast(): ToastEntry | null {
  return current;
}

/** For the viewport: calls back at every change until the function it gives is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `const { toast } = useToast()`: the same function, for components that like a hook. */
export function useToast(): { readonly toast: (input: ToastInput) => void } {
  return { toast };
}
