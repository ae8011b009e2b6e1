import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatCents, formatCredits, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { durationInWords, toneOf, type TestRun } from './runs.ts';
import { t } from '../../../i18n/t.ts';
import { Fact } from '../../../ui/Figures.tsx';

const Rate = styled.strong`
  ${text('h2')} font-variant-numeric: tabular-nums;
  &[data-tone='success'] {
    color: ${color.success};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  font-variant-numeric: tabular-nums;
  & dt {
    ${text('caption')} color: ${color.text2};
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
`;
const Scenarios = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    ${up.md} {
      grid-template-columns: auto 1fr auto;
    }
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.border};
  }
  & > li > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & > li[data-success='true'] > svg {
    color: ${color.success};
  }
  & > li[data-success='false'] > svg {
    color: ${color.danger};
  }
  & span[data-part='figures'] {
    ${text('caption')} color: ${color.text2};
    font-variant-numeric: tabular-nums;
    grid-column-start: 2;
    ${up.md} {
      grid-column-start: auto;
    }
  }
  & ul {
    grid-column: 2 / -1;
    margin: 0;
    padding-inline-start: ${space[4]};
    color: ${color.danger};
  }
`;

const dollars = (amount: number): string => formatCents(Math.round(amount * 100));

/** The badge: the success rate is destructive below 80 %. */
function RunBadge({ status, successRate }: TestRun) {
  if (status === 'REQUESTED' || status === 'RUNNING')
    return (
      <Badge tone="info" icon={<LoaderCircle aria-hidden="true" />}>
        {status === 'RUNNING' ? t('Running') : t('Waiting')}
      </Badge>
    );
  if (status === 'INTERRUPTED')
    return (
      <Badge tone="warning" icon={<CircleAlert aria-hidden="true" />}>
        {t('Interrupted by a restart')}
      </Badge>
    );
  return toneOf(successRate) === 'success' ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {t('Passed')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
      {t('Failed')}
    </Badge>
  );
}

/** One run: its success rate, figures and scenarios. */
export function RunCard({ run }: { readonly run: TestRun }) {
  const isOver = run.status === 'FINISHED' || run.status === 'INTERRUPTED';
  return (
    <Card
      title={t('Run of {timestamp}', { timestamp: formatMoment(run.timestamp) })}
      headingLevel={2}
      actions={<RunBadge {...run} />}
    >
      <Stack $gap={4}>
        <Cluster $gap={6}>
          <Rate data-tone={isOver ? toneOf(run.successRate) : undefined}>
            {isOver ? t('{toFixed}% success rate', { toFixed: run.successRate.toFixed(1) }) : t('Results follow')}
          </Rate>
          <Figures>
            <Fact name={t('Scenarios')}>{run.totalScenarios}</Fact>
            <Fact name={t('Revenue')}>{dollars(run.totalRevenue)}</Fact>
            <Fact name={t('Credits')}>{formatCredits(run.totalCredits)}</Fact>
            <Fact name={t('Duration')}>{durationInWords(run.totalDuration)}</Fact>
          </Figures>
        </Cluster>
        {run.results.length > 0 && (
          <Scenarios aria-label={t('Scenarios')}>
            {run.results.map(({ scenario, success, totalAmount, finalCredits, duration, errors }) => (
              <li key={scenario} data-success={success}>
                {success ? (
                  <CircleCheck role="img" aria-label={t('Passed')} />
                ) : (
                  <CircleX role="img" aria-label={t('Failed')} />
                )}
                <span>{scenario}</span>
                <span data-part="figures">
                  {t('{totalAmount} · {finalCredits} credits · {duration}', {
                    totalAmount: dollars(totalAmount),
                    finalCredits: formatCredits(finalCredits),
                    duration: durationInWords(duration),
                  })}
                </span>
                {errors.length > 0 && (
                  <ul>
                    {errors.map((error) => (
                      <li key={error}>{error}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </Scenarios>
        )}
      </Stack>
    </Card>
  );
}
