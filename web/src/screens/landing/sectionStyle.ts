import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';

/** A full-width section of the page. `sunken` has a darker background. */
export const Section = styled.section`
  padding-block: ${space[12]};
  &[data-ground='sunken'] {
    background: ${color.sunken};
  }
  &[data-ground='surface'] {
    background: ${color.surface};
    border-block: 1px solid ${color.border};
  }
  ${up.md} {
    padding-block: ${space[24]};
  }
`;

export const SectionHead = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: 44rem;
  margin-block-end: ${space[8]};
`;
export const SectionTitle = styled.h2`
  font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
  line-height: 1.15;
  letter-spacing: -0.02em;
`;
export const Lead = styled.p`
  ${text('body')} color: ${color.text2};
  font-size: 1.0625rem;
  max-inline-size: 62ch;
`;
