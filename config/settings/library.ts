import { z } from 'zod';
import { takes } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The library of educational videos, MLS Unlocked. */
export const library = defineSettings({
  /** Puts the lessons that ship with the product into the library (docs/decisions/0021-lessons.md). */
  LIBRARY_LESSONS: z
    .enum(['on', 'off'], takes('on or off'))
    .default('on')
    .transform((value) => value === 'on'),
});
