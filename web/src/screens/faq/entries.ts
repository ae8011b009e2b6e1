import type { Text } from '../../i18n/es/index.ts';
import { known } from '../../i18n/t.ts';

/** The categories, in the order of the page. */
export const categories = [
  'Getting Started',
  'Pricing & Credits',
  'AI Avatars',
  'Video Creation',
  'Languages & Translation',
  'Technical Questions',
  'Business Use Cases',
  'Troubleshooting',
] as const;
export type Category = (typeof categories)[number];

export interface Entry {
  /** The anchor of the entry: `/faq#what-is-a-credit`. */
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
  /** The current price, where the answer quotes another figure. */
  readonly today?: string;
}

/** Words as a part of an address: `Pricing & Credits` becomes `pricing-credits`. */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Entries by their English texts. Their anchors are the same in both languages. */
interface EnglishEntry {
  readonly question: Text;
  readonly answer: Text;
  readonly today?: Text;
}

const of = (category: Category, ...entries: readonly EnglishEntry[]): readonly Entry[] =>
  entries.map(({ question, answer, today }) => ({
    id: anchorOf(question),
    category,
    question: known(question),
    answer: known(answer),
    ...(today === undefined ? {} : { today: known(today) }),
  }));

/** The entries in which every word of the search occurs. */
export function entriesWith(search: string): readonly Entry[] {
  const words = search.toLowerCase().split(/\s+/u);
  return entries.filter(({ question, answer, today = '' }) => {
    const text = `${question} ${answer} ${today}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The questions and answers for search engines (schema.org, FAQPage). */
export const structuredData = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer, today }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: today === undefined ? answer : `${answer} ${today}` },
  })),
});

/** 30 entries in 8 categories. */
export const entries: readonly Entry[] = [
  ...of(
    'Getting Started',
    {
      question: 'What does Curbcast do?',
      answer:
        'It turns a property listing or a lender’s fee sheet into a video: a script, a presenter who speaks it, pictures beside the presenter, and captions.',
    },
    {
      question: 'How do I make my first video?',
      answer:
        'Create an account and open Generate Video. Paste the address of a listing, let the script be written or write your own, choose a presenter, and press Generate. The video appears in My Videos.',
    },
    {
      question: 'How long does it take until a video is ready?',
      answer: '5-10 minutes, depending on its length. My Videos shows the progress while you wait.',
      today: 'A short video usually takes about 5 minutes.',
    },
    {
      question: 'Can I try it before I pay?',
      answer:
        'Yes. A new account has 3 credits for its first 30 days, enough for 3 minutes of video. No card is needed.',
    },
  ),
  ...of(
    'Pricing & Credits',
    {
      question: 'How much does the subscription cost?',
      answer: 'The subscription is $75 per month and includes 3 credits.',
      today: "Today's standard plan: $99 with 5 credits",
    },
    {
      question: 'What is a credit?',
      answer:
        '1 credit pays for 1 minute of video, charged in steps of half a credit. You see what a video costs before you start it.',
    },
    {
      question: 'How can I get more credits?',
      answer:
        'By credit bundles, which are paid once: Starter Pack (10 credits, $177.50), Growth Bundle (25 credits, $400), Volume Pro (50 credits, $725) and Marketing Power (100 credits, $1,325). Everyone who is signed in can buy them.',
    },
    {
      question: 'Do credits expire?',
      answer:
        'Credits of the plan are for their period and do not roll over. Your statement shows when bundle credits expire. Credits that expire first are used first.',
    },
    {
      question: 'What happens to my credits when a video fails?',
      answer:
        'They are refunded automatically. Your statement shows each credit that was held, used or returned, and why.',
    },
    {
      question: 'Can I cancel at any time?',
      answer:
        'Yes, on the billing page. The subscription then ends with its paid period, and you can reactivate it until that day. Bundle credits stay usable.',
    },
  ),
  ...of(
    'AI Avatars',
    {
      question: 'Which presenters can I choose from?',
      answer: 'From the stock presenters in the wizard’s second step. Each has a preview.',
    },
    {
      question: 'What is a Digital Twin?',
      answer: 'A presenter made from your own recording: it looks like you and speaks your scripts.',
    },
    {
      question: 'How much does a Digital Twin cost?',
      answer: '$350-450, paid once. A second and every later one is 10% less.',
      today: 'Currently $350, later ones $315',
    },
    {
      question: 'How is a Digital Twin recorded?',
      answer:
        'Open Digital Twins, record yourself in the browser or upload a recording: you consent by reading a statement aloud and then speak for 2 minutes. One credit for a Digital Twin pays for it; it comes back if the twin cannot be made.',
    },
  ),
  ...of(
    'Video Creation',
    {
      question: 'Where does the script come from?',
      answer:
        'From the listing’s own facts, such as price, rooms and size. A fact that the page does not state is marked in the script, so that you fill it in; nothing is invented.',
    },
    {
      question: 'Can I change the script?',
      answer: 'Yes. It is a text field: edit it freely, up to 5,000 characters. Length and cost follow as you type.',
    },
    {
      question: 'Can I show pictures or a video beside the presenter?',
      answer: 'Yes. In the wizard’s third step, give the link of an image or a video.',
    },
    {
      question: 'What do I need to know about lengths?',
      answer:
        'Scripts for listings are written for about 30 seconds, 1 minute or 4 minutes, those for fee sheets for up to 5 minutes. The cost follows from the finished length.',
    },
  ),
  ...of(
    'Languages & Translation',
    {
      question: 'Which languages can a script be translated into?',
      answer: 'Spanish, Chinese (Mandarin), Hindi and Farsi.',
    },
    {
      question: 'How do I translate a script?',
      answer:
        'Choose the language below the script and press Translate. Where translation is not available, the wizard says so.',
    },
    {
      question: 'Are captions translated, too?',
      answer: 'Captions follow the script, so they are in its language.',
    },
  ),
  ...of(
    'Technical Questions',
    {
      question: 'Do I have to install anything?',
      answer: 'No. A current version of Chrome, Edge, Firefox or Safari is enough, on a computer, tablet or phone.',
    },
    {
      question: 'Which fee sheets can I upload?',
      answer: 'PDF, JPEG, PNG and plain text, up to 10 MB. A sheet is deleted after 30 days, or earlier by you.',
    },
    {
      question: 'How is my payment protected?',
      answer:
        'Your card’s number goes to the payment provider and never to us. Prices are set by our server and shown before you pay.',
    },
  ),
  ...of(
    'Business Use Cases',
    {
      question: 'Who is Curbcast for?',
      answer: 'For real-estate agents, builders and developers, and mortgage lenders.',
    },
    {
      question: 'Can a lender use it without a listing?',
      answer:
        'Yes. Choose Lender Fee Sheet under Generate Video: the figures are read from the sheet, you confirm them, and the script explains them.',
    },
    {
      question: 'Can I use it for commercial property?',
      answer: 'Yes. Choose Commercial Property under Generate Video; the script then speaks to investors and tenants.',
    },
  ),
  ...of(
    'Troubleshooting',
    {
      question: 'My video has failed. What can I do?',
      answer: 'Open My Videos and press Retry. The video’s card says why it failed, and its credits have come back.',
    },
    {
      question: 'My payment was declined. What can I do?',
      answer:
        'The message of your bank is shown with the card form, which stays open: try again or use another card. A declined payment charges nothing.',
    },
    {
      question: 'I paid, but my credits are not there. What can I do?',
      answer:
        'They appear as soon as the payment provider has confirmed the payment, usually within seconds. If they don’t, write to us: a payment is never lost, and it is credited once.',
    },
  ),
];
