import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text, up } from '../theme/tokens.ts';
import { PlainList } from './layout.tsx';

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px 1fr;
  gap: ${space[3]};
  padding-block-end: ${space[5]};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 15px;
    inline-size: 2px;
    background: ${color.border};
  }
  &[data-faded='true'] {
    color: ${color.text3};
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  [data-faded='true'] > & {
    background: ${color.sunken};
    color: ${color.text3};
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
const Content = styled.div`
  display: grid;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
  padding-block-start: 5px;
  ${up.md} {
    grid-template: 'title end' auto 'body end' 1fr / minmax(0, 1fr) auto;
    & > [data-part='title'] {
      grid-area: title;
    }
    & > [data-part='end'] {
      grid-area: end;
      text-align: end;
    }
    & > [data-part='body'] {
      grid-area: body;
    }
  }
`;
const Title = styled.div`
  ${text('label')}
`;
const When = styled.time`
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;
const Body = styled.div`
  ${text('small')} color: ${color.text2};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export interface TimelineEntry {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** ISO 8601, for machines; `when` is what people read. */
  readonly dateTime: string;
  readonly when: string;
  readonly children?: ReactNode;
  /** Figures: below the time at the end of the line; on phones before the text. */
  readonly aside?: ReactNode;
  /** Faded, such as the events after a replayed moment. */
  readonly faded?: boolean;
}

/** A list of events with their times. */
export function Timeline({ label, entries }: { readonly label: string; readonly entries: readonly TimelineEntry[] }) {
  return (
    <PlainList as="ol" aria-label={label}>
      {entries.map((entry) => (
        <Item key={entry.id} data-faded={entry.faded ?? false}>
          <Mark aria-hidden="true">{entry.icon}</Mark>
          <Content>
            <Title data-part="title">{entry.title}</Title>
            <div data-part="end">
              <When dateTime={entry.dateTime}>{entry.when}</When>
              {entry.aside !== undefined && <Body>{entry.aside}</Body>}
            </div>
            {entry.children !== undefined && <Body data-part="body">{entry.children}</Body>}
          </Content>
        </Item>
      ))}
    </PlainList>
  );
}
