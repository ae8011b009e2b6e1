import type { Submission } from '../../../app/idempotency.ts';
import type { GenerateScriptMutation, ScriptLanguage, ScriptLength } from '../../../gql/graphql.ts';

/** What the server made of a listing. */
export type GeneratedScript = GenerateScriptMutation['generateScript'];
export type Fact = Pick<GeneratedScript['facts'][number], 'name' | 'value' | 'source'>;

/** The last submission of the draft. */
export interface VideoSubmission extends Submission {
  /** The title as it was sent: the default title contains the date, and a repetition must not change it. */
  readonly title: string;
}

/** Everything that a user has put into the wizard. Plain JSON: it is kept in the browser between visits. */
export interface Draft {
  /** A listing's address on the web, or its text. */
  readonly propertyDetails: string;
  readonly length: ScriptLength;
  readonly title: string;
  readonly propertyAddress: string;
  readonly script: string;
  /** The language that the script was translated into; null as it was written. */
  readonly language: ScriptLanguage | null;
  readonly facts: readonly Fact[];
  /** Bracketed facts that the writer could not find; known before the first estimate comes. */
  readonly placeholders: readonly string[];
  /** Pictures of the listing, in their order. */
  readonly imageUrls: readonly string[];
  /** Those of them that are not to be shown. */
  readonly removedImages: readonly string[];
  readonly avatarId: string | null;
  readonly screenShare: boolean;
  readonly screenShareUrl: string;
  readonly submission: VideoSubmission | null;
}

export const emptyDraft: Draft = {
  propertyDetails: '',
  length: 'MEDIUM',
  title: '',
  propertyAddress: '',
  script: '',
  language: null,
  facts: [],
  placeholders: [],
  imageUrls: [],
  removedImages: [],
  avatarId: null,
  screenShare: false,
  screenShareUrl: '',
  submission: null,
};

/** What the server wrote takes the place of the script before it; a title or address typed by hand stays. */
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
    placeholders: generated.placeholders,
    imageUrls: generated.imageUrls,
    removedImages: [],
  };
}

/** The listing's pictures that were not taken out. */
export function keptImages({ imageUrls, removedImages }: Draft): readonly string[] {
  return imageUrls.filter((url) => !removedImages.includes(url));
}

/**
 * Those of them that the video will show; a screen-share picture comes first and takes a place.
 *
 * @param room pictures that a video shows
 */
export function shownImages(draft: Draft, room: number): readonly string[] {
  const shared = draft.screenShare && draft.screenShareUrl.trim() !== '' ? 1 : 0;
  return keptImages(draft).slice(0, Math.max(0, room - shared));
}

/** Takes one picture out of the video, or back in. */
export function withImage(draft: Draft, url: string, kept: boolean): Draft {
  const others = draft.removedImages.filter((removed) => removed !== url);
  return { ...draft, removedImages: kept ? others : [...others, url] };
}

/** Whether there is anything in it that somebody would miss. */
export function isBegun({ propertyDetails, script, title, avatarId, screenShareUrl }: Draft): boolean {
  return [propertyDetails, script, title, avatarId ?? '', screenShareUrl].some((value) => value !== '');
}
