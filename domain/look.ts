import { z } from 'zod';
import { optional } from './fields.ts';

/** How a video looks: what its owner chooses besides script and presenter. */
export const videoFormats = ['landscape', 'portrait', 'square'] as const;

/**
 * The place of the presenter: next to the pictures, small in a corner over them, or likewise over pictures that fill
 * the frame. A video without pictures has nothing to fill it with: there `full` is `right`.
 */
export const presenterPlacements = ['right', 'left', 'small', 'full'] as const;

/** How sharp a video is: 720 or 1080 pixels on its shorter side. A square video has 1080 in any case. */
export const videoResolutions = ['hd', 'full_hd'] as const;

export const videoLook = z.object({
  format: z.enum(videoFormats),
  placement: z.enum(presenterPlacements),
  /** Whether captions are drawn into the picture. The separate captions file is made in any case. */
  captions: z.boolean(),
  resolution: z.enum(videoResolutions),
  /** Whether quiet music plays under the voice. */
  music: z.boolean(),
});
export type VideoLook = z.infer<typeof videoLook>;

/** How a video looks when its order says nothing. */
export const defaultLook: VideoLook = {
  format: 'landscape',
  placement: 'full',
  captions: true,
  resolution: 'hd',
  music: false,
};

const { resolution, music } = videoLook.shape;
/** A look as callers send it, or as it is in an order that is older than some of its fields. */
export const videoLookInput = z.object({
  ...videoLook.shape,
  resolution: optional(resolution, defaultLook.resolution),
  music: optional(music, defaultLook.music),
});

const line = z.string().max(120);

/** A user's brand as saved: colors (`#rrggbb`), logo and agent card of the user's videos. */
export const brandSchema = z.object({
  /** Background of the cards. */
  primaryColour: line,
  /** Lines and the current word of captions. */
  accentColour: line,
  /** Path of the logo on our origin; null without one. */
  logoUrl: z.string().max(500).nullable(),
  /** The agent card of the outro; empty lines are not shown. */
  agent: z.object({ name: line, title: line, company: line, phone: line, email: line, licence: line }),
});
export type Brand = z.infer<typeof brandSchema>;
export type AgentCard = Brand['agent'];

/** Colors of the product, for videos of users without a brand. */
export const productColours = { primaryColour: '#0b6e63', accentColour: '#3cc4af' } as const;
