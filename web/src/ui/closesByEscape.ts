import type { KeyboardEvent } from 'react';

export interface EscapeHandlers {
  readonly onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Props that make Escape close radix-ui's content. radix-ui itself sends the key only to the top layer, so a toast
 * would keep the dialog below it open. A focused menu in the dialog still closes first, without the dialog.
 */
export const closesByEscape = (close: () => void): EscapeHandlers => ({
  onEscapeKeyDown: (event) => event.preventDefault(),
  onKeyDown: ({ key, currentTarget, target }) => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close();
  },
});
