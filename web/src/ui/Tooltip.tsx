import {
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text } from '../theme/tokens.ts';
import { watchTooltips } from './watchTooltips.ts';

const Bubble = styled.div`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.xs};
  background: ${color.text};
  color: ${color.bg};
  ${text('caption')} box-shadow: ${shadow[2]};
`;

const gap = 6;
const edge = 8;

/**
 * Shows the tooltips of its children. Mounted once, at the root: all buttons share one bubble. The bubble is hidden
 * from screen readers, because the target has the same text as its name or description.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  );
}

function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchTooltips(document, () => bubble.current, setTarget), []);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null || target === null) return undefined;
    element.showPopover();
    place(element, target.getBoundingClientRect());
    return () => element.hidePopover();
  }, [target]);
  return (
    <Bubble ref={bubble} role="tooltip" aria-hidden="true" popover="manual">
      {target?.dataset['tooltip']}
    </Bubble>
  );
}

/** Places the bubble above its target, or below if there is no room, within the window. */
function place(bubble: HTMLElement, target: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const above = target.top - height - gap;
  const middle = target.left + (target.width - width) / 2;
  bubble.style.top = `${above < edge ? target.bottom + gap : above}px`;
  bubble.style.left = `${Math.max(edge, Math.min(middle, innerWidth - width - edge))}px`;
}

export interface TooltipProps {
  readonly content: string;
  /** One element that takes attributes. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A short hint on hover and focus; Escape closes it. Never the only source of information. */
export function Tooltip({ content, children }: TooltipProps) {
  const hint = { 'data-tooltip': content, 'aria-description': content };
  return cloneElement(children, hint);
}
