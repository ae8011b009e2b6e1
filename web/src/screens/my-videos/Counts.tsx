import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { formatCount } from '../../ui/format.ts';
import { statusOptions } from './filters.ts';
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

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')}
  color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & strong {
    color: ${color.text};
    margin-inline-start: ${space[1]};
  }
`;

/** The number of videos in each status; statuses without videos are left out. */
export function Counts() {
  const stats = useQuery(countsQuery).data?.videoStats;
  if (stats === undefined || stats.total === 0) return null;
  const counts = { ...stats, all: stats.total };
  return (
    <Root aria-label={t('Number of videos')}>
      {statusOptions
        .filter(({ value }) => counts[value] > 0)
        .map(({ value, label }) => (
          <li key={value}>
            {label} <strong>{formatCount(counts[value])}</strong>
          </li>
        ))}
    </Root>
  );
}
