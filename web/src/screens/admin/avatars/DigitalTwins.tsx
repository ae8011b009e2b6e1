import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminAvatarsQuery } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatDay, formatMoment } from '../../../ui/format.ts';
import { PagedTable, rowsPerPage } from '../PagedTable.tsx';
import { shortId } from '../user.ts';
import { t } from '../../../i18n/t.ts';

const adminAvatarsQuery = graphql(`
  query AdminAvatars($first: Int, $after: String) {
    adminAvatars(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          name
          type
          status
          progress
          errorMessage
          createdAt
          consentCertificateUrl
          owner {
            id
            displayName
            email
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

type ListedTwin = AdminAvatarsQuery['adminAvatars']['edges'][number]['node'];

/** Milliseconds. */
const pollInterval = 30_000;

const tones = { ready: 'success', active: 'success', processing: 'info', failed: 'danger' } as const;
const inWords = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ownerOf = ({ owner }: ListedTwin): string => owner?.displayName || owner?.email || blank;

function Status({ twin: { status, progress } }: { readonly twin: ListedTwin }) {
  const tone = tones[status as keyof typeof tones] ?? 'info';
  return (
    <Badge tone={tone}>{status === 'processing' ? t('Processing, {progress} %', { progress }) : inWords(status)}</Badge>
  );
}

const columnsOf = (view: (twin: ListedTwin) => void): readonly Column<ListedTwin>[] => [
  { id: 'id', header: 'ID', cell: ({ id }) => <code title={id}>{shortId(id)}</code> },
  {
    id: 'name',
    header: t('Name'),
    primary: true,
    cell: ({ name }) => name || t('Erased'),
    sortValue: ({ name }) => name,
  },
  { id: 'type', header: t('Type'), cell: ({ type }) => <Badge>{inWords(type)}</Badge> },
  { id: 'status', header: t('Status'), cell: (twin) => <Status twin={twin} /> },
  { id: 'owner', header: t('Account'), cell: ownerOf },
  {
    id: 'created',
    header: t('Created'),
    oneLine: true,
    cell: ({ createdAt }) =>
      typeof createdAt === 'string' ? <time dateTime={createdAt}>{formatDay(createdAt)}</time> : blank,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (twin) => (
      <Button variant="secondary" aria-label={t('View {name}', { name: twin.name })} onClick={() => view(twin)}>
        {t('View')}
      </Button>
    ),
  },
];

/** The Digital Twins of all accounts, the newest first. View opens one with its consent certificate. */
export function DigitalTwins() {
  const [viewed, setViewed] = useState<ListedTwin | null>(null);
  const list = usePagedQuery(adminAvatarsQuery, {
    variables: { first: rowsPerPage },
    connection: (data) => data.adminAvatars,
    pollInterval,
  });
  return (
    <>
      <PagedTable
        loading={t('Loading avatars…')}
        failed={t('The avatars could not be loaded')}
        caption={t('Digital Twins of all users, the newest first')}
        columns={columnsOf(setViewed)}
        itemKey={({ id }) => id}
        list={list}
        total={list.pages?.totalCount}
        empty={<EmptyState icon={<UserRoundX />} title={t('No avatars found')} />}
      />
      {viewed !== null && <TwinDetail twin={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function TwinDetail({ twin, onClose }: { readonly twin: ListedTwin; readonly onClose: () => void }) {
  const { id, name, errorMessage, createdAt, consentCertificateUrl: certificate } = twin;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={name || t('Erased')}>
      <DescriptionList
        items={[
          { term: 'ID', value: <code>{id}</code> },
          { term: t('Account'), value: ownerOf(twin) },
          { term: t('Status'), value: <Status twin={twin} /> },
          ...(typeof errorMessage === 'string' ? [{ term: t('Reason'), value: errorMessage }] : []),
          ...(typeof createdAt === 'string'
            ? [{ term: t('Created'), value: <time dateTime={createdAt}>{formatMoment(createdAt)}</time> }]
            : []),
          ...(typeof certificate === 'string'
            ? [
                {
                  term: t('Consent'),
                  value: (
                    <a href={certificate} target="_blank" rel="noreferrer">
                      {t('Consent certificate')}
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}
