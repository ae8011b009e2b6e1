import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { formatCount } from '../../ui/format.ts';
import { statusOptions, type StatusFilter } from './filters.ts';
import { t } from '../../i18n/t.ts';

const countsQuery = graphql(`
  query VideoCounts {
    videoStats {
      id
      total
      pending
      processing
      ready
      failed
    }
  }
`);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > button {
    ${text('small')}
    min-block-size: 36px;
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.text2};
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  & > button > strong {
    color: ${color.text};
    margin-inline-start: ${space[1]};
  }
  & > button[aria-current='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.text};
  }
`;

export interface CountsProps {
  readonly status: StatusFilter;
  readonly onStatus: (status: StatusFilter) => void;
}

/** How many videos there are in each status that has some; each count filters the list. */
export function Counts({ status, onStatus }: CountsProps) {
  const stats = useQuery(countsQuery).data?.videoStats;
  if (stats === undefined || stats.total === 0) return null;
  const counts = { ...stats, all: stats.total };
  return (
    <Root role="group" aria-label={t('Number of videos')}>
      {statusOptions
        .filter(({ value }) => counts[value] > 0 || value === status)
        .map(({ value, label }) => (
          <button key={value} type="button" aria-current={value === status} onClick={() => onStatus(value)}>
            {label} <strong>{formatCount(counts[value])}</strong>
          </button>
        ))}
    </Root>
  );
}
