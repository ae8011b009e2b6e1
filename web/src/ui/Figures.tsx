import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';

/** Large figures with their names: `Fact`s; `data-tone="danger"` marks a figure in red. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  & dt {
    ${text('small')} color: ${color.text2};
  }
  & dd {
    ${text('figure')}
  }
  & [data-tone='danger'] {
    color: ${color.danger};
  }
`;

/** A value with its name, in a description list. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
