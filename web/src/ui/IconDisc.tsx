import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** An icon on a round background, above the title of an empty state or a form. */
export const IconDisc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  & > svg {
    inline-size: 26px;
    block-size: 26px;
  }
`;
