import { useRef, useState } from 'react';
import { emptyDraft, type Draft } from './draft.ts';
import { dropDraft, readDraft, storeDraft } from './storage.ts';

export type ChangeDraft = (change: (draft: Draft) => Draft) => Draft;

export interface DraftStore {
  readonly draft: Draft;
  /** False where the browser keeps nothing: a reload would lose the draft. */
  readonly kept: boolean;
  /** Changes the draft and keeps it at once. Gives the new one. */
  readonly change: ChangeDraft;
  /** Forgets what is kept; what is on the screen stays (it is about to go away). */
  readonly drop: () => void;
  /** Begins with an empty draft. */
  readonly startOver: () => void;
}

/** The user's draft: restored from the browser, kept there with every change. */
export function useDraft(userId: string): DraftStore {
  const [draft, setDraft] = useState(() => readDraft(userId));
  const [kept, setKept] = useState(true);
  // Answers of the server come later than the render that asked: they change the draft as it is then.
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
