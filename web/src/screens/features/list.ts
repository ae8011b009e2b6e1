import { t } from '../../i18n/t.ts';
export interface Feature {
  readonly title: string;
  readonly words: string;
  /** A further requirement besides an account, if it depends on the installation. */
  readonly need?: string;
}

export interface FeatureSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly features: readonly Feature[];
}

const modelKey = t('Where available');

/**
 * The sections of the page. The product has every feature on the list. A feature that needs a key says so, since most
 * installations start without keys.
 */
export const sections: readonly FeatureSection[] = [
  {
    id: 'video',
    title: t('AI video generation'),
    lead: t('From a listing’s address to a video that you can send out.'),
    features: [
      { title: t('Script from a listing'), words: t('Paste the address of the page and get a script with its facts.') },
      {
        title: t('Facts with their source'),
        words: t('Every fact shows where it comes from; what is missing is marked.'),
      },
      { title: t('Your own script'), words: t('Write or edit it freely, up to 5,000 characters.') },
      { title: t('Suggested edits'), words: t('See what would change, line by line, before you accept it.') },
      { title: t('Fair-housing check'), words: t('Wording that may break the rules is marked, with the reason.') },
      { title: t('Length and cost as you type'), words: t('Both appear next to the script and change as you type.') },
      { title: t('Three script lengths'), words: t('About 30 seconds, 1 minute or 4 minutes.') },
      { title: t('Residential template'), words: t('Rooms, light and location first.') },
      { title: t('Commercial template'), words: t('A script that speaks to investors and tenants.') },
      { title: t('Lender fee sheets'), words: t('Figures are read from the sheet, and you confirm each of them.') },
      { title: t('Stock presenters'), words: t('Each with a preview, ready for your first video.') },
      { title: t('Digital Twin'), words: t('A presenter made from 2 minutes of your own recording.') },
      { title: t('Consent on file'), words: t('A twin starts with your spoken consent, which you can withdraw.') },
      { title: t('Pictures beside the presenter'), words: t('From the listing, from a link, or your own.') },
      { title: t('Captions'), words: t('In step with the words, in every video unless you switch them off.') },
      { title: t('Landscape, portrait, square'), words: t('Three formats, for a website, a phone or a feed.') },
      { title: t('Translation'), words: t('Spanish, Chinese (Mandarin), Hindi and Farsi.'), need: modelKey },
      { title: t('Scripts by a language model'), words: t('Freer wording from the same facts.'), need: modelKey },
      { title: t('Your brand'), words: t('Your colors, logo and contact data in the video.') },
      { title: t('Progress over a live connection'), words: t('Real-time status, with your place in the queue.') },
      { title: t('Drafts that wait'), words: t('Close the page and continue later, also on another device.') },
      { title: t('Download'), words: t('MP4, WebM or MOV, and the captions as SRT or VTT.') },
    ],
  },
  {
    id: 'business',
    title: t('Business management'),
    lead: t('Costs and credits, always in view.'),
    features: [
      {
        title: t('The price before you start'),
        words: t('The credits of a video are shown before you press Generate.'),
      },
      {
        title: t('Credits come back'),
        words: t('A video that fails costs nothing: its credits return by themselves.'),
      },
      { title: t('Half-credit steps'), words: t('1 credit is 1 minute, and 30 seconds cost half a credit.') },
      { title: t('Statement'), words: t('Every credit that was granted, held, used or returned, and why.') },
      { title: t('Statement as CSV and JSON'), words: t('For your accountant, or for a spreadsheet.') },
      { title: t('Monthly plan'), words: t('Credits every 30 days. Cancel whenever you like.') },
      { title: t('Credit bundles'), words: t('Paid once, for everyone who is signed in.') },
      { title: t('Free trial'), words: t('3 credits for your first 30 days, without a card.') },
      { title: t('Invoices as PDF'), words: t('One for each payment, on the billing page.') },
      { title: t('Bank confirmation'), words: t('Card payments with 3-D Secure, when your bank asks for it.') },
      {
        title: t('Live card payments'),
        words: t('Without the key, payments run in test mode.'),
        need: t('Needs card payments by Stripe'),
      },
      {
        title: t('Share links'),
        words: t('A page for buyers and sellers, with an expiry and a password if you like.'),
      },
      {
        title: t('Player for your website'),
        words: t('A line of HTML, and a QR code for the sign in the front yard.'),
      },
      { title: t('Viewing figures'), words: t('How often and how far a shared video was watched, without cookies.') },
      { title: t('Analytics'), words: t('Videos, credits and views by week, also as CSV.') },
      { title: t('Search and filters'), words: t('Find a video by title, address or status.') },
      { title: t('Undo'), words: t('You can undo a deletion for a moment.') },
      { title: t('Email notifications'), words: t('When a video is ready or credits run low; you choose which.') },
      { title: t('Webhooks'), words: t('Signed messages to your own systems, sent again if they don’t answer.') },
      { title: t('Data export'), words: t('Videos, avatars and analytics as JSON or CSV.') },
      { title: t('Everything about you'), words: t('Download all your data, or delete your account with it.') },
      { title: t('Passkeys and a second factor'), words: t('Sign in without a password, or with a code as well.') },
      { title: t('Your sessions'), words: t('See where you are signed in, and sign out elsewhere.') },
      { title: t('Light and dark'), words: t('It follows your device or your choice. Everything works by keyboard.') },
    ],
  },
  {
    id: 'library',
    title: t('MLS Unlocked'),
    lead: t('A library of expert videos on markets and property, for everyone who is signed in.'),
    features: [
      { title: t('Expert videos'), words: t('Curated by our team, played in the browser.') },
      { title: t('Four categories'), words: t('Market insights, property trends, investment tips, market analysis.') },
      { title: t('Search'), words: t('By title, description and tag.') },
      { title: t('Length and views'), words: t('On every card, so you know what you are starting.') },
      { title: t('Tags'), words: t('See at a glance what a video is about.') },
    ],
  },
];

export const featureCount = sections.reduce((sum, { features }) => sum + features.length, 0);
