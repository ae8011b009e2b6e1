import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens.ts';
import { Cluster } from './layout.tsx';

const Root = styled(Cluster)`
  & > div > p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
    max-inline-size: 80ch;
  }
`;

export interface ScreenHeadProps {
  readonly title: string;
  /** The purpose of the screen, in one sentence. */
  readonly lead?: ReactNode;
  /** Actions on the whole screen. */
  readonly children?: ReactNode;
}

/** The top of a screen. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <Root $justify="space-between" $gap={3}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </Root>
  );
}
