import { z } from 'zod';
import { imageTypes } from '../../fetch/port.ts';
import { lookIds } from './presenters.ts';

/** What the render process is told, as a JSON file in its job's folder. */
export const renderPlan = z.object({
  folder: z.string(),
  ffmpeg: z.string(),
  threads: z.int().positive(),
  memoryLimitMb: z.number().positive(),
  title: z.string(),
  address: z.string().optional(),
  language: z.string(),
  presenter: z.enum(lookIds),
  media: z.array(z.object({ path: z.string(), contentType: z.enum(imageTypes) })),
  speech: z.object({
    wav: z.string(),
    durationSeconds: z.number(),
    words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number(), endsSentence: z.boolean() })),
    sounds: z.array(z.object({ at: z.number(), ipa: z.string() })),
  }),
});
export type RenderPlan = z.infer<typeof renderPlan>;

/** What the render process says, one JSON line each on its standard output. */
export const renderMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phase'), phase: z.string() }),
  /** Frames that the encoder has finished, of how many. */
  z.object({ kind: z.literal('encoded'), frames: z.number(), of: z.number() }),
  /** `unreadable`: the places of pictures in the plan that turned out to be none. */
  z.object({ kind: z.literal('done'), durationSeconds: z.number(), unreadable: z.array(z.int()) }),
  z.object({ kind: z.literal('failed'), code: z.enum(['too_much_memory', 'renderer_failed']), detail: z.string() }),
]);
export type RenderMessage = z.infer<typeof renderMessage>;

/** The files of a finished job in its folder. */
export const resultNames = { video: 'video.mp4', thumbnail: 'thumbnail.jpg', captions: 'captions.vtt' } as const;
