import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { removeVideos } from '../../features/videos/videos.ts';
import type { Video } from './words.ts';

const deleteVideoMutation = graphql(`
  mutation DeleteVideo($id: ID!) {
    deleteVideo(id: $id) {
      id
      position
      account {
        ...AccountCredits
      }
    }
  }
`);

const deleteVideosMutation = graphql(`
  mutation DeleteVideos($ids: [ID!]!) {
    deleteVideos(ids: $ids) {
      deleted
      position
      skipped {
        id
        reason
      }
      account {
        ...AccountCredits
      }
    }
  }
`);

export interface Removal {
  /** The videos in the open question; empty if it is closed. */
  readonly asked: readonly Video[];
  readonly ask: (videos: readonly Video[]) => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
  readonly removing: boolean;
}

/**
 * Deletes videos after a confirmation, with the toasts of spec part 2 section 8. `onRemoved` receives the ids of the
 * deleted videos.
 */
export function useRemoval(onRemoved: (ids: readonly string[]) => void): Removal {
  const client = useApolloClient();
  const [asked, setAsked] = useState<readonly Video[]>([]);
  const [removing, setRemoving] = useState(false);
  const [runOne] = useMutation(deleteVideoMutation, {
    update: (cache, { data }) => data && removeVideos(cache, [data.deleteVideo.id]),
  });
  const [runMany] = useMutation(deleteVideosMutation, {
    update: (cache, { data }) => data && removeVideos(cache, data.deleteVideos.deleted),
  });

  const removeOne = async ({ id }: Video): Promise<void> => {
    await runOne({ variables: { id } });
    onRemoved([id]);
    toast({ title: 'Video deleted' });
  };
  const removeMany = async (videos: readonly Video[]): Promise<void> => {
    const { data: known } = await client.query({ query: catalogQuery });
    if (known === undefined) throw new Error('The catalogue could not be read');
    const mostAtOnce = known.catalog.limits.bulkDelete;
    const reasons: string[] = [];
    for (let from = 0; from < videos.length; from += mostAtOnce) {
      const ids = videos.slice(from, from + mostAtOnce).map(({ id }) => id);
      const { data } = await runMany({ variables: { ids } });
      onRemoved(data?.deleteVideos.deleted ?? []);
      reasons.push(...(data?.deleteVideos.skipped ?? []).map(({ reason }) => reason));
    }
    if (reasons.length === videos.length) throw new Error(reasons[0]);
    toast({
      title: 'Videos deleted',
      ...(reasons.length === 0
        ? {}
        : { description: `${reasons.length} could not be deleted: ${[...new Set(reasons)].join(' ')}` }),
    });
  };
  const confirm = async (): Promise<void> => {
    const [first, ...others] = asked;
    if (first === undefined) return;
    setRemoving(true);
    try {
      await (others.length === 0 ? removeOne(first) : removeMany(asked));
      setAsked([]);
    } catch {
      const description =
        others.length === 0
          ? 'Failed to delete the video. Please try again.'
          : 'Failed to delete videos. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setRemoving(false);
    }
  };
  return { asked, ask: setAsked, cancel: () => setAsked([]), confirm, removing };
}
