import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${size.control};
  block-size: ${size.control};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text2};
  transition: background-color ${motion.fast} ${motion.ease};
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[data-variant='outline'] {
    border-color: ${color.borderStrong};
    background: ${color.surface};
  }
  &[data-variant='destructive'] {
    color: ${color.danger};
  }
  &:disabled {
    color: ${color.text3};
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name, also shown as tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'plain' | 'outline' | 'destructive';
  readonly loading?: boolean;
  /** False for a button that opens a menu or dialog of the same name. */
  readonly tooltip?: boolean;
}

/** A button with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  loading = false,
  tooltip = true,
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={tooltip ? label : undefined}
      aria-busy={loading || undefined}
      disabled={loading || disabled}
      data-variant={variant}
    >
      {loading ? <Spinner /> : icon}
    </Root>
  );
}
