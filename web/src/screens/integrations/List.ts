import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** A list of boxes below each other. */
export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  min-inline-size: 0;
`;
