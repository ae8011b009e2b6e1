import { z } from 'zod';
import { brandSchema, videoLookInput } from '../../../../domain/look.ts';
import { imageTypes, videoTypes } from '../../fetch/port.ts';
import { lookIds } from './presenters.ts';

/** Input of the render process: a JSON file in the folder of its job. */
export const renderPlan = z.object({
  folder: z.string(),
  ffmpeg: z.string(),
  threads: z.int().positive(),
  memoryLimitMb: z.number().positive(),
  title: z.string().optional(),
  address: z.string().optional(),
  language: z.string(),
  presenter: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stock'), id: z.enum(lookIds) }),
    /** `model`: the folder with the files of the twin's model. */
    z.object({ kind: z.literal('twin'), name: z.string(), model: z.string() }),
  ]),
  look: videoLookInput,
  brand: brandSchema.optional(),
  /** Whether the folder has the file of the brand's logo. */
  hasLogo: z.boolean(),
  media: z.array(
    z.object({
      path: z.string(),
      contentType: z.enum([...imageTypes, ...videoTypes]),
      caption: z.string().optional(),
      /** Its alternative text on the listing page, and its address there. */
      alternative: z.string().optional(),
      url: z.string(),
      /** The scenes, by their words, that the owner has chosen it for. */
      chosenFor: z.array(z.string()).readonly().optional(),
    }),
  ),
  speech: z.object({
    wav: z.string(),
    durationSeconds: z.number(),
    words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number(), endsSentence: z.boolean() })),
    sounds: z.array(z.object({ at: z.number(), ipa: z.string() })),
    natural: z.boolean(),
  }),
});
export type RenderPlan = z.infer<typeof renderPlan>;

/** Output of the render process: one JSON line per message. */
export const renderMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phase'), phase: z.string() }),
  /** Reads the next picture or video: a sign of life. */
  z.object({ kind: z.literal('reading') }),
  /** Frames finished by the encoder, and their total. */
  z.object({ kind: z.literal('encoded'), frames: z.number(), of: z.number() }),
  /** `unreadable`: indexes of the plan's media that are not pictures. */
  z.object({ kind: z.literal('done'), durationSeconds: z.number(), unreadable: z.array(z.int()) }),
  z.object({ kind: z.literal('failed'), code: z.enum(['too_much_memory', 'renderer_failed']), detail: z.string() }),
]);
export type RenderMessage = z.infer<typeof renderMessage>;

/** The file of the brand's logo in the folder of a job. */
export const logoName = 'logo.webp';

/** File names of a finished job. */
export const resultNames = { video: 'video.mp4', thumbnail: 'thumbnail.jpg', captions: 'captions.vtt' } as const;
