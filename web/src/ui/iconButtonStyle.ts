import { css } from 'styled-components';
import { color, motion, radius, size } from '../theme/tokens.ts';

/** The style of a button or link that shows only an icon. */
export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${size.control};
  block-size: ${size.control};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text2};
  transition: background-color ${motion.fast} ${motion.ease};
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.text};
  }
`;
