import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text, up } from '../theme/tokens.ts';
import { Fact } from './Figures.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${space[1]};
  & > div {
    display: flex;
    flex-direction: column;
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
  }
  & > div:last-child {
    border-block-end: 0;
  }
  & dt {
    ${text('small')} color: ${color.text2};
  }
  & dd {
    ${text('body')} min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${up.sm} {
    & > div {
      display: grid;
      grid-template-columns: minmax(120px, 1fr) 2fr;
      gap: ${space[4]};
    }
  }
`;

export interface Description {
  readonly term: string;
  readonly value: ReactNode;
}

/** A list of names and values. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  return (
    <Root>
      {items.map(({ term, value }) => (
        <Fact key={term} name={term}>
          {value}
        </Fact>
      ))}
    </Root>
  );
}
