import { css, keyframes, styled } from 'styled-components';
import { color, layer, motion, radius, shadow, space, text, up } from '../theme/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: rgb(10 14 20 / 0.6);
  animation: ${appear} ${motion.base} ${motion.ease};
`;

/** A sheet at the bottom on phones, a centered panel from 768 px. */
export const panelStyle = css`
  position: fixed;
  z-index: ${layer.dialog};
  inset-inline: 0;
  inset-block-end: 0;
  margin-inline: auto;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: calc(100dvh - 32px);
  background: ${color.raised};
  color: ${color.text};
  border: 1px solid ${color.border};
  box-shadow: ${shadow[3]};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  animation: ${rise} ${motion.slow} ${motion.ease};
  &:focus {
    outline: none;
  }
  ${up.md} {
    inset-block: 0;
    margin-block: auto;
    block-size: fit-content;
    border-radius: ${radius.xl};
    inline-size: 560px;
    &[data-size='sm'] {
      inline-size: 440px;
    }
    &[data-size='lg'] {
      inline-size: min(840px, calc(100vw - 48px));
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[5]} ${space[5]} ${space[3]};
  & p {
    ${text('small')} color: ${color.text2};
    margin-block-start: ${space[1]};
  }
`;
export const Title = styled.h2`
  ${text('h2')}
`;
export const Body = styled.div`
  padding: ${space[2]} ${space[5]} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
export const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  ${up.sm} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
