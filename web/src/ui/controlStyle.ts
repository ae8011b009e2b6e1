import { css } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/tokens.ts';

/** The style of all boxed form controls. Borders reach 3:1 (WCAG 1.4.11). */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.control};
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.4;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  transition: border-color ${motion.fast} ${motion.ease};
  &::placeholder {
    color: ${color.text3};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.text2};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.text3};
  }
  &:read-only:not(select, [type='file']) {
    background: ${color.sunken};
  }
`;
