import { useMutation, useQuery } from '@apollo/client/react';
import { LibraryBig } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { DelayedSearch } from '../../ui/DelayedSearch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { libraryQuery, watchMutation } from './documents.ts';
import { LibraryCard } from './LibraryCard.tsx';
import { WatchDialog } from './WatchDialog.tsx';
import { categories, type LibraryVideo } from './words.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Filters = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space[3]};
  ${up.md} {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
`;
const Items = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const options = [{ value: 'all', label: t('All Categories') }, ...categories] as const;
const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** `/video-center`: the library of educational videos. Search and category are in the address. */
export default function VideoCenter() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const category = categories.find(({ value }) => value === address.get('category'))?.value;
  const { data, previousData, error, refetch } = useQuery(libraryQuery, {
    variables: { search, category: category ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const [countView] = useMutation(watchMutation);
  const [open, setOpen] = useState<LibraryVideo>();
  const filter = (change: { readonly search?: string; readonly category?: string }): void => {
    const next = Object.entries({ search, category: category ?? 'all', ...change });
    setAddress(Object.fromEntries(next.filter(([, value]) => value !== '' && value !== 'all')), { replace: true });
  };
  const watch = (video: LibraryVideo): void => {
    setOpen(video);
    // Failing to count a view is no reason to disturb the viewer.
    countView({ variables: { id: video.id } }).catch(() => undefined);
  };
  const videos = (data ?? previousData)?.libraryVideos;
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('MLS Unlocked')} lead={t('Exclusive market insights and property intelligence.')} />
      <Filters>
        <DelayedSearch
          label={t('Search videos')}
          placeholder={t('Search videos...')}
          search={search}
          onSearch={(next) => filter({ search: next })}
        />
        <Select
          label={t('Category')}
          options={options}
          value={category ?? 'all'}
          onValueChange={(next) => filter({ category: next })}
        />
      </Filters>
      {videos !== undefined && <Videos videos={videos} onWatch={watch} />}
      {videos === undefined && error === undefined && <Placeholders />}
      {videos === undefined && error !== undefined && (
        <QueryError title={t('The library could not be loaded')} error={error} retry={refetch} />
      )}
      <WatchDialog video={videos?.find(({ id }) => id === open?.id) ?? open} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

interface VideosProps {
  readonly videos: readonly LibraryVideo[];
  readonly onWatch: (video: LibraryVideo) => void;
}

function Videos({ videos, onWatch }: VideosProps) {
  if (videos.length === 0)
    return (
      <EmptyState icon={<LibraryBig />} title={t('No videos found')}>
        {t('Try adjusting your search or category filter.')}
      </EmptyState>
    );
  return (
    <Items as="ul" role="list" $min="300px" $gap={5}>
      {videos.map((video) => (
        <li key={video.id}>
          <LibraryCard video={video} onWatch={onWatch} />
        </li>
      ))}
    </Items>
  );
}

function Placeholders() {
  return (
    <Loading label={t('Loading videos…')}>
      <Grid $min="300px" $gap={5}>
        {placeholders.map((place) => (
          <Stack key={place} $gap={3}>
            <Skeleton $height="180px" $radius="14px" />
            <Skeleton $width="70%" />
            <Skeleton $width="40%" $height="0.8em" />
          </Stack>
        ))}
      </Grid>
    </Loading>
  );
}
