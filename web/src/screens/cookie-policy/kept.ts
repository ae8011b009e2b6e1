import { t } from '../../i18n/t.ts';
/** Where a browser keeps an entry. */
export type Place = 'cookie' | 'local storage' | 'session storage' | 'database';

/** One name, or a family of names, that the product writes to a browser. */
export interface Kept {
  /** `{…}` matches any characters but a slash. On https the first three cookies carry a prefix that browsers enforce. */
  readonly name: string;
  readonly place: Place;
  readonly purpose: string;
  readonly until: string;
  /** The file that writes an entry of the storage, below `web/src`; `library` for the sign-in library. */
  readonly writtenBy?: string;
}

export interface KeptSection {
  readonly title: string;
  readonly words: string;
  readonly kept: readonly Kept[];
}

const tabEnd = t('You close the tab');
const signOut = t('You sign in completely or sign out');

/** The data that the product writes, by section. Tests compare it with what the browser keeps. */
export const sections: readonly KeptSection[] = [
  {
    title: t('Strictly necessary'),
    words: t('Without these you could not sign in, stay signed in, pay or upload. They need no consent.'),
    kept: [
      {
        name: 'sid',
        place: 'cookie',
        purpose: t('Your session: who you are, as a random number'),
        until: t('24 hours'),
      },
      {
        name: 'signin_session',
        place: 'cookie',
        purpose: t('Lets the sign-in page recognize you'),
        until: t('24 hours'),
      },
      {
        name: 'signin_page',
        place: 'cookie',
        purpose: t('The sign-in page that is open in this browser'),
        until: t('1 hour'),
      },
      {
        name: 'signin_resume',
        place: 'cookie',
        purpose: t('Where sign-in continues after the password'),
        until: t('1 hour'),
      },
      {
        name: 'signin_{name}.sig',
        place: 'cookie',
        purpose: t('A signature for each of the three above, against forging'),
        until: t('As the cookie that it belongs to'),
      },
      {
        name: 'auth0.{client}.is.authenticated',
        place: 'cookie',
        purpose: t('The sign-in library has signed you in'),
        until: t('1 day'),
        writtenBy: 'library',
      },
      {
        name: '_legacy_auth0.{client}.is.authenticated',
        place: 'cookie',
        purpose: t('The same for old browsers'),
        until: t('1 day'),
        writtenBy: 'library',
      },
      {
        name: 'curbcast-share',
        place: 'cookie',
        purpose: t('You gave the password of a shared video; on that page only'),
        until: t('12 hours'),
      },
      {
        name: '@@auth0spajs@@{part}',
        place: 'local storage',
        purpose: t('Tokens of the sign-in library, while signing in'),
        until: signOut,
        writtenBy: 'library',
      },
      {
        name: 'a0.spajs.txs.{client}',
        place: 'session storage',
        purpose: t('Proof that the sign-in page answered your own request'),
        until: t('Signing in is complete'),
        writtenBy: 'library',
      },
      {
        name: 'curbcast.signInFailures',
        place: 'session storage',
        purpose: t('How often sign-in failed, to prevent an endless loop'),
        until: tabEnd,
        writtenBy: 'screens/sign-in/attempts.ts',
      },
      {
        name: 'curbcast.returnPath',
        place: 'session storage',
        purpose: t('The page that opens after signing in'),
        until: t('You are signed in'),
        writtenBy: 'app/session/returnPath.ts',
      },
      {
        name: 'curbcast.checkout',
        place: 'session storage',
        purpose: t('Your open order, so that reloading the page does not order twice'),
        until: t('The order is paid, or you close the tab'),
        writtenBy: 'screens/checkout/setup.ts',
      },
      {
        name: 'payment_completed',
        place: 'local storage',
        purpose: t('Tells your other tabs that a payment has arrived'),
        until: t('5 seconds'),
        writtenBy: 'features/payments/completedMarker.ts',
      },
      {
        name: 'upload/{recording}/{size}',
        place: 'local storage',
        purpose: t('Where the upload of a recording continues after an interruption'),
        until: t('The upload is complete'),
        writtenBy: 'features/twins/upload.ts',
      },
      {
        name: 'curbcast-recordings',
        place: 'database',
        purpose: t('Your recording for a Digital Twin until it is uploaded, so that a crash loses nothing'),
        until: t('It is uploaded, or you discard it'),
        writtenBy: 'features/twins/keptRecording.ts',
      },
    ],
  },
  {
    title: t('Functionality'),
    words: t('These keep your choices and your unfinished work in this browser. Deleting them loses nothing else.'),
    kept: [
      {
        name: 'curbcast-language',
        place: 'cookie',
        purpose: t('The language of the pages, once you have chosen'),
        until: t('1 year'),
        writtenBy: 'i18n/language.ts',
      },
      {
        name: 'curbcast.theme',
        place: 'local storage',
        purpose: t('Light or dark, once you have chosen'),
        until: t('You delete it'),
        writtenBy: 'theme/mode.ts',
      },
      {
        name: 'curbcast.videoDraft.2.{user}.{kind}',
        place: 'local storage',
        purpose: t('The video that you are preparing'),
        until: t('The video is started, or you start over'),
        writtenBy: 'screens/generate-video/draft/storage.ts',
      },
      {
        name: 'library/{user}/{video}',
        place: 'local storage',
        purpose: t('Where you stopped watching a video of MLS Unlocked'),
        until: t('You watch it to its end'),
        writtenBy: 'screens/video-center/resume.ts',
      },
      {
        name: 'curbcast.onboarding.{user}',
        place: 'local storage',
        purpose: t('The step of the setup that is open'),
        until: t('You delete it'),
        writtenBy: 'screens/onboarding/useStep.ts',
      },
      {
        name: 'curbcast.addCredits',
        place: 'local storage',
        purpose: t('Opens the credit bundles on the dashboard'),
        until: t('The dashboard is open'),
        writtenBy: 'app/addCredits.tsx',
      },
      {
        name: 'curbcast.adminView',
        place: 'session storage',
        purpose: t('For administrators: whether this tab shows their dashboard'),
        until: tabEnd,
        writtenBy: 'app/admin-gate/adminView.ts',
      },
    ],
  },
];

export const everythingKept: readonly Kept[] = sections.flatMap(({ kept }) => kept);

/** Whether the policy lists a name that was found in a browser. */
export const isListed = (place: Place, name: string): boolean =>
  everythingKept.some((entry) => entry.place === place && patternOf(entry.name).test(name));

/** The names that an entry of the policy covers. */
export const patternOf = (name: string): RegExp =>
  new RegExp(`^(?:__(?:Host|Secure)-)?${name.replace(/[.]/gu, '\\.').replace(/\{[^}]*\}/gu, '[^/]+')}$`, 'u');
