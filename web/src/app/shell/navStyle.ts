import { css } from 'styled-components';
import { color, radius, size, space, text } from '../../theme/tokens.ts';

/** The look of one word in the desktop navigation, link or button. */
export const navItemStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.control};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text2};
  ${text('label')} text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[data-state='open'] {
    color: ${color.text};
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.text};
    box-shadow: inset 0 -2px ${color.accent};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
