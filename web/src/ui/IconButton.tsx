import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { iconButtonStyle } from './iconButtonStyle.ts';
import { Spinner } from './Spinner.tsx';

const Root = styled.button`
  ${iconButtonStyle}
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
