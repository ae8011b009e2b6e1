import type { KeyboardEvent } from 'react';

export interface EscapeHandlers {
  readonly onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Props for radix-ui's content with which Escape closes it. radix-ui itself gives the key to the latest layer alone, so
 * that a toast would keep the dialog below it open. A menu in the dialog, which has the focus, still closes alone.
 */
export const closesByEscape = (close: () => void): EscapeHandlers => ({
  onEscapeKeyDown: (event) => event.preventDefault(),
  onKeyDown: ({ key, currentTarget, target }) => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close();
  },
});
