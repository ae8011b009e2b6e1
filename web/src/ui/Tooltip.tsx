import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, shadow, space, text } from '../theme/tokens.ts';

const Content = styled(Radix.Content)`
  z-index: ${layer.tooltip}; max-inline-size: 280px; padding: ${space[1]} ${space[2]};
  border-radius: ${radius.xs}; background: ${color.text}; color: ${color.bg}; ${text('caption')} box-shadow: ${shadow[2]};
`;

/** The delays of spec part 1 section 9: 700 ms before the first, 300 ms between two. Mounted once, at the root. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Radix.Provider delayDuration={700} skipDelayDuration={300}>{children}</Radix.Provider>;
}

export interface TooltipProps {
  readonly content: ReactNode;
  /** One element that takes a ref and the pointer and focus events. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short hint on hover and focus; Escape closes it. Never the only place of an information. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal><Content side={side} sideOffset={6} collisionPadding={8}>{content}</Content></Radix.Portal>
    </Radix.Root>
  );
}
