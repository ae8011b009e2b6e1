import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stage } from '../../app/shell/Stage.tsx';
import { color, space, text } from '../../theme/tokens.ts';
import { Surface } from '../../ui/Card.tsx';

const Root = styled(Surface)`
  inline-size: 100%;
  max-inline-size: 440px;
  padding: ${space[6]};
  text-align: start;
  & > h1 {
    ${text('h2')}
  }
  & > p {
    color: ${color.text2};
    margin-block: ${space[2]} ${space[5]};
    overflow-wrap: anywhere;
  }
`;

/** A card in the middle of a page without navigation. */
export function Panel({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Stage>
      <Root>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </Root>
    </Stage>
  );
}
