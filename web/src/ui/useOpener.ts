import { useRef } from 'react';

export interface Opener {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back when a dialog closes, to spread on radix-ui's content: to what had it before, or to the page
 * where that is gone (a deleted card). radix-ui looks for a trigger of its own, which a controlled dialog has not.
 */
export function useOpener(): Opener {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const there = opener.current?.isConnected === true;
      const target = there ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: !there });
    },
  };
}
