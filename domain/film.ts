import { z } from 'zod';

/** How a film looks: what its owner chooses besides script and presenter. */
export const filmFormats = ['landscape', 'portrait', 'square'] as const;

/** The place of the presenter: next to the pictures, or small in a corner over them. */
export const presenterPlacements = ['right', 'left', 'small'] as const;

export const filmOptions = z.object({
  format: z.enum(filmFormats),
  placement: z.enum(presenterPlacements),
  /** Whether captions are drawn into the picture. The separate captions file is made in any case. */
  captions: z.boolean(),
});
export type FilmOptions = z.infer<typeof filmOptions>;

/** The defaults. */
export const defaultFilm: FilmOptions = { format: 'landscape', placement: 'right', captions: true };

const line = z.string().max(120);

/** A user's brand as saved: colours (`#rrggbb`), logo and agent card of the user's films. */
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

/** Colours of the product, for films of users without a brand. */
export const productColours = { primaryColour: '#0b6e63', accentColour: '#3cc4af' } as const;
