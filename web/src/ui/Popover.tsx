import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, shadow, space, text } from '../theme/tokens.ts';

const Content = styled(Radix.Content)`
  z-index: ${layer.dialog};
  inline-size: min(340px, calc(100vw - 24px));
  padding: ${space[4]};
  background: ${color.raised};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  box-shadow: ${shadow[3]};
  ${text('small')}
`;

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The accessible name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
}

/** A small panel next to its button: an explanation ("why this price") or a filter. */
export function Popover({ trigger, label, children, align = 'start' }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Content align={align} sideOffset={6} collisionPadding={12} aria-label={label}>
        {children}
      </Content>
    </Radix.Root>
  );
}
