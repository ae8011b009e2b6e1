import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../files/port.ts';

const note = z.object({
  /** When the job was first seen, UTC milliseconds. */
  since: z.number(),
  /** The recording at HeyGen, as soon as its upload begins. */
  assetId: z.string().optional(),
  /** Whether the recording is at HeyGen as a whole. */
  isUploaded: z.boolean().optional(),
  /** HeyGen's avatar, as soon as it is known. */
  groupId: z.string().optional(),
  /** Its one look, which presents videos. */
  lookId: z.string().optional(),
  /** The page on which the person confirms the consent. */
  consentUrl: z.string().optional(),
  cancelled: z.boolean().optional(),
});

/** The notes about a training that outlive this process. */
export type TwinNote = z.infer<typeof note>;

/** Keeps the notes of trainings in the file store, where every process finds them. */
export function createTwinNotes(files: FileStore) {
  const folderOf = (jobId: string): string => `heygen-twins/${jobId}/`;
  const keyOf = (jobId: string): string => `${folderOf(jobId)}note.json`;
  return {
    async read(jobId: string): Promise<TwinNote | undefined> {
      const opened = await files.open(keyOf(jobId));
      return opened && note.parse(JSON.parse((await buffer(opened.stream)).toString('utf8')));
    },
    async write(jobId: string, value: TwinNote): Promise<void> {
      await files.putBytes(keyOf(jobId), Buffer.from(JSON.stringify(value)), 'application/json');
    },
    remove: (jobId: string): Promise<void> => files.removeAll(folderOf(jobId)),
  };
}

export type TwinNotes = ReturnType<typeof createTwinNotes>;
