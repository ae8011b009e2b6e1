/** Milliseconds: the delay of the first tooltip, and the time during which the next one shows at once. */
const firstDelay = 700;
const skipDelay = 300;
/** Milliseconds to move from the button to its bubble, because the bubble can be hovered too (WCAG 1.4.13). */
const leaveGrace = 120;

/**
 * Watches pointer and focus on elements with `data-tooltip` below `root`, and calls `show` with the element whose
 * tooltip is visible, or null. `bubble` returns the tooltip itself. Returns a function that stops watching.
 */
export function watchTooltips(
  root: Document,
  bubble: () => HTMLElement | null,
  show: (target: HTMLElement | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;

  const change = (next: HTMLElement | null, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (current !== null && next === null) closedAt = Date.now();
      current = next;
      show(next);
    }, delay);
  };
  const close = (): void => change(null, 0);

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const target = targetOf(event);
    const inBubble = event.target instanceof Node && bubble()?.contains(event.target) === true;
    if (inBubble || (target !== null && target === current)) clearTimeout(timer);
    else if (target !== null) change(target, current !== null || Date.now() - closedAt < skipDelay ? 0 : firstDelay);
    else change(null, leaveGrace);
  };
  const onFocusIn = (event: FocusEvent): void => {
    const target = targetOf(event);
    if (target?.matches(':focus-visible') === true) change(target, 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  root.addEventListener('pointerover', onPointerOver, { signal });
  root.addEventListener('focusin', onFocusIn, { signal });
  root.addEventListener('focusout', close, { signal });
  root.addEventListener('pointerdown', close, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener('scroll', close, { signal, capture: true, passive: true });
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

function targetOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
