import { z } from 'zod';
import { script } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { videoOrderInput } from '../../../domain/videos/index.ts';

const mostListingText = 20_000;
const noScript = issue('SCRIPT_MISSING');
const noLanguage = issue('LANGUAGE_MISSING');

const writtenScript = script.refine((text) => text.trim() !== '', noScript);

/** `POST /api/estimate-script` and `scriptEstimate`; the script may be blank. */
export const estimateScriptInput = z.object({ script });

/** `storyboard`: the parts of an order that decide what is shown; the script may be blank. */
export const storyboardInput = videoOrderInput
  .pick({ propertyAddress: true, imageUrls: true, pictureCaptions: true, pictureTexts: true, pictureScenes: true })
  .extend({ script });

/**
 * `POST /api/generate-script-from-profile` and `generateScript`. A URL in the details is validated when it is fetched.
 */
export const generateScriptInput = z.object({
  propertyDetails: z
    .string()
    .max(mostListingText, issue('LISTING_TEXT_TOO_LONG', { most: mostListingText.toLocaleString('en-US') }))
    .refine((text) => text.trim() !== '', issue('ENTER_PROPERTY_URL')),
  duration: z
    .enum(['short', 'medium', 'long'])
    .nullish()
    .transform((value) => value ?? ('medium' as const)),
});

/** `POST /api/optimize-script` and `optimizeScript`. */
export const optimizeScriptInput = z.object({ script: writtenScript });

/** `POST /api/translate-script` and `translateScript`. */
export const translateScriptInput = z.object({
  script: writtenScript,
  language: z.enum(['spanish', 'chinese', 'hindi', 'farsi'], noLanguage),
});
