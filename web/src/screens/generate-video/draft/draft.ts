import type { Submission } from '../../../app/idempotency.ts';
import type { FilmInput, GenerateScriptMutation, ScriptLanguage, ScriptLength } from '../../../gql/graphql.ts';

/** The script that the server generated from a listing. */
export type GeneratedScript = GenerateScriptMutation['generateScript'];
export type Fact = Pick<GeneratedScript['facts'][number], 'name' | 'value' | 'source'>;

/** A fact that the listing leaves in doubt, with what the listing says about it. */
export interface OpenFact extends Omit<GeneratedScript['openFacts'][number], '__typename' | 'candidates'> {
  readonly candidates: readonly Omit<GeneratedScript['openFacts'][number]['candidates'][number], '__typename'>[];
}
/** What a script of one length comes to for the listing. */
export type Reach = Omit<GeneratedScript['lengths'][number], '__typename'>;

/** The last submission of the draft. */
export interface VideoSubmission extends Submission {
  /** The title as it was sent: the default title contains the date, and a repetition must not change it. */
  readonly title: string;
}

/** Who offers the loan (spec part 2 section 3), and the number in the register of lenders. */
export interface Lender {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly licenseNumber: string;
}

/** The state of the wizard. Plain JSON: the browser and the server store it between visits. */
export interface Draft {
  /** A listing's address on the web, or its text. */
  readonly propertyDetails: string;
  readonly length: ScriptLength;
  readonly title: string;
  readonly propertyAddress: string;
  readonly script: string;
  /** The language of the translation; null for an untranslated script. */
  readonly language: ScriptLanguage | null;
  readonly facts: readonly Fact[];
  /** Facts that the listing leaves in doubt; each is settled once its placeholder has left the script. */
  readonly openFacts: readonly OpenFact[];
  /** How long each length would be for the listing; empty before one was read. */
  readonly lengths: readonly Reach[];
  /** What the listing says and the script does not, with the reasons. */
  readonly notes: readonly string[];
  /** Facts in brackets that the generator did not find; available before the first estimate. */
  readonly placeholders: readonly string[];
  /** Pictures of the listing and the user's own, in the order of the film. */
  readonly imageUrls: readonly string[];
  /** The pictures that the user has left out. */
  readonly removedImages: readonly string[];
  readonly avatarId: string | null;
  readonly screenShare: boolean;
  readonly screenShareUrl: string;
  readonly film: FilmInput;
  /** What is written under a picture, by its address. */
  readonly pictureCaptions: Readonly<Record<string, string>>;
  /** The video whose content the draft began with. */
  readonly madeFrom: string | null;
  readonly submission: VideoSubmission | null;
  /** The uploaded fee sheet of the lender flow. */
  readonly feeSheetId: string | null;
  readonly lender: Lender;
  /** The figures of the sheet that the user has confirmed or corrected, by their key. */
  readonly confirmed: Readonly<Record<string, string>>;
}

export const emptyDraft: Draft = {
  propertyDetails: '',
  length: 'MEDIUM',
  title: '',
  propertyAddress: '',
  script: '',
  language: null,
  facts: [],
  openFacts: [],
  lengths: [],
  notes: [],
  placeholders: [],
  imageUrls: [],
  removedImages: [],
  avatarId: null,
  screenShare: false,
  screenShareUrl: '',
  film: { format: 'LANDSCAPE', placement: 'RIGHT', captions: true },
  pictureCaptions: {},
  madeFrom: null,
  submission: null,
  feeSheetId: null,
  lender: { name: '', phone: '', email: '', website: '', licenseNumber: '' },
  confirmed: {},
};

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
  };
}

/**
 * Says a value instead of the placeholder of an open fact. A candidate replaces the whole phrase ("three bedrooms"), a
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

/** Adds a picture that the user uploaded, as the last one; a picture that is there already is used again. */
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

/** What is shown beside the presenter; null for nothing. */
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
 * The pictures that the video will show. A screen-share picture takes one place.
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
