import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../../../app/apollo/errors.ts';
import { logFailure } from '../../../app/log.ts';
import type { VideoTemplate } from '../../../gql/graphql.ts';
import { emptyDraft, isBegun, type Draft } from './draft.ts';
import { removeVideoDraftMutation, saveVideoDraftMutation, videoDraftQuery } from './operations.ts';
import { dropDraft, isDropped, parseDraft, readDraft, storeDraft, type LocalDraft } from './storage.ts';

export type ChangeDraft = (change: (draft: Draft) => Draft) => Draft;

export interface DraftStore {
  readonly draft: Draft;
  /** Where the draft is stored: on the server too, in this browser only, or nowhere. */
  readonly kept: 'server' | 'browser' | 'nowhere';
  /** Whether the server's draft has been loaded. Until then it may still replace this one. */
  readonly loaded: boolean;
  /** Changes and stores the draft. Returns the new one. */
  readonly change: ChangeDraft;
  /** Removes the stored draft. The screen is about to close and keeps its copy. */
  readonly drop: () => void;
  /** Starts over with an empty draft. */
  readonly startOver: () => void;
  /** Set while another device has saved a different state of the draft; the user chooses one. */
  readonly other: { readonly savedAt: string; readonly take: () => void; readonly keepMine: () => void } | null;
}

/** The draft goes to the server when nothing has changed for this long, in milliseconds. */
const savePause = 1_500;

interface Remote {
  readonly content: string;
  readonly revision: string;
  readonly savedAt: string;
}

/**
 * The user's draft of a template, restored from the browser and the server. The browser stores every change at once;
 * the server gets it after a pause, so that the draft follows the user to another device.
 */
export function useDraft(userId: string, template: VideoTemplate): DraftStore {
  const client = useApolloClient();
  const [first] = useState(() => readDraft(userId, template));
  const [draft, setDraft] = useState(first.draft);
  const [kept, setKept] = useState<DraftStore['kept']>('browser');
  const [remote, setRemote] = useState<Remote | null>(null);
  const [loaded, setLoaded] = useState(false);
  // Responses arrive after the render that sent the request, and must change the latest draft.
  const latest = useRef<LocalDraft>(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(false);
  const closed = useRef(false);

  const store = (next: LocalDraft): void => {
    latest.current = next;
    const stored = storeDraft(userId, template, next);
    setKept(next.saved ? 'server' : stored ? 'browser' : 'nowhere');
  };
  const show = (next: LocalDraft): void => {
    store(next);
    setDraft(next.draft);
  };
  const load = async (): Promise<Remote | null> => {
    const { data } = await client.query({ query: videoDraftQuery, variables: { template }, fetchPolicy: 'no-cache' });
    return data?.videoDraft ?? null;
  };
  const take = ({ content, revision }: Remote): void => {
    setRemote(null);
    show({ draft: parseDraft(JSON.parse(content)), revision, saved: true });
  };

  const save = async (): Promise<void> => {
    // One at a time: each save is based on the one before.
    if (saving.current || closed.current || latest.current.saved) return;
    saving.current = true;
    const sent = latest.current;
    try {
      const { data } = await client.mutate({
        mutation: saveVideoDraftMutation,
        variables: { input: { template, content: JSON.stringify(sent.draft), basedOn: sent.revision } },
      });
      const revision = data?.saveVideoDraft.revision ?? null;
      if (!closed.current) store({ ...latest.current, revision, saved: latest.current.draft === sent.draft });
    } catch (cause) {
      if (codeOf(cause) === 'CONFLICT') await meet(await load().catch(() => null));
      else logFailure('the draft could not be saved on the server', cause);
    } finally {
      saving.current = false;
    }
    if (latest.current.draft !== sent.draft) saveLater();
  };
  const saveLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), savePause);
  };
  /** Compares the server's draft with this one. */
  const meet = async (found: Remote | null): Promise<void> => {
    const { revision, saved, draft: mine } = latest.current;
    if (found === null) {
      // It became a video or was discarded elsewhere. Text written here since then stays.
      if (revision !== null && saved) show({ draft: emptyDraft, revision: null, saved: true });
      else {
        store({ ...latest.current, revision: null });
        if (isBegun(mine)) await save();
      }
    } else if (found.revision === revision) {
      if (saved) setKept('server');
      else await save();
    } else if (saved || !isBegun(mine)) take(found);
    else setRemote(found);
  };

  useEffect(() => {
    closed.current = false;
    load()
      .then(meet, (cause: unknown) => logFailure('the draft could not be loaded', cause))
      .finally(() => setLoaded(true));
    // Another tab or device may have made a video of the draft meanwhile.
    const look = (): void => {
      if (document.visibilityState === 'visible')
        load()
          .then(meet)
          .catch(() => undefined);
    };
    const onStorage = (event: StorageEvent): void => {
      if (isDropped(event, userId, template) && latest.current.saved)
        show({ draft: emptyDraft, revision: null, saved: true });
    };
    document.addEventListener('visibilitychange', look);
    // Changes made offline are saved when the connection returns.
    addEventListener('online', look);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('storage', onStorage);
      clearTimeout(timer.current);
      void save();
    };
    // Once: the component is remounted for another user or template.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const change: ChangeDraft = (how) => {
    show({ ...latest.current, draft: how(latest.current.draft), saved: false });
    if (remote === null) saveLater();
    return latest.current.draft;
  };
  const drop = (): void => {
    clearTimeout(timer.current);
    closed.current = true;
    dropDraft(userId, template);
    client
      .mutate({ mutation: removeVideoDraftMutation, variables: { template } })
      .catch((cause: unknown) => logFailure('the draft could not be removed from the server', cause));
  };
  const startOver = (): void => {
    drop();
    closed.current = false;
    latest.current = { draft: emptyDraft, revision: null, saved: true };
    setRemote(null);
    setDraft(emptyDraft);
  };
  return {
    draft,
    kept,
    loaded,
    change,
    drop,
    startOver,
    other:
      remote === null
        ? null
        : {
            savedAt: remote.savedAt,
            take: () => take(remote),
            keepMine: () => {
              setRemote(null);
              store({ ...latest.current, revision: remote.revision, saved: false });
              void save();
            },
          },
  };
}
