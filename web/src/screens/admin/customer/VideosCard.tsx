import { VideoOff } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import type { CustomerVideosQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatDay } from '../../../ui/format.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { VideoBadge } from '../badges.tsx';
import { PagedTable, rowsPerPage } from '../PagedTable.tsx';
import { VideoDetail } from '../videos/VideoDetail.tsx';
import { customerVideosQuery } from './documents.ts';
import { t } from '../../../i18n/t.ts';

type ListedVideo = CustomerVideosQuery['adminVideos']['edges'][number]['node'];

const columnsOf = (view: (id: string) => void): readonly Column<ListedVideo>[] => [
  { id: 'title', header: t('Title'), primary: true, cell: ({ title }) => title || t('Erased') },
  { id: 'status', header: t('Status'), cell: ({ status }) => <VideoBadge status={status} /> },
  { id: 'address', header: t('Property Address'), cell: ({ propertyAddress }) => propertyAddress || blank },
  {
    id: 'created',
    header: t('Created'),
    oneLine: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: ({ id, title }) => (
      <Button
        variant="secondary"
        aria-label={t('View {title}', { title: title || t('Erased') })}
        onClick={() => view(id)}
      >
        {t('View')}
      </Button>
    ),
  },
];

/** All videos of a customer, with search; each opens with its player, retry and deletion. */
export function VideosCard({ userId }: { readonly userId: string }) {
  const [search, setSearch] = useState('');
  const [viewed, setViewed] = useState<string | null>(null);
  const words = useDeferredValue(search).trim();
  const list = usePagedQuery(customerVideosQuery, {
    variables: { first: rowsPerPage, ownerId: userId, search: words || null },
    connection: (data) => data.adminVideos,
    pollInterval: 30_000,
  });
  return (
    <Card title={t('Videos')}>
      <SearchInput
        label={t('Search the videos')}
        placeholder={t('Title or address...')}
        maxLength={200}
        value={search}
        onValueChange={setSearch}
      />
      <PagedTable
        loading={t('Loading videos…')}
        failed={t('The videos could not be loaded')}
        caption={t('Videos of the customer, the newest first')}
        columns={columnsOf(setViewed)}
        itemKey={({ id }) => id}
        list={list}
        total={words === '' ? list.pages?.totalCount : undefined}
        empty={<EmptyState icon={<VideoOff />} title={t('No videos found')} />}
      />
      {viewed !== null && (
        <VideoDetail
          videoId={viewed}
          onClose={() => {
            setViewed(null);
            list.refresh();
          }}
        />
      )}
    </Card>
  );
}
