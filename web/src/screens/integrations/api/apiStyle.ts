import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';

export const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  min-inline-size: 0;
`;
export const Name = styled.p`
  ${text('label')} overflow-wrap: anywhere;
`;
export const Times = styled.p`
  ${text('small')} color: ${color.text2};
`;
/** A program; long lines wrap, so that nothing scrolls sideways. */
export const Code = styled.pre`
  margin: 0;
  padding: ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: text;
  ${text('small')}
`;
