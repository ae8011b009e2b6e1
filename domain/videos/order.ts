import { z } from 'zod';
import { limits } from '../catalog.ts';
import { id, list, optional, script, shortText, text, webAddress } from '../fields.ts';
import { defaultLook, videoLook, videoLookInput } from '../look.ts';
import { issue } from '../issue.ts';
import { personal } from '../personal.ts';
import { dayOf } from '../time.ts';

const incomplete = issue('SCRIPT_AND_AVATAR_MISSING');
/** The subject of a video: the flow of the wizard that made it. Other programs may omit it. */
export const videoTemplates = ['residential', 'commercial', 'lender', 'custom'] as const;
export type VideoTemplate = (typeof videoTemplates)[number];

const ownPicture = /^\/api\/pictures\/own\/[0-9a-f]{64}\.webp$/;
const { captionCharacters, orderPictures, pictureTextCharacters, scriptCharacters, titleCharacters } = limits;

const tooManyScenes = issue('PICTURE_SCENES_TOO_LONG', { most: scriptCharacters });
const sceneWords = z.string().max(scriptCharacters, tooManyScenes).trim();
/** All scenes of a script together are no longer than the script. */
const isWithinScript = (scenes: readonly string[]): boolean =>
  scenes.reduce((sum, words) => sum + words.length, 0) <= scriptCharacters;

const title = z
  .string()
  .max(titleCharacters, issue('TITLE_TOO_LONG', { most: titleCharacters }))
  .trim();

/** A title that is suggested for a video, cut to the length that a title may have. */
export const suggestedTitle = (suggestion: string): string => suggestion.slice(0, titleCharacters);

/**
 * The fields of a video order, in their only definition: the input of `startVideo` and `POST /api/videos`, the
 * event, the document, the data export and the OpenAPI document spread it or derive from it.
 */
export const videoOrder = z.object({
  script: personal(
    z
      .string(incomplete)
      .refine((words) => words.trim() !== '', incomplete)
      .pipe(script.trim()),
  ),
  avatarId: z.string(incomplete).trim().min(1, incomplete).max(shortText),
  /** Blank for the default title. */
  title: personal(title),
  propertyAddress: personal(text('propertyAddress', limits.addressCharacters)),
  screenShareUrl: personal(webAddress('screenShareUrl').nullable()),
  /**
   * Pictures of the listing that the script was made from, and paths of the user's own pictures, in the order of the
   * video.
   */
  imageUrls: personal(
    list(
      webAddress('imageUrls', (path) => ownPicture.test(path)),
      orderPictures,
      issue('ORDER_PICTURES', { most: orderPictures }),
    ),
  ),
  /** The caption of each picture, in the same order; a shorter list leaves the last ones without. */
  pictureCaptions: personal(
    list(
      z
        .string()
        .max(captionCharacters, issue('CAPTION_TOO_LONG', { most: captionCharacters }))
        .trim(),
      orderPictures,
    ),
  ),
  /**
   * The listing page's words about each picture, in the same order; they decide which words the picture is shown with.
   */
  pictureTexts: personal(
    list(
      z
        .string()
        .max(pictureTextCharacters, issue('PICTURE_TEXT_TOO_LONG', { most: pictureTextCharacters }))
        .trim(),
      orderPictures,
    ),
  ),
  /**
   * For each picture, in the same order, the scenes of the storyboard that the owner has chosen it for, by their words.
   * Other scenes get the pictures that fit them.
   */
  pictureScenes: personal(
    list(list(sceneWords, scriptCharacters).refine(isWithinScript, tooManyScenes), orderPictures),
  ),
  look: videoLook,
  /** The owner's video whose content this one began with; null for a fresh one. */
  madeFrom: id.nullable(),
  template: z.enum(videoTemplates, `template must be one of ${videoTemplates.join(', ')}.`),
});
export type VideoOrder = Readonly<z.output<typeof videoOrder>>;

/** The defaults of optional fields. */
export const plainOrder: Omit<VideoOrder, 'script' | 'avatarId'> = {
  title: '',
  propertyAddress: '',
  screenShareUrl: null,
  imageUrls: [],
  pictureCaptions: [],
  pictureTexts: [],
  pictureScenes: [],
  look: defaultLook,
  madeFrom: null,
  template: 'custom',
};

/** The title of a video whose owner gave it none, with the day in UTC. */
export const defaultTitle = (now: Date): string => `Property Video - ${dayOf(now.getTime())}`;

/** Whether a title is the default one, as the server makes it or a client in its user's language. */
export const isDefaultTitle = (title: string): boolean =>
  /^(?:Property Video|Video de la propiedad) - \d{4}-\d{2}-\d{2}$/.test(title.trim());

const { shape } = videoOrder;
const blankToNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

/** The order that callers send: only script and presenter are required. */
export const videoOrderInput = z.object(
  {
    ...shape,
    title: optional(shape.title, plainOrder.title),
    propertyAddress: optional(shape.propertyAddress, plainOrder.propertyAddress),
    screenShareUrl: z.preprocess(blankToNull, optional(shape.screenShareUrl, plainOrder.screenShareUrl)),
    imageUrls: optional(shape.imageUrls, plainOrder.imageUrls),
    pictureCaptions: optional(shape.pictureCaptions, plainOrder.pictureCaptions),
    pictureTexts: optional(shape.pictureTexts, plainOrder.pictureTexts),
    pictureScenes: optional(shape.pictureScenes, plainOrder.pictureScenes),
    look: optional(videoLookInput, plainOrder.look),
    madeFrom: optional(shape.madeFrom, plainOrder.madeFrom),
    template: optional(shape.template, plainOrder.template),
  },
  incomplete,
);

/** The title that an owner gives a video later. */
export const videoTitle = z.object({
  title: title.min(1, issue('TITLE_MISSING')),
});

const blank: VideoOrder = { ...plainOrder, script: '', avatarId: '' };

/**
 * The order within an event or a document. Personal fields of an erased owner, which are null, become blank. A field of
 * the look that is newer than the order gets the default for callers that do not send it.
 */
export const orderOf = (source: VideoOrder): VideoOrder =>
  ({
    ...Object.fromEntries(
      (Object.keys(shape) as (keyof VideoOrder)[]).map((field) => [field, source[field] ?? blank[field]]),
    ),
    look: { ...blank.look, ...source.look },
  }) as object as VideoOrder;
