import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, text, up } from '../../../theme/tokens.ts';

/** The link back, above the title of a history. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 24px;
  ${text('small')} & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** The state beside the events. On phones the state comes first, on desktops the events. */
export const HistoryColumns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${up.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :first-child {
      order: 2;
    }
  }
  transition: opacity 120ms;
  /* The text stays readable: any fainter, and secondary text falls below a contrast of 4.5:1. */
  &[aria-busy='true'] {
    opacity: 0.9;
  }
`;
