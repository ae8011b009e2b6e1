import {
  array,
  boolean,
  catch as withFallback,
  enum as oneOf,
  nullable,
  number,
  object,
  record,
  string,
  type output,
} from 'zod/mini';
import type { GenerateScriptMutation } from '../../../gql/graphql.ts';

/** The script that the server generated from a listing. */
export type GeneratedScript = GenerateScriptMutation['generateScript'];

const text = withFallback(string(), '');
const texts = withFallback(array(string()), []);
const scriptLength = oneOf(['SHORT', 'MEDIUM', 'LONG']);

/**
 * The state of the wizard, which the browser and the server store as JSON between visits. A field that is missing or of
 * another type counts as not filled in.
 */
export const storedDraft = object({
  /** A listing's address on the web, or its text. */
  propertyDetails: text,
  length: withFallback(scriptLength, 'MEDIUM'),
  title: text,
  propertyAddress: text,
  script: text,
  /** The language of the translation; null for an untranslated script. */
  language: withFallback(nullable(oneOf(['SPANISH', 'CHINESE', 'HINDI', 'FARSI'])), null),
  facts: withFallback(array(object({ name: text, value: text, source: text })), []),
  /** Facts that the listing leaves in doubt. A fact is settled once its placeholder is no longer in the script. */
  openFacts: withFallback(
    array(
      object({
        name: text,
        placeholder: text,
        phrase: text,
        question: text,
        candidates: withFallback(array(object({ value: text, words: text, source: text, place: text })), []),
      }),
    ),
    [],
  ),
  /** The length of the script for the listing in each choice of length; empty before a listing was read. */
  lengths: withFallback(array(object({ length: scriptLength, seconds: number(), reached: boolean() })), []),
  /** Statements of the listing that the script leaves out, with the reasons. */
  notes: texts,
  /** Facts in brackets that the generator did not find; available before the first estimate. */
  placeholders: texts,
  /** Pictures of the listing and the user's own, in the order of the video. */
  imageUrls: texts,
  /** The pictures that the user has left out. */
  removedImages: texts,
  avatarId: withFallback(nullable(string()), null),
  screenShare: withFallback(boolean(), false),
  screenShareUrl: text,
  look: withFallback(
    object({
      format: oneOf(['LANDSCAPE', 'PORTRAIT', 'SQUARE']),
      placement: oneOf(['RIGHT', 'LEFT', 'SMALL', 'FULL']),
      captions: boolean(),
      // A draft from before these choices keeps its other fields.
      resolution: withFallback(oneOf(['HD', 'FULL_HD']), 'HD'),
      music: withFallback(boolean(), false),
    }),
    { format: 'LANDSCAPE', placement: 'FULL', captions: true, resolution: 'HD', music: false },
  ),
  /** The captions of pictures, by address. */
  pictureCaptions: withFallback(record(string(), string()), {}),
  /** The listing page's words about a picture, by its address. */
  pictureTexts: withFallback(record(string(), string()), {}),
  /** The pictures that the user has chosen for scenes of the storyboard, by the words of the scene. */
  scenePictures: withFallback(record(string(), array(string())), {}),
  /** The video whose content the draft began with. */
  madeFrom: withFallback(nullable(string()), null),
  /**
   * The last submission. Contains the title that was sent, because a default title has the date and a retry must keep
   * it.
   */
  submission: withFallback(nullable(object({ key: string(), content: string(), title: text })), null),
  /** The uploaded fee sheet of the lender flow. */
  feeSheetId: withFallback(nullable(string()), null),
  /** The lender, and the number in the register of lenders. */
  lender: withFallback(object({ name: text, phone: text, email: text, website: text, licenseNumber: text }), {
    name: '',
    phone: '',
    email: '',
    website: '',
    licenseNumber: '',
  }),
  /** The figures of the sheet that the user has confirmed or corrected, by their key. */
  confirmed: withFallback(record(string(), string()), {}),
});

type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
    : Value;

export type Draft = Immutable<output<typeof storedDraft>>;
export type Fact = Draft['facts'][number];
/** A fact that the listing leaves in doubt, with the listing's statements about it. */
export type OpenFact = Draft['openFacts'][number];
/** The estimate of a script of one length for the listing. */
export type Reach = Draft['lengths'][number];
export type VideoSubmission = NonNullable<Draft['submission']>;
export type Lender = Draft['lender'];

export const emptyDraft: Draft = storedDraft.parse({});

