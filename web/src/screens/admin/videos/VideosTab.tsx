import { VideoOff } from 'lucide-react';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminVideosQuery, VideoStatusFilter } from '../../../gql/graphql.ts';
import { color, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { VideoBadge } from '../badges.tsx';
import { CustomerLink } from '../CustomerLink.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { useServedSort } from '../useServedSort.ts';
import { nameOf } from '../../../features/user-name.ts';
import { shortId } from '../user.ts';
import { VideoDetail } from './VideoDetail.tsx';
import { t } from '../../../i18n/t.ts';

const adminVideosQuery = graphql(`
  query AdminVideos($first: Int, $after: String, $status: VideoStatusFilter, $order: AgeOrder) {
    adminVideos(first: $first, after: $after, status: $status, order: $order) {
      totalCount
      edges {
        cursor
        node {
          id
          title
          status
          propertyAddress
          createdAt
          owner {
            id
            username
            email
            displayName
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

type ListedVideo = AdminVideosQuery['adminVideos']['edges'][number]['node'];

const pageSize = 50;
/** Milliseconds. */
const pollInterval = 30_000;

const Filter = styled.div`
  ${up.md} {
    max-inline-size: 240px;
  }
`;
const Id = styled.code`
  color: ${color.text2};
  white-space: nowrap;
`;

const statuses = [
  { value: '', label: t('All statuses') },
  { value: 'PENDING', label: t('Pending') },
  { value: 'PROCESSING', label: t('Processing') },
  { value: 'READY', label: t('Ready') },
  { value: 'FAILED', label: t('Failed') },
] as const satisfies readonly { readonly value: VideoStatusFilter | ''; readonly label: string }[];

const byAge = {
  NEWEST: { column: 'created', direction: 'descending' },
  OLDEST: { column: 'created', direction: 'ascending' },
} as const;

const columnsOf = (view: (video: ListedVideo) => void): readonly Column<ListedVideo>[] => [
  { id: 'id', header: 'ID', cell: ({ id }) => <Id title={id}>{shortId(id)}</Id> },
  { id: 'title', header: t('Title'), primary: true, cell: ({ title }) => title || t('Erased') },
  { id: 'status', header: t('Status'), cell: ({ status }) => <VideoBadge status={status} /> },
  { id: 'address', header: t('Property Address'), cell: ({ propertyAddress }) => propertyAddress || blank },
  {
    id: 'owner',
    header: t('Customer'),
    cell: ({ owner }) => <CustomerLink userId={owner?.id ?? null} customer={owner && nameOf(owner)} />,
  },
  {
    id: 'created',
    header: t('Created'),
    oneLine: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (video) => (
      <Button
        variant="secondary"
        aria-label={t('View {title}', { title: video.title || t('Erased') })}
        onClick={() => view(video)}
      >
        {t('View')}
      </Button>
    ),
  },
];

/** The videos of all accounts. View opens a video with its events. */
export function VideosTab() {
  const filters = useAddressFilters(['status', 'video']);
  const status = statuses.find(({ value }) => value === filters.valueOf('status'))?.value ?? '';
  const viewed = filters.valueOf('video');
  const { order, served } = useServedSort(byAge, 'NEWEST');
  const list = usePagedQuery(adminVideosQuery, {
    variables: { first: pageSize, status: status || null, order },
    connection: (data) => data.adminVideos,
    pollInterval,
  });
  return (
    <Stack $gap={4}>
      <Filter>
        <Select
          label={t('Status')}
          options={statuses}
          value={status}
          onValueChange={(value) => filters.set('status', value)}
        />
      </Filter>
      <PagedTable
        loading={t('Loading videos…')}
        failed={t('The videos could not be loaded')}
        caption={t('Videos of all users')}
        columns={columnsOf(({ id }) => filters.set('video', id))}
        itemKey={({ id }) => id}
        list={list}
        total={list.pages?.totalCount}
        served={served}
        empty={<EmptyState icon={<VideoOff />} title={t('No videos found')} />}
      />
      {viewed !== '' && <VideoDetail videoId={viewed} onClose={() => filters.set('video', '')} />}
    </Stack>
  );
}
