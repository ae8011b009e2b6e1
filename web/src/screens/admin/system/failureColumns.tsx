import { graphql } from '../../../gql/gql.ts';
import type { FailureKind, ListedFailureFragment } from '../../../gql/graphql.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { CustomerLink } from '../CustomerLink.tsx';
import { positionInWords } from '../position.ts';
import type { FailureAction } from './failureActions.ts';
import { t } from '../../../i18n/t.ts';
import { Note } from '../../../ui/text.ts';

graphql(`
  fragment ListedFailure on Failure {
    id
    process
    eventType
    eventId
    eventPosition
    ownerId
    owner
    kind
    reason
    attempts
    since
    retryAt
  }
`);

const kinds: Readonly<Record<FailureKind, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>> =
  {
    OUTAGE: { word: t('Did not answer'), tone: 'warning' },
    PERMANENT: { word: t('Needs a repair'), tone: 'danger' },
    UNKNOWN: { word: t('Not known yet'), tone: 'warning' },
  };

/** The failed work: the event's type and position, or an item of a job's list. */
function Step({ eventType, eventPosition }: ListedFailureFragment) {
  if (eventType === null) return t('Item of its list');
  return (
    <Stack $gap={1}>
      <span>{eventType}</span>
      {eventPosition !== null && (
        <Note as="span">{t('Position {position}', { position: positionInWords(eventPosition) })}</Note>
      )}
    </Stack>
  );
}

function Reason({ kind, reason, retryAt }: ListedFailureFragment) {
  return (
    <Stack $gap={1}>
      <span>
        <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>
      </span>
      <code>{reason}</code>
      {retryAt !== null && <Note as="span">{t('Next attempt {moment}', { moment: formatMoment(retryAt) })}</Note>}
    </Stack>
  );
}

/** The columns of the list of failed steps. */
export const failureColumns = (onAsk: (action: FailureAction) => void): readonly Column<ListedFailureFragment>[] => [
  {
    id: 'process',
    header: t('Process'),
    primary: true,
    cell: ({ process }) => process,
    sortValue: ({ process }) => process,
  },
  { id: 'step', header: t('Step'), oneLine: true, cell: Step },
  {
    id: 'owner',
    header: t('User'),
    cell: ({ ownerId, owner }) => <CustomerLink userId={ownerId} customer={owner} />,
  },
  { id: 'reason', header: t('Reason'), cell: Reason },
  {
    id: 'since',
    header: t('Since'),
    oneLine: true,
    cell: ({ since }) => formatMoment(since),
    sortValue: ({ since }) => since,
  },
  {
    id: 'attempts',
    header: t('Attempts'),
    align: 'end',
    cell: ({ attempts }) => formatCount(attempts),
    sortValue: ({ attempts }) => attempts,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (failure) => (
      <Cluster $gap={2}>
        <Button variant="secondary" onClick={() => onAsk({ kind: 'retry', failure })}>
          {t('Retry')}
        </Button>
        <Button variant="ghost" onClick={() => onAsk({ kind: 'dismiss', failure })}>
          {t('Dismiss')}
        </Button>
      </Cluster>
    ),
  },
];
