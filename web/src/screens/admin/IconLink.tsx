import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

const Root = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--size-control);
  block-size: var(--size-control);
  border-radius: 6px;
  color: ${color.text2};
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`;

export interface IconLinkProps {
  readonly to: string;
  /** The accessible name, also shown as tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link that looks like an icon button. */
export function IconLink({ to, label, icon }: IconLinkProps) {
  return (
    <Tooltip content={label}>
      <Root to={to} aria-label={label}>
        {icon}
      </Root>
    </Tooltip>
  );
}
