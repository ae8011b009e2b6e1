import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../files/port.ts';
import type { LeftOutPicture, ProviderFile, RenderResult } from '../port.ts';

/** One renderer's result of a job: under its fencing token, so that a late renderer overwrites nothing. */
const folderOf = (jobId: string, token: number): string => `renders/${jobId}/${token}/`;

const note = z.object({
  durationSeconds: z.number(),
  costCents: z.number().optional(),
  renderMs: z.number().optional(),
  leftOut: z
    .array(
      z.object({
        url: z.string(),
        reason: z.enum(['no_picture', 'unreachable', 'too_large', 'too_many', 'unreadable']),
      }),
    )
    .optional(),
});

const parts = { video: 'video.mp4', thumbnail: 'thumbnail.jpg', captions: 'captions.vtt' } as const;

/** Stores the result of a job. The note comes last: a result that has one is complete. */
export async function storeResult(
  files: FileStore,
  jobId: string,
  token: number,
  { result, leftOut }: { readonly result: RenderResult; readonly leftOut?: readonly LeftOutPicture[] },
): Promise<void> {
  const folder = folderOf(jobId, token);
  for (const part of ['thumbnail', 'captions', 'video'] as const) {
    const { contentType, open } = result[part];
    await files.putStream(folder + parts[part], await open(), contentType);
  }
  const { durationSeconds, costCents, renderMs } = result;
  const bytes = Buffer.from(JSON.stringify({ durationSeconds, costCents, renderMs, leftOut }));
  await files.putBytes(`${folder}result.json`, bytes, 'application/json');
}

/** The stored result of a job. Throws when a part of it is missing. */
export async function readResult(files: FileStore, jobId: string, token: number) {
  const folder = folderOf(jobId, token);
  const open = async (name: string): Promise<Readable> => {
    const opened = await files.open(folder + name);
    if (opened === undefined) throw new Error(`The result ${folder}${name} is not in the file store`);
    return opened.stream;
  };
  const { leftOut, durationSeconds, costCents, renderMs } = note.parse(
    JSON.parse(await text(await open('result.json'))),
  );
  const file = (part: keyof typeof parts, contentType: string): ProviderFile => ({
    contentType,
    open: () => open(parts[part]),
  });
  return {
    result: {
      video: file('video', 'video/mp4'),
      thumbnail: file('thumbnail', 'image/jpeg'),
      captions: file('captions', 'text/vtt'),
      durationSeconds,
      ...(costCents === undefined ? {} : { costCents }),
      ...(renderMs === undefined ? {} : { renderMs }),
    },
    ...(leftOut === undefined ? {} : { leftOut }),
  };
}

/** Removes what one renderer made, or everything of a job. */
export const removeResult = (files: FileStore, jobId: string, token?: number): Promise<void> =>
  files.removeAll(token === undefined ? `renders/${jobId}/` : folderOf(jobId, token));
