import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';

/** Large figures with their names: a `div` with `dt` and `dd` each; `data-tone="danger"` marks a figure in red. */
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
