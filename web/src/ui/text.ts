import { styled } from 'styled-components';
import { color, text } from '../theme/tokens.ts';

/** A secondary line of text. */
export const Note = styled.p`
  ${text('small')}
  color: ${color.text2};
`;

/** A secondary line in the smallest size. */
export const Caption = styled.p`
  ${text('caption')}
  color: ${color.text2};
`;
