import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { styled } from 'styled-components';
import { color, space, text, up } from '../theme/tokens.ts';
import { Surface } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Caption } from './text.ts';

const Root = styled(Surface)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  &:has(a:hover) {
    border-color: ${color.borderStrong};
  }
`;
const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  ${text('small')} color: ${color.text2};
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text3};
  }
`;
const Figure = styled.span`
  ${text('figure')}
`;
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

const WholeButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

export interface StatCardProps {
  readonly label: string;
  /** `undefined` while it is loading. */
  readonly value: ReactNode | undefined;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  /** The link of the figure. */
  readonly to?: string;
  /** Opens the items behind the figure. */
  readonly onOpen?: () => void;
}

/** A figure with a label. */
export function StatCard({ label, value, hint, icon, to, onOpen }: StatCardProps) {
  return (
    <Root>
      <Label>
        {to !== undefined && <Whole to={to}>{label}</Whole>}
        {to === undefined && onOpen !== undefined && (
          <WholeButton type="button" aria-haspopup="dialog" onClick={onOpen}>
            {label}
          </WholeButton>
        )}
        {to === undefined && onOpen === undefined && label}
        {icon}
      </Label>
      <Figure>{value ?? <Skeleton $width="3ch" $height="1.1em" />}</Figure>
      {hint !== undefined && <Caption as="span">{hint}</Caption>}
    </Root>
  );
}

/**
 * Figures in a grid: two columns on phones, one column for `$long` figures such as amounts; `$columns` on large
 * screens.
 */
export const StatCards = styled.div<{ readonly $columns: number; readonly $long?: boolean }>`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(${({ $long }) => ($long === true ? 1 : 2)}, minmax(0, 1fr));
  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up.lg} {
    gap: ${space[4]};
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
