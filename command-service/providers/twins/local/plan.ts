import { z } from 'zod';
import { twinFailures } from '../../../../domain/avatars/index.ts';

/** Input of the training process: a JSON file in the folder of its job. */
export const trainPlan = z.object({
  folder: z.string(),
  ffmpeg: z.string(),
  memoryLimitMb: z.number().positive(),
  recording: z.object({ path: z.string(), contentType: z.string(), durationMs: z.number() }),
});
export type TrainPlan = z.infer<typeof trainPlan>;

const codes = Object.keys(twinFailures) as readonly (keyof typeof twinFailures)[];

/** Output of the training process: one JSON line per message. */
export const trainMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), percent: z.number(), phase: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), code: z.enum(codes), detail: z.string() }),
]);
export type TrainMessage = z.infer<typeof trainMessage>;

/** Files of a finished job besides those of the model. */
export const previewNames = { poster: 'poster.jpg', clip: 'clip.mp4' } as const;
