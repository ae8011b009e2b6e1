import type { Dependencies } from '../dependencies.ts';
import { removeOldUploads } from '../providers/recordings/uploads.ts';
import { defineJob } from './engine/define-job.ts';

/** Removes uploads that nobody finished within a day. */
export const oldUploads = ({ files, now }: Pick<Dependencies, 'files' | 'now'>, every = 3_600_000) =>
  defineJob({
    name: 'old-uploads',
    every,
    byDate: true,
    run: async ({ isDoubted }) => (isDoubted ? undefined : removeOldUploads(files, now())),
  });