/** Replaces the script with the generated one. Keeps a title or address that the user typed. */
export function withGenerated(draft: Draft, generated: GeneratedScript, previous?: GeneratedScript): Draft {
  const own = (typed: string, written: string | undefined): boolean => typed.trim() !== '' && typed !== written;
  return {
    ...draft,
    script: generated.script,
    language: null,
    title: own(draft.title, previous?.title) ? draft.title : generated.title,
    propertyAddress: own(draft.propertyAddress, previous?.propertyAddress)
      ? draft.propertyAddress
      : generated.propertyAddress,
    facts: generated.facts.map(({ name, value, source }) => ({ name, value, source })),
    openFacts: generated.openFacts.map(({ name, placeholder, phrase, question, candidates }) => ({
      name,
      placeholder,
      phrase,
      question,
      candidates: candidates.map(({ value, words, source, place }) => ({ value, words, source, place })),
    })),
    lengths: generated.lengths.map(({ length, seconds, reached }) => ({ length, seconds, reached })),
    notes: generated.notes,
    placeholders: generated.placeholders,
    imageUrls: [...draft.imageUrls.filter(isOwnPicture), ...generated.imageUrls],
    removedImages: draft.removedImages.filter(isOwnPicture),
    pictureTexts: byAddress(generated.imageUrls, generated.imageTexts),
  };
}

/** Texts of pictures, by the addresses of the pictures; without empty texts. */
export const byAddress = (urls: readonly string[], texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(urls.flatMap((url, at) => (texts[at] ? [[url, texts[at]]] : [])));

/**
 * Replaces the placeholder of an open fact by a value. A candidate replaces the whole phrase ("three bedrooms"), a
 * typed value only the brackets. The address of the draft follows, unless the user typed one.
 */
export function withFact(
  draft: Draft,
  { placeholder, phrase }: OpenFact,
  said: { words: string; typed: boolean },
): Draft {
  const { script } = draft;
  const whole = !said.typed && script.includes(phrase);
  return {
    ...draft,
    script: script.replaceAll(whole ? phrase : placeholder, () => said.words),
    propertyAddress:
      placeholder === '[address]' && draft.propertyAddress.trim() === '' ? said.words : draft.propertyAddress,
  };
}

/** Whether the user uploaded the picture; all others come from the listing. */
export const isOwnPicture = (url: string): boolean => url.startsWith('/api/pictures/own/');

/** Adds a picture that the user uploaded, as the last one; a picture that is already in the draft is selected again. */
export function withOwnPicture(draft: Draft, url: string): Draft {
  const added = draft.imageUrls.includes(url) ? draft : { ...draft, imageUrls: [...draft.imageUrls, url] };
  return withImage(added, url, true);
}

/** Takes a picture that the user uploaded out of the draft. */
export function withoutOwnPicture(draft: Draft, url: string): Draft {
  const { [url]: _caption, ...pictureCaptions } = draft.pictureCaptions;
  return {
    ...withImage(draft, url, true),
    imageUrls: draft.imageUrls.filter((other) => other !== url),
    pictureCaptions,
  };
}

/** Moves a picture to a place in the order, counted from 0. */
export function withPictureAt(draft: Draft, url: string, place: number): Draft {
  const others = draft.imageUrls.filter((other) => other !== url);
  return { ...draft, imageUrls: others.toSpliced(place, 0, url) };
}

/** The picture next to the presenter; null for none. */
export function sharedUrlOf({
  screenShare,
  screenShareUrl,
}: Pick<Draft, 'screenShare' | 'screenShareUrl'>): string | null {
  const typed = screenShareUrl.trim();
  return screenShare && typed !== '' ? typed : null;
}

/** The pictures that the user has not left out. */
export function keptImages({ imageUrls, removedImages }: Draft): readonly string[] {
  return imageUrls.filter((url) => !removedImages.includes(url));
}

/**
 * The pictures that the video will show. A screen-share picture counts as one.
 *
 * @param room the number of pictures that a video shows
 */
export function shownImages(draft: Draft, room: number): readonly string[] {
  const shared = sharedUrlOf(draft) === null ? 0 : 1;
  return keptImages(draft).slice(0, Math.max(0, room - shared));
}

/** Leaves a picture out of the video, or adds it again. */
export function withImage(draft: Draft, url: string, kept: boolean): Draft {
  const others = draft.removedImages.filter((removed) => removed !== url);
  return { ...draft, removedImages: kept ? others : [...others, url] };
}

/** Whether the user has entered anything. */
export function isBegun({
  propertyDetails,
  script,
  title,
  avatarId,
  screenShareUrl,
  feeSheetId,
  lender,
  imageUrls,
}: Draft): boolean {
  const texts = [propertyDetails, script, title, avatarId ?? '', screenShareUrl, feeSheetId ?? ''];
  return imageUrls.length > 0 || [...texts, ...Object.values(lender)].some((value) => value !== '');
}
