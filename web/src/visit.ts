import { watchTheme } from './theme/mode.ts';

/**
 * The first script of a page that the build has rendered. Such a page can be read and its links work without the
 * application. The application's code is loaded at the visitor's first movement, scroll, touch or key. A button pressed
 * before that is pressed again once the application has taken over.
 */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let taken: Promise<void> | undefined;
let pressed: HTMLElement | null = null;

function takeOver(): void {
  taken ??= application()
    .then(({ shown }) => shown)
    .then(
      () => {
        document.removeEventListener('click', keepClick, { capture: true });
        if (pressed?.isConnected === true) pressed.click();
      },
      () => {
        // The network was lost: the page can still be read, and the next touch tries again.
        taken = undefined;
        listen();
      },
    );
}

const listen = (): void => {
  for (const intent of intents) addEventListener(intent, takeOver, { once: true, passive: true, capture: true });
};

/** The application in the language of the page. */
const application = (): Promise<{ readonly shown: Promise<void> }> =>
  document.documentElement.lang === 'es' ? import('./rendered.es.ts') : import('./rendered.tsx');

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (button === null) return;
  event.stopPropagation();
  pressed = button;
  takeOver();
}

watchTheme();
document.addEventListener('click', keepClick, { capture: true });
listen();
