import type { OwnId } from '../../../domain/ids.ts';
import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Json } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PersonalSeal } from '../../../event-store/index.ts';
import { createMutex } from '../../../lib/mutex.ts';
import type { FileStore } from '../files/port.ts';
import type { VideoTemplate } from '../../../domain/videos/index.ts';
import { say } from '../../../words/index.ts';

/** A video that a user has begun (docs/decisions/0017). */
export interface StoredDraft {
  /** The wizard's own JSON. The server stores it and reads only the names of the user's own pictures in it. */
  readonly content: string;
  /** Identifies this state of the draft. */
  readonly revision: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** One draft per user and template, sealed with the user's key, so that it follows the user to another device. */
export interface DraftStore {
  /** Undefined when there is none. */
  read(userId: string, template: VideoTemplate): Promise<StoredDraft | undefined>;
  /**
   * Replaces the draft. Saving the same content again changes nothing.
   *
   * @param basedOn the revision that was changed; null for a new draft. Throws CONFLICT when another device has saved
   *   since
   */
  save(userId: string, template: VideoTemplate, content: string, basedOn: string | null): Promise<StoredDraft>;
  drop(userId: string, template: VideoTemplate): Promise<void>;
}

/** All drafts of a user start with this. */
export const draftsOf = (userId: OwnId): string => `drafts/${userId}/`;
const keyOf = (userId: OwnId, template: VideoTemplate): string => `${draftsOf(userId)}${template}.json`;

const savedElsewhere = say('DRAFT_CHANGED_ELSEWHERE');

export function createDraftStore(files: FileStore, { seal, open }: PersonalSeal, now: () => number): DraftStore {
  const oneByOne = createMutex();
  const read: DraftStore['read'] = async (userId, template) => {
    const key = keyOf(userId, template);
    const opened = await files.open(key);
    if (!opened) return undefined;
    const sealed = JSON.parse((await buffer(opened.stream)).toString('utf8')) as Json;
    return (await open(userId, key, sealed)) as StoredDraft | undefined;
  };
  return {
    read,
    save: (userId, template, content, basedOn) =>
      oneByOne(keyOf(userId, template), async () => {
        const stored = await read(userId, template);
        if (stored?.content === content) return stored;
        if ((stored?.revision ?? null) !== basedOn) throw new Refusal('CONFLICT', savedElsewhere);
        const draft = {
          content,
          savedAt: now(),
          revision: hash('sha256', `${basedOn ?? ''}\n${content}`).slice(0, 32),
        };
        const key = keyOf(userId, template);
        const sealed = await seal(userId, key, draft);
        if (sealed !== undefined) await files.putBytes(key, Buffer.from(JSON.stringify(sealed)), 'application/json');
        return draft;
      }),
    drop: (userId, template) => files.removeAll(keyOf(userId, template)),
  };
}
