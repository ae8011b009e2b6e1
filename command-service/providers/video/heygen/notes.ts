import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../files/port.ts';

const note = z.object({
  /** When the job was first seen, UTC milliseconds. */
  since: z.number(),
  /** The picture behind the presenter, uploaded; null without one. Absent until the pictures are collected. */
  assetId: z.string().nullable().optional(),
  leftOut: z
    .array(
      z.object({
        url: z.string(),
        reason: z.enum(['no_picture', 'unreachable', 'too_large', 'too_many', 'unreadable']),
      }),
    )
    .optional(),
  /** HeyGen's id, as soon as it is known. */
  videoId: z.string().optional(),
  cancelled: z.boolean().optional(),
});

/** The notes about a job that outlive this process. */
export type JobNote = z.infer<typeof note>;

/** Keeps the notes of jobs in the file store, where every process finds them. */
export function createJobNotes(files: FileStore) {
  const keyOf = (jobId: string): string => `heygen/${jobId}/note.json`;
  return {
    async read(jobId: string): Promise<JobNote | undefined> {
      const opened = await files.open(keyOf(jobId));
      return opened && note.parse(JSON.parse((await buffer(opened.stream)).toString('utf8')));
    },
    async write(jobId: string, value: JobNote): Promise<void> {
      await files.putBytes(keyOf(jobId), Buffer.from(JSON.stringify(value)), 'application/json');
    },
    remove: (jobId: string): Promise<void> => files.removeAll(`heygen/${jobId}/`),
  };
}

export type JobNotes = ReturnType<typeof createJobNotes>;
