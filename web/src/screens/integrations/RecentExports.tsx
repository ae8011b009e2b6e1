import { useQuery } from '@apollo/client/react';
import { Ban, CircleCheck, CircleX, Download, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { RecentExportsQuery } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { recentExportsQuery } from './documents.ts';
import { exportWords } from './exportWords.ts';
import { List } from './List.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';
import { Note } from '../../ui/text.ts';

/**
 * While the list is open, it is refetched, because the server learns of the end of an export a moment after the
 * browser.
 */
const refreshMs = 3_000;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  min-inline-size: 0;
`;
const Name = styled.p`
  ${text('label')}
`;
const states = {
  RUNNING: { word: t('Running'), tone: 'info', Icon: LoaderCircle },
  FINISHED: { word: t('Finished'), tone: 'success', Icon: CircleCheck },
  CANCELLED: { word: t('Cancelled'), tone: 'neutral', Icon: Ban },
  FAILED: { word: t('Failed'), tone: 'danger', Icon: CircleX },
  INTERRUPTED: { word: t('Interrupted'), tone: 'warning', Icon: CircleX },
} as const;

/**
 * The state of the account's latest exports, including those made with access tokens.
 *
 * @param ended how many exports of this page have ended: another number reads the list at once
 */
export function RecentExports({ ended }: { readonly ended: number }) {
  const { data, error, refetch } = useQuery(recentExportsQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
  });
  useEffect(() => {
    if (ended > 0) void refetch();
  }, [ended, refetch]);
  return (
    <Card
      title={t('Recent exports')}
      description={t('The latest exports of your account, by you and by your access tokens.')}
    >
      {data === undefined ? (
        error === undefined ? (
          <Loading label={t('Loading the exports…')}>
            <Skeleton $height="96px" />
          </Loading>
        ) : (
          <QueryError error={error} retry={refetch} />
        )
      ) : data.tableExports.length === 0 ? (
        <EmptyState icon={<Download />} title={t('No exports yet')}>
          {t('Your exports are listed here, each with how it ended.')}
        </EmptyState>
      ) : (
        <List>
          {data.tableExports.map((each) => (
            <Row key={each.id} made={each} />
          ))}
        </List>
      )}
    </Card>
  );
}

function Row({
  made: { type, format, status, rows, startedAt, endedAt },
}: {
  readonly made: RecentExportsQuery['tableExports'][number];
}) {
  const { word, tone, Icon } = states[status];
  return (
    <Entry>
      <div>
        <Name>
          {exportWords[type]?.title ?? type}, {format.toUpperCase()}
        </Name>
        <Note>
          {t('Started {time}', { time: formatMoment(startedAt) })}
          {endedAt !== null && `, ${t('ended {time}', { time: formatMoment(endedAt) })}`}
          {rows !== null && `, ${rows === 1 ? t('1 row') : t('{rows} rows', { rows: formatCount(rows) })}`}
        </Note>
      </div>
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {word}
      </Badge>
    </Entry>
  );
}
