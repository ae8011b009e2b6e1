import { styled } from 'styled-components';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { formatCredits } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { creditUsage, successRate } from '../figures.ts';

/** Fixed by the specification (part 1 section 9). */
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

export interface OverviewProps {
  readonly credits: number;
  readonly stats: DashboardQuery['videoStats'] | undefined;
}

/** The credit usage, and the success rate of the videos. */
export function Overview({ credits, stats }: OverviewProps) {
  const waiting = <Skeleton $width="3ch" />;
  return (
    <Stack $gap={5}>
      <ProgressBar label="Credit Usage" value={creditUsage(credits)} detail={`${formatCredits(credits)} credits`} />
      <Facts>
        <div>
          <dt>Videos Created</dt>
          <dd>{stats?.total ?? waiting}</dd>
        </div>
        <div>
          <dt>Success Rate</dt>
          <dd>{stats === undefined ? waiting : `${successRate(stats)}%`}</dd>
        </div>
        <div>
          <dt>Average Processing</dt>
          <dd>{averageProcessing}</dd>
        </div>
      </Facts>
    </Stack>
  );
}
