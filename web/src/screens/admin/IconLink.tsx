import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { iconButtonStyle } from '../../ui/iconButtonStyle.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

const Root = styled(Link)`
  ${iconButtonStyle}
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
