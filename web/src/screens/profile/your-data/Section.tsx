import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../../theme/tokens.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > h3 {
    ${text('label')}
  }
  & > p {
    ${text('small')} color: ${color.text2};
    max-inline-size: 62ch;
  }
`;

/** One action on the account as a whole. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Root aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Root>
  );
}
