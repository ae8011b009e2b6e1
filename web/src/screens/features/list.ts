/** What a feature needs besides an account, where that depends on the installation. */
export type Need = 'Needs a language model key' | 'Needs card payments by Stripe' | 'Needs the monthly plan';

export interface Feature {
  readonly title: string;
  readonly words: string;
  readonly need?: Need;
}

export interface FeatureSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly features: readonly Feature[];
}

const modelKey: Need = 'Needs a language model key';

/**
 * The sections of the specification (part 3 section 2). Every feature is one that the product has; one that works only
 * with a key says so, since most installations start without keys.
 */
export const sections: readonly FeatureSection[] = [
  {
    id: 'video',
    title: 'AI video generation',
    lead: 'From the address of a listing to a film that you can hand out.',
    features: [
      { title: 'Script from a listing', words: 'Paste the address of the page and get a script with its facts.' },
      { title: 'Facts with their source', words: 'Every fact says where it stands; what is missing is marked.' },
      { title: 'Your own script', words: 'Write or edit it freely, up to 5,000 characters.' },
      { title: 'Suggested edits', words: 'See what would change, line by line, before you accept it.' },
      { title: 'Fair-housing check', words: 'Wording that may break the rules is marked, with the reason.' },
      { title: 'Length and cost as you type', words: 'Both are shown beside the script and follow every word.' },
      { title: 'Three script lengths', words: 'About 30 seconds, 1 minute or 4 minutes.' },
      { title: 'Residential template', words: 'Rooms, light and location first.' },
      { title: 'Commercial template', words: 'A script that speaks to investors and tenants.' },
      { title: 'Lender fee sheets', words: 'Figures are read from the sheet, and you confirm each of them.' },
      { title: 'Stock presenters', words: 'Each with a preview, ready for your first video.' },
      { title: 'Digital Twin', words: 'A presenter made from 2 minutes of your own recording.' },
      { title: 'Consent on file', words: 'A twin starts with your spoken consent, which you can withdraw.' },
      { title: 'Pictures beside the presenter', words: 'From the listing, from a link, or your own.' },
      { title: 'Captions', words: 'In step with the words, in every film unless you switch them off.' },
      { title: 'Landscape, portrait, square', words: 'Three formats, for a website, a phone or a feed.' },
      { title: 'Translation', words: 'Spanish, Chinese (Mandarin), Hindi and Farsi.', need: modelKey },
      { title: 'Scripts by a language model', words: 'Freer wording from the same facts.', need: modelKey },
      { title: 'Your brand', words: 'Your colours, logo and contact data in the film.' },
      { title: 'Progress over a live connection', words: 'Real-time status, with your place in the queue.' },
      { title: 'Drafts that wait', words: 'Close the page and continue later, also on another device.' },
      { title: 'Download', words: 'MP4, WebM or MOV, and the captions as SRT or VTT.' },
    ],
  },
  {
    id: 'business',
    title: 'Business management',
    lead: 'You know what you have, what a video costs, and what became of it.',
    features: [
      { title: 'The price before you start', words: 'The credits of a video are shown before you press Generate.' },
      { title: 'Credits come back', words: 'A video that fails costs nothing: its credits return by themselves.' },
      { title: 'Half-credit steps', words: '1 credit is 1 minute, and 30 seconds cost half a credit.' },
      { title: 'Statement', words: 'Every credit that was granted, held, used or returned, and why.' },
      { title: 'Statement as CSV and JSON', words: 'For your accountant, or for a spreadsheet.' },
      { title: 'Monthly plan', words: 'Credits every 30 days. Cancel whenever you like.' },
      { title: 'Credit bundles', words: 'Paid once, for everyone who is signed in.' },
      { title: 'Free trial', words: '3 credits for your first 30 days, without a card.' },
      { title: 'Invoices as PDF', words: 'One for each payment, on the billing page.' },
      { title: 'Bank confirmation', words: 'Card payments with 3-D Secure, when your bank asks for it.' },
      {
        title: 'Live card payments',
        words: 'Without the key, payments run in test mode.',
        need: 'Needs card payments by Stripe',
      },
      { title: 'Share links', words: 'A page for buyers and sellers, with an expiry and a password if you like.' },
      { title: 'Player for your website', words: 'A line of HTML, and a QR code for the sign in the front yard.' },
      { title: 'Viewing figures', words: 'How often and how far a shared video was watched, without cookies.' },
      { title: 'Analytics', words: 'Videos, credits and views by week, also as CSV.' },
      { title: 'Search and filters', words: 'Find a video by title, address or status.' },
      { title: 'Undo', words: 'A deleted video can be taken back for a moment.' },
      { title: 'E-mail notifications', words: 'When a video is ready or credits run low; you choose which.' },
      { title: 'Webhooks', words: 'Signed messages to your own systems, tried again if they are away.' },
      { title: 'Data export', words: 'Videos, avatars and analytics as JSON or CSV.' },
      { title: 'Everything about you', words: 'Download all your data, or delete your account with it.' },
      { title: 'Passkeys and a second factor', words: 'Sign in without a password, or with a code as well.' },
      { title: 'Your sessions', words: 'See where you are signed in, and sign out elsewhere.' },
      { title: 'Light and dark', words: 'As your device, or as you choose. Everything works by keyboard.' },
    ],
  },
  {
    id: 'library',
    title: 'MLS Unlocked',
    lead: 'A library of expert videos on markets and property, for everyone who is signed in.',
    features: [
      { title: 'Expert videos', words: 'Curated by our team, played in the browser.' },
      { title: 'Four categories', words: 'Market insights, property trends, investment tips, market analysis.' },
      { title: 'Search', words: 'By title, description and tag.' },
      { title: 'Length and views', words: 'On every card, so that you know what you start.' },
      { title: 'Tags', words: 'See at a glance what a video is about.' },
    ],
  },
];

export const featureCount = sections.reduce((sum, { features }) => sum + features.length, 0);
