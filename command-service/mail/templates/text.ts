import { inWords, say, type Language, type Sentence, type SentenceCode } from '../../../words/index.ts';

/** The text of a mail without its layout: HTML and plain text are made from the same parts. */
export interface MailText {
  readonly subject: string;
  /** Shown next to the subject in a list of mails. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** In whose name it is sent, to a visitor of their page; absent for ours. */
  readonly sender?: string;
  /** An address that answers go to; without it they go to the sender. */
  readonly replyTo?: string;
}

export type MailPart =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly url: string }
  /** The picture that the mail brings along, linked; left out of a mail that has none. */
  | { readonly kind: 'picture'; readonly alt: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

export const text = (content: string): MailPart => ({ kind: 'text', text: content });
/** Small print below the main parts. */
export const note = (content: string): MailPart => ({ kind: 'note', text: content });
export const button = (label: string, url: string): MailPart => ({ kind: 'button', label, url });
/** A second link, below the button. */
export const link = (label: string, url: string): MailPart => ({ kind: 'link', label, url });
export const picture = (alt: string, url: string): MailPart => ({ kind: 'picture', alt, url });
export const facts = (...rows: readonly (readonly [string, string])[]): MailPart => ({ kind: 'facts', rows });

/** How a mail says things in the language of its reader. */
export interface MailWords {
  readonly language: Language;
  /** Words a sentence of the catalog. */
  readonly t: <Code extends SentenceCode>(...sentence: Parameters<typeof say<Code>>) => string;
  /** Words a sentence; a text that people wrote stays as it is. */
  readonly words: (sentence: Sentence | string) => string;
  /** The absolute address of a screen, such as `/my-videos`. */
  readonly page: (path: string) => string;
  /** `2.5 credits` */
  readonly credits: (halfCredits: number) => string;
  /** `$177.50` */
  readonly money: (cents: number, currency: string) => string;
  /** `November 22, 2026`, of a date in UTC such as `2026-11-22` */
  readonly dateOnly: (day: string) => string;
  /** `November 22, 2026 at 1:05 PM (UTC)`: a mail does not know its reader's time zone, so it names UTC. */
  readonly dateAndTime: (milliseconds: number) => string;
}

/** The words of mails in a language; `publicUrl` has no slash at its end. */
export function mailWords(publicUrl: string, language: Language): MailWords {
  // Numbers, money and dates as in the United States, like the screens.
  const locale = `${language}-US`;
  const t: MailWords['t'] = (...sentence) => inWords(say(...sentence), language);
  return {
    language,
    t,
    words: (sentence) => (typeof sentence === 'string' ? sentence : inWords(sentence, language)),
    page: (path) => `${publicUrl}${path}`,
    credits: (halfCredits) =>
      halfCredits === 2 ? t('ONE_CREDIT') : t('MAIL_CREDITS_AMOUNT', { amount: halfCredits / 2 }),
    money: (cents, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    dateOnly: (day) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    dateAndTime: (milliseconds) =>
      t('MAIL_UTC', {
        time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
          milliseconds,
        ),
      }),
  };
}
