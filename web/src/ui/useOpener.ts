import { useRef } from 'react';

export interface Opener {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Props for radix-ui's content that restore the focus when a dialog closes: to the previous element, or to the page if
 * that is gone. radix-ui restores it to its own trigger, which a controlled dialog does not have.
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
