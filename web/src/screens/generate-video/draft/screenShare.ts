import type { Draft } from './draft.ts';
import { t } from '../../../i18n/t.ts';

const directLink = /\.(?:jpe?g|png|gif|webp|mp4|mov|avi|webm)(?:\?.*)?$/iu;

/** The listing's address; empty if the user entered the listing's text. */
export function propertyUrlOf({ propertyDetails }: Pick<Draft, 'propertyDetails'>): string {
  const typed = propertyDetails.trim();
  return /^https?:\/\/\S+$/iu.test(typed) ? typed : '';
}

/** Switching on fills in the property URL of step 1, if there is one; switching off clears the URL. */
export function withScreenShare(draft: Draft, on: boolean): Draft {
  return { ...draft, screenShare: on, screenShareUrl: on ? propertyUrlOf(draft) : '' };
}

/**
 * Opening the step fills an empty URL with the one of step 1. The URL is shown and used only while the switch is on.
 */
export function withFilledUrl(draft: Draft): Draft {
  const propertyUrl = propertyUrlOf(draft);
  return draft.screenShareUrl.trim() === '' && propertyUrl !== '' ? { ...draft, screenShareUrl: propertyUrl } : draft;
}

/** The error of a URL that the server would reject; undefined for a valid one. */
export function problemOfUrl(url: string): string | undefined {
  const typed = url.trim();
  const wellFormed =
    typed === '' || (/^https?:\/\/\S+$/iu.test(typed) && URL.canParse(typed) && new URL(typed).username === '');
  return wellFormed
    ? undefined
    : t('Please enter an address that starts with http:// or https:// and has no user name in it.');
}

/**
 * Whether to warn that a URL is not a direct link to an image or video. Exempt are this host and content delivery
 * networks (`cdn.`), whose URLs often have no extension. The warning blocks nothing.
 *
 * @param host the host of this page, e.g. `curbcast.example`
 */
export function deservesWarning(url: string, host: string): boolean {
  const typed = url.trim();
  return typed !== '' && !directLink.test(typed) && !typed.includes('cdn.') && !typed.includes(host);
}
