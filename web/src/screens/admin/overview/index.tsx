import { useQuery } from '@apollo/client/react';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { AttentionKind, AttentionQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { attentionQuery } from '../../../app/console/documents.ts';
import { customerPath, exceptionPath, financePath, videoPath } from '../../../app/console/paths.ts';
import { ageInWords } from '../age.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../../app/apollo/QueryError.tsx';

/** Milliseconds between two looks. */
const pollInterval = 15_000;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.border};
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & p {
    ${text('small')} color: ${color.text2};
  }
  & time {
    ${text('small')} color: ${color.text2};
    white-space: nowrap;
  }
`;

type Group = AttentionQuery['attention'][number];
type Item = Group['items'][number];

/** The name of a kind, and the screens for one item and for all. */
const kinds: Readonly<
  Record<AttentionKind, { readonly title: string; readonly all: string; readonly one: (item: Item) => string }>
> = {
  STALLED_PROCESS: { title: t('Processes that do not move'), all: '/admin?tab=system', one: () => '/admin?tab=system' },
  FAILED_STEP: { title: t('Failed steps'), all: '/admin?tab=system', one: () => '/admin?tab=system' },
  SECURITY_ALERT: { title: t('Security alerts'), all: '/security', one: () => '/security' },
  FINANCE_EXCEPTION: {
    title: t('Exceptions of finance'),
    all: financePath('exceptions'),
    one: ({ id }) => exceptionPath(id),
  },
  WAITING_ADJUSTMENT: {
    title: t('Taken credits without a decision'),
    all: financePath('adjustments'),
    one: () => financePath('adjustments'),
  },
  FAILED_VIDEO: {
    title: t('Failed videos'),
    all: '/admin?tab=videos&status=FAILED',
    one: ({ id }) => videoPath(id),
  },
  BOUNCED_MAIL: {
    title: t('Emails that did not arrive'),
    all: '/outbox?status=bounced',
    one: () => '/outbox?status=bounced',
  },
  OPEN_ERASURE: { title: t('Open erasures'), all: '/admin?tab=system', one: () => '/admin?tab=system' },
};

/** `/admin/overview`: what needs a person. */
export default function Overview() {
  const { data, error, refetch } = useQuery(attentionQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const retry = (): void => void refetch().catch(() => undefined);
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Overview')}
        lead={t('Everything that needs attention now, and since when. Refreshed every 15 seconds.')}
      />
      {data === undefined ? (
        error === undefined ? (
          <Loading label={t('Loading what needs attention…')}>
            <Skeleton $height="320px" $radius="14px" />
          </Loading>
        ) : (
          <QueryError error={error} retry={retry} />
        )
      ) : (
        <>
          {error !== undefined && <StaleAlert error={error} retry={retry} />}
          {data.attention.length === 0 ? (
            <EmptyState icon={<CircleCheck />} title={t('All is well')}>
              {t('Nothing needs attention: no failed step, alert, exception, video or email.')}
            </EmptyState>
          ) : (
            data.attention.map((group) => <Attention key={group.kind} group={group} />)
          )}
        </>
      )}
    </Stack>
  );
}

function Attention({ group: { kind, items, count, more } }: { readonly group: Group }) {
  const { title, all, one } = kinds[kind];
  const counted = more ? t('more than {count}', { count: formatCount(count) }) : formatCount(count);
  return (
    <Card
      title={
        <>
          {title} <Badge tone="warning">{counted}</Badge>
        </>
      }
      actions={<Link to={all}>{t('Show all')}</Link>}
    >
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <Link to={one(item)}>{item.title || item.id}</Link>
              <p>
                {item.detail}
                {item.customer !== null && (
                  <>
                    {item.detail !== '' && ' · '}
                    <Customer customer={item.customer} />
                  </>
                )}
                {item.assignee !== null && ` · ${t('taken over by {assignee}', { assignee: item.assignee })}`}
              </p>
            </div>
            <time dateTime={item.since} title={formatMoment(item.since)}>
              {ageInWords(item.since)}
            </time>
          </li>
        ))}
      </List>
    </Card>
  );
}

function Customer({ customer: { id, name, email, erased } }: { readonly customer: NonNullable<Item['customer']> }) {
  const known = name || email;
  if (known === '' && !erased) return t('An account that never registered');
  return <Link to={customerPath(id)}>{known || t('Erased account')}</Link>;
}
