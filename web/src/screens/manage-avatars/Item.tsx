import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';

/** The card of a presenter. */
export const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  overflow: hidden;
  padding-block-end: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  & > h3 {
    ${text('label')} padding-inline: ${space[3]};
    overflow-wrap: anywhere;
  }
  & > p,
  & > [data-part='state'] {
    ${text('caption')} color: ${color.text2};
    padding-inline: ${space[3]};
  }
  & > div {
    padding-inline: ${space[2]};
  }
`;

/** Replaces the picture of a Digital Twin without one: it is being made, or it failed. */
export const NoPicture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${color.sunken};
  color: ${color.text2};
  & > svg {
    inline-size: 30%;
    block-size: 30%;
  }
`;
