import { useRef } from 'react';

export interface Opener {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Props for radix-ui's content that restore the focus when a dialog closes: to the previous element, or to the page if
 * that is gone. radix-ui restores it to its own trigger, which a controlled dialog does not have, and a moment late:
 * what has taken the focus meanwhile, such as a second dialog, keeps it.
 */
export function useOpener(): Opener {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const there = opener.current?.isConnected === true;
      const target = there ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: !there });
    },
  };
}

const fields =
  "input:is([type='text'], [type='email'], [type='tel'], [type='url'], [type='password'], :not([type])), textarea";

/** Focuses the first field of a dialog that opens, with its text selected; one without fields keeps the default. */
export function focusFirstField(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector<HTMLInputElement>(fields) : null;
  if (field === null || field.disabled || field.readOnly) return;
  event.preventDefault();
  field.focus();
  field.select();
}
