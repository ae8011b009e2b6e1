import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { variablesOf, type Filters } from './filters.ts';
import type { Selectable } from './words.ts';
import { t } from '../../i18n/t.ts';

const videoSelectionQuery = graphql(`
  query VideoSelection($status: VideoStatusFilter, $search: String) {
    videoSelection(status: $status, search: $search) {
      hasMore
      videos {
        id
        title
        status
        creditsHeld
        deletionCredits
      }
    }
  }
`);

export interface Selection {
  /** The selected videos, in their state at the time of selection. */
  readonly videos: readonly Selectable[];
  readonly has: (id: string) => boolean;
  readonly set: (video: Selectable, selected: boolean) => void;
  /** Selects every video that matches the filter: the given ones, and the others on the server. */
  readonly selectAll: (loaded: readonly Selectable[], hasMore: boolean) => Promise<void>;
  readonly clear: () => void;
  readonly drop: (ids: readonly string[]) => void;
  /** Whether all videos of the filter are being selected. */
  readonly selecting: boolean;
  /** Whether all videos of the filter were selected and none was deselected since. */
  readonly isWhole: boolean;
}

const none: ReadonlyMap<string, Selectable> = new Map();

/** The selected videos of the list with these filters. */
export function useSelection(filters: Pick<Filters, 'search' | 'status'>): Selection {
  const client = useApolloClient();
  const [chosen, setChosen] = useState(none);
  const [isWhole, setWhole] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const question = useRef(0);
  // A change of the selection takes precedence over the server's answer to "all".
  const ignoreAnswer = useCallback(() => {
    question.current += 1;
    setSelecting(false);
  }, []);
  useEffect(() => ignoreAnswer, [ignoreAnswer]);
  const set = useCallback(
    (video: Selectable, selected: boolean) => {
      ignoreAnswer();
      if (!selected) setWhole(false);
      setChosen((before) => {
        const next = new Map(before);
        if (selected) next.set(video.id, video);
        else next.delete(video.id);
        return next;
      });
    },
    [ignoreAnswer],
  );
  const drop = useCallback(
    (gone: readonly string[]) => {
      ignoreAnswer();
      setChosen((before) => {
        const next = new Map(before);
        for (const id of gone) next.delete(id);
        return next;
      });
    },
    [ignoreAnswer],
  );
  const selectAll = async (loaded: readonly Selectable[], hasMore: boolean): Promise<void> => {
    setChosen(new Map(loaded.map((video) => [video.id, video])));
    setWhole(!hasMore);
    ignoreAnswer();
    if (!hasMore) return;
    setSelecting(true);
    const asked = question.current;
    const { status, search } = variablesOf({ ...filters, sort: 'newest' });
    try {
      const { data } = await client.query({
        query: videoSelectionQuery,
        variables: { status, search },
        fetchPolicy: 'no-cache',
      });
      if (asked !== question.current) return;
      const all = data?.videoSelection.videos ?? [];
      setChosen(new Map(all.map((video) => [video.id, video])));
      setWhole(true);
      if (data?.videoSelection.hasMore === true)
        toast({
          title: t('{all} videos are selected', { all: all.length }),
          description: t('There are more: repeat it for the rest.'),
        });
    } catch (cause) {
      if (asked !== question.current) return;
      toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      if (asked === question.current) setSelecting(false);
    }
  };
  return {
    videos: [...chosen.values()],
    has: (id) => chosen.has(id),
    set,
    selectAll,
    clear: () => {
      ignoreAnswer();
      setChosen(none);
      setWhole(false);
    },
    drop,
    selecting,
    isWhole,
  };
}
