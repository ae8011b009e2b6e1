import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import { css, styled } from 'styled-components';
import { color, motion, radius, size, space, text } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
export type ButtonSize = 'md' | 'lg';

const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${size.control};
  padding-inline: ${space[4]};
  padding-block: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  ${text('label')} text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};
  & > svg {
    inline-size: 1.125em;
    block-size: 1.125em;
    flex: none;
  }

  &[data-size='lg'] {
    min-block-size: 48px;
    padding-inline: ${space[6]};
    border-radius: ${radius.md};
    font-size: 1rem;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-variant='primary']:hover {
    background: ${color.accentHover};
  }
  &[data-variant='secondary'] {
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.borderStrong};
  }
  &[data-variant='secondary']:hover {
    background: ${color.sunken};
  }
  &[data-variant='ghost'] {
    background: transparent;
    color: ${color.text};
  }
  &[data-variant='ghost']:hover {
    background: ${color.sunken};
  }
  &[data-variant='destructive'] {
    background: ${color.danger};
    color: ${color.onDanger};
  }
  &[data-variant='destructive']:hover {
    filter: brightness(0.94);
  }

  /* The doubled class outweighs the colors of a hovered button. */
  &&:disabled,
  &&[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.sunken};
    color: ${color.text3};
    border-color: ${color.border};
    filter: none;
  }
`;

const ButtonRoot = styled.button`
  ${buttonStyle}
`;
const LinkRoot = styled(Link)`
  ${buttonStyle}
`;
const AnchorRoot = styled.a`
  ${buttonStyle}
`;

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** An icon before the text. It is decorative, so it needs no name. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {
  /** Shows the spinner, keeps the focus, and ignores clicks. */
  readonly loading?: boolean;
  /** The label while loading (`Processing...`); unchanged unless given. */
  readonly loadingText?: string;
}

/** A button. Its `type` is `button` unless given. */
export function Button({
  variant = 'primary',
  size: buttonSize = 'md',
  icon,
  loading = false,
  loadingText,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ButtonRoot
      {...rest}
      type={type}
      data-variant={variant}
      data-size={buttonSize}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? swallow : onClick}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingText !== undefined ? loadingText : children}
    </ButtonRoot>
  );
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size: buttonSize = 'md',
  icon,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <LinkRoot {...rest} data-variant={variant} data-size={buttonSize}>
      {icon}
      {children}
    </LinkRoot>
  );
}

/** A link that leaves the application (mail, download, another site) and looks like a button. */
export function ButtonAnchor({
  variant = 'primary',
  size: buttonSize = 'md',
  icon,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & Look) {
  return (
    <AnchorRoot {...rest} data-variant={variant} data-size={buttonSize}>
      {icon}
      {children}
    </AnchorRoot>
  );
}
