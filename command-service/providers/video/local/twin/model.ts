import { z } from 'zod';
import { voiceIds } from '../../../voice/port.ts';

/**
 * A place in a picture for the coordinates of a face: the point (u, v) of the face is at (x + a u - b v, y + b u + a
 * v). The unit of the face is the distance between the outer corners of its eyes, its origin the middle between them.
 */
const place = z.object({ x: z.number(), y: z.number(), a: z.number(), b: z.number() });
export type Place = z.infer<typeof place>;

const points = z.array(z.number());

/** The mouths of a person: pictures of the lower face in a few shapes, all of one size, one below the other. */
const mouths = z.object({
  /** The part of the face that each picture shows, in units of the face. */
  left: z.number(),
  top: z.number(),
  /** Pixels per unit, and size of a picture in pixels. */
  density: z.number().positive(),
  width: z.int().min(16).max(512),
  height: z.int().min(16).max(512),
  shapes: z
    .array(
      z.object({
        /** From 0, closed, to 1, as open as the person opens it; from -1, pursed, to 1, spread. */
        open: z.number(),
        wide: z.number(),
        /** Points of the lips and the chin in units of the face, x and y in turn; the same points for each shape. */
        points,
      }),
    )
    .min(2)
    .max(12),
});
export type Mouths = z.infer<typeof mouths>;

/** The data of a trained twin besides its pictures: the file `model.json`. */
export const twinModel = z.object({
  version: z.literal(1),
  /** The built-in voice that is nearest to the person's. */
  voice: z.enum(voiceIds),
  /** Size of the loop in pixels; both are even. */
  width: z.int().min(64).max(1920),
  height: z.int().min(64).max(1920),
  /** Where the face is in each frame of the loop. The loop has 25 frames a second and ends where it begins. */
  places: z.array(place).min(25).max(1000),
  mouths,
});
export type TwinModel = z.infer<typeof twinModel>;

/** The files of a model: its description, the loop (H.264) without sound, and the pictures of the mouths. */
export const modelNames = { model: 'model.json', loop: 'loop.mp4', mouths: 'mouths.png' } as const;
