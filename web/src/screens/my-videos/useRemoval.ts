import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { refreshVideoLists, removeVideos } from '../../features/videos/videos.ts';
import type { Selectable } from './words.ts';
import { t } from '../../i18n/t.ts';

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

const restoreVideosMutation = graphql(`
  mutation RestoreVideos($ids: [ID!]!) {
    restoreVideos(ids: $ids) {
      restored
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

/** How long a deletion can be undone, in milliseconds. */
const undoFor = 10_000;

export interface Removal {
  /** The videos in the open question; empty if it is closed. */
  readonly asked: readonly Selectable[];
  readonly ask: (videos: readonly Selectable[]) => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
  readonly removing: boolean;
}

/**
 * Deletes videos after a confirmation, shows the result in a toast, and offers to undo it. `onRemoved` receives the ids
 * of the deleted videos.
 */
export function useRemoval(onRemoved: (ids: readonly string[]) => void): Removal {
  const client = useApolloClient();
  const [asked, setAsked] = useState<readonly Selectable[]>([]);
  const [removing, setRemoving] = useState(false);
  const [runOne] = useMutation(deleteVideoMutation, {
    update: (cache, { data }) => data && removeVideos(cache, [data.deleteVideo.id]),
  });
  const [runMany] = useMutation(deleteVideosMutation, {
    update: (cache, { data }) => data && removeVideos(cache, data.deleteVideos.deleted),
  });
  const [runRestore] = useMutation(restoreVideosMutation);

  const inParts = async (ids: readonly string[], act: (part: string[]) => Promise<void>): Promise<void> => {
    const { data: known } = await client.query({ query: catalogQuery });
    if (known === undefined) throw new Error('The catalogue could not be read');
    const mostAtOnce = known.catalog.limits.bulkDelete;
    for (let from = 0; from < ids.length; from += mostAtOnce) await act(ids.slice(from, from + mostAtOnce));
  };
  const undo = async (ids: readonly string[]): Promise<void> => {
    const title = ids.length === 1 ? t('Video restored') : t('Videos restored');
    const reasons: string[] = [];
    try {
      await inParts(ids, async (part) => {
        const { data } = await runRestore({ variables: { ids: part } });
        reasons.push(...(data?.restoreVideos.skipped ?? []).map(({ reason }) => reason));
      });
      await refreshVideoLists(client);
    } catch {
      reasons.push(t('Please try again.'));
    }
    if (reasons.length === 0) return toast({ title });
    const [failure = ''] = reasons;
    const description =
      ids.length === 1
        ? t('Failed to restore the video. {failure}', { failure })
        : t('Failed to restore {count} of {all} videos. {failure}', {
            count: reasons.length,
            all: ids.length,
            failure,
          });
    return toast({ title: t('Error'), description, variant: 'destructive' });
  };
  const told = (title: string, ids: readonly string[], description?: string): void =>
    toast({
      title,
      ...(description === undefined ? {} : { description }),
      shownFor: undoFor,
      action: { label: t('Undo'), onClick: () => void undo(ids) },
    });

  const removeOne = async ({ id }: Selectable): Promise<void> => {
    await runOne({ variables: { id } });
    onRemoved([id]);
    told(t('Video deleted'), [id]);
  };
  const removeMany = async (videos: readonly Selectable[]): Promise<void> => {
    const reasons: string[] = [];
    const gone: string[] = [];
    await inParts(
      videos.map(({ id }) => id),
      async (ids) => {
        const { data } = await runMany({ variables: { ids } });
        const { deleted = [], skipped = [] } = data?.deleteVideos ?? {};
        onRemoved(deleted);
        gone.push(...deleted);
        reasons.push(...skipped.map(({ reason }) => reason));
      },
    );
    if (gone.length === 0) throw new Error(reasons[0]);
    const left = t('{count} could not be deleted: {reasons}', {
      count: reasons.length,
      reasons: [...new Set(reasons)].join(' '),
    });
    told(t('Videos deleted'), gone, reasons.length === 0 ? undefined : left);
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
          ? t('Failed to delete the video. Please try again.')
          : t('Failed to delete videos. Please try again.');
      toast({ title: t('Error'), description, variant: 'destructive' });
    } finally {
      setRemoving(false);
    }
  };
  return { asked, ask: setAsked, cancel: () => setAsked([]), confirm, removing };
}
