import { useRef, useState } from 'react';
import { emptyDraft, type Draft } from './draft.ts';
import { dropDraft, readDraft, storeDraft } from './storage.ts';

export type ChangeDraft = (change: (draft: Draft) => Draft) => Draft;

export interface DraftStore {
  readonly draft: Draft;
  /** False if the browser cannot store the draft: a reload would lose it. */
  readonly kept: boolean;
  /** Changes and stores the draft. Returns the new one. */
  readonly change: ChangeDraft;
  /** Removes the stored draft. The screen, which is about to close, keeps its own. */
  readonly drop: () => void;
  /** Starts over with an empty draft. */
  readonly startOver: () => void;
}

/** The user's draft, restored from the browser and stored with every change. */
export function useDraft(userId: string): DraftStore {
  const [draft, setDraft] = useState(() => readDraft(userId));
  const [kept, setKept] = useState(true);
  // Responses arrive after the render that sent the request, and must change the latest draft.
  const latest = useRef(draft);

  const change: ChangeDraft = (how) => {
    latest.current = how(latest.current);
    setDraft(latest.current);
    setKept(storeDraft(userId, latest.current));
    return latest.current;
  };
  const startOver = (): void => {
    latest.current = emptyDraft;
    setDraft(emptyDraft);
    dropDraft(userId);
  };
  return { draft, kept, change, drop: () => dropDraft(userId), startOver };
}
