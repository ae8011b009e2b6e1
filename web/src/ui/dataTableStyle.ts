import { styled } from 'styled-components';
import { color, radius, size, space, text, up } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';

/** Below 768 px each row is a card; the explicit roles in DataTable.tsx keep it a table for screen readers. */
export const Frame = styled.div`
  min-inline-size: 0;
  ${up.md} {
    background: ${color.surface};
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    overflow-x: auto;
  }
`;

export const Table = styled.table`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;
  ${text('small')} font-variant-numeric: tabular-nums;
  --cell-block: ${space[3]};
  --cell-inline: ${space[4]};
  &[data-density='compact'] {
    --cell-block: ${space[2]};
    --cell-inline: ${space[3]};
  }
  & > tbody {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }
  ${up.md} {
    display: table;
    & > tbody {
      display: table-row-group;
    }
  }
`;

export const Head = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  ${up.md} {
    position: static;
    clip-path: none;
  }
`;

export const HeadCell = styled.th`
  padding: ${space[2]} var(--cell-inline);
  text-align: start;
  ${text('caption')} font-weight: 550;
  color: ${color.text2};
  white-space: nowrap;
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  &[data-align='end'] {
    text-align: end;
  }
  [data-density='compact'] & {
    white-space: normal;
    vertical-align: middle;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  &:hover {
    color: ${color.text};
  }
  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const Row = styled.tr`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  ${up.md} {
    display: table-row;
    border: 0;
    &:not(:last-child) > td {
      border-block-end: 1px solid ${color.border};
    }
    &:hover > td {
      background: ${color.sunken};
    }
  }
`;

export const Cell = styled.td`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[4]};
  padding-block: ${space[2]};
  /* On a line of a phone's card, a word breaks only if it is longer than the whole line. */
  overflow-wrap: anywhere;
  &[data-align='end'],
  &[data-one-line='true'],
  & time,
  & button {
    white-space: nowrap;
  }
  &::before {
    content: attr(data-label);
    flex: none;
    color: ${color.text2};
  }
  /* Out of sight, not out of the row: the cells after it keep their columns for screen readers. */
  &[data-blank='true'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &[data-primary='true'] {
    order: -1;
    ${text('h3')}
  }
  &[data-primary='true']::before {
    content: none;
  }
  ${up.md} {
    &,
    &[data-blank='true'] {
      display: table-cell;
      position: static;
      inline-size: auto;
      block-size: auto;
      padding: var(--cell-block) var(--cell-inline);
      overflow: visible;
      clip-path: none;
      vertical-align: middle;
      /* Columns never become narrower than their longest word, and one endless word never pushes the others out. */
      overflow-wrap: break-word;
      max-inline-size: 20rem;
    }
    &::before {
      content: none;
    }
    &[data-align='end'] {
      text-align: end;
    }
    &[data-primary='true'] {
      ${text('small')} font-weight: 550;
    }
  }
`;

export const PhoneSort = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block-end: ${space[3]};
  ${text('small')} color: ${color.text2};
  white-space: nowrap;
  & > select {
    ${controlStyle} min-block-size: ${size.controlTouch};
  }
  ${up.md} {
    display: none;
  }
`;
