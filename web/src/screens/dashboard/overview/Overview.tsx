import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Fact, Figures } from '../../../ui/Figures.tsx';
import { formatCount, formatCredits } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { analyticsQuery } from '../analytics/query.ts';
import { creditUsage, successRate } from '../figures.ts';
import { t } from '../../../i18n/t.ts';

/** A fixed figure, not a measurement. */
const averageProcessing = '2.5min';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[3]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.border};
  }
  & dt {
    ${text('small')} color: ${color.text2};
  }
  & dd {
    ${text('h2')} font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  display: block;
  ${text('caption')} color: ${color.text2};
`;

/** How the videos were watched since Monday; empty while nobody has watched one. */
function ThisWeek() {
  const { data } = useQuery(analyticsQuery);
  const { views = 0, viewers = 0, reached100 = 0 } = data?.analytics.weeks.at(-1)?.watched ?? {};
  if (views === 0) return null;
  return (
    <section aria-label={t('This week')}>
      <Figures>
        <Result name={t('Views this week')} value={views} />
        <Result name={t('Unique viewers')} value={viewers} />
        <Result name={t('Watched to the end')} value={reached100} />
      </Figures>
    </section>
  );
}

const Result = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <Fact name={name}>{formatCount(value)}</Fact>
);

/** The user's own average, from the order to the finished video; empty before the first one. */
function Measured() {
  const { data } = useQuery(analyticsQuery);
  const { waitSeconds = null, renderSeconds = null } = data?.analytics.made ?? {};
  if (waitSeconds === null || renderSeconds === null) return null;
  return <Note>{t('Yours: {toFixed}min', { toFixed: ((waitSeconds + renderSeconds) / 60).toFixed(1) })}</Note>;
}

export interface OverviewProps {
  readonly credits: number;
  readonly stats: DashboardQuery['videoStats'] | undefined;
}

/** The results of the week, the credit usage, and the success rate of the videos. */
export function Overview({ credits, stats }: OverviewProps) {
  const waiting = <Skeleton $width="3ch" />;
  return (
    <Stack $gap={5}>
      <ThisWeek />
      <ProgressBar
        label={t('Credit Usage')}
        value={creditUsage(credits)}
        detail={t('{credits} credits', { credits: formatCredits(credits) })}
      />
      <Facts>
        <Fact name={t('Videos Created')}>{stats?.total ?? waiting}</Fact>
        <Fact name={t('Success Rate')}>{stats === undefined ? waiting : `${successRate(stats)}%`}</Fact>
        <div>
          <dt>{t('Average Processing')}</dt>
          <dd>
            {averageProcessing}
            <Measured />
          </dd>
        </div>
      </Facts>
    </Stack>
  );
}
