import { useMutation, useQuery } from '@apollo/client/react';
import { LibraryBig, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { color, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { clock, formatCount } from '../../../ui/format.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { adminLibraryQuery, categories, removeLibraryVideoMutation, type LibraryVideo } from './documents.ts';
import { LibraryForm } from './LibraryForm.tsx';

const Words = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;

type Open = { readonly what: 'add' } | { readonly what: 'edit' | 'delete'; readonly video: LibraryVideo } | null;

/** The library's videos as cards, with add, edit and delete (spec part 3 section 2, "MLS Unlocked"). */
export function LibraryTab() {
  const { data, error, refetch } = useQuery(adminLibraryQuery, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>(null);
  const [remove, { loading }] = useMutation(removeLibraryVideoMutation);
  const close = (): void => setOpen(null);
  const refresh = (): void => void refetch().catch(() => undefined);
  const confirm = async ({ id, title }: LibraryVideo): Promise<void> => {
    try {
      await remove({ variables: { id, idempotencyKey: `remove-${id}` } });
      toast({ title: 'Video deleted', description: title });
      close();
      refresh();
    } catch (cause) {
      toast({ title: 'Failed to delete video', description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const videos = data?.adminLibraryVideos;
  return (
    <Stack $gap={4}>
      <Cluster $justify="end" $gap={3}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ what: 'add' })}>
          Add Video
        </Button>
      </Cluster>
      {videos === undefined ? (
        error === undefined ? (
          <Loading label="Loading the library…">
            <Skeleton $height="320px" $radius="14px" />
          </Loading>
        ) : (
          <ErrorState
            title="The library could not be loaded"
            message={sentenceOf(error)}
            requestId={requestIdOf(error)}
            onRetry={refresh}
          />
        )
      ) : videos.length === 0 ? (
        <EmptyState icon={<LibraryBig />} title="No videos found">
          Add the first video of the library.
        </EmptyState>
      ) : (
        <Grid $min="280px" $gap={4}>
          {videos.map((video) => (
            <LibraryCard
              key={video.id}
              video={video}
              onEdit={() => setOpen({ what: 'edit', video })}
              onDelete={() => setOpen({ what: 'delete', video })}
            />
          ))}
        </Grid>
      )}
      {open?.what === 'add' && <LibraryForm onSaved={refresh} onClose={close} />}
      {open?.what === 'edit' && <LibraryForm video={open.video} onSaved={refresh} onClose={close} />}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title="Are you sure you want to delete this video?"
          description={open.video.title}
          confirmText="Delete"
          destructive
          loading={loading}
          loadingText="Deleting..."
          onConfirm={() => void confirm(open.video)}
        />
      )}
    </Stack>
  );
}

interface LibraryCardProps {
  readonly video: LibraryVideo;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function LibraryCard({ video, onEdit, onDelete }: LibraryCardProps) {
  const { title, description, category, duration, tags, viewCount, isActive } = video;
  return (
    <Card title={title} headingLevel={2}>
      <Stack $gap={3}>
        <Cluster $gap={2}>
          <Badge tone="accent">{categories.find(({ value }) => value === category)?.label ?? category}</Badge>
          {!isActive && <Badge tone="warning">Inactive</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Cluster>
        <Words>{description}</Words>
        <Words>
          {clock(duration)} · {formatCount(viewCount)} {viewCount === 1 ? 'view' : 'views'}
        </Words>
        <Cluster $gap={2}>
          <Button
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit ${title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
