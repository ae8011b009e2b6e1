/** The text of a mail without its layout: HTML and plain text are made from the same parts. */
export interface MailText {
  readonly subject: string;
  /** Shown next to the subject in a list of mails. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** An address that answers go to; without it they go to the sender. */
  readonly replyTo?: string;
}

export type MailPart =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** The picture that the mail brings along, linked; left out of a mail that has none. */
  | { readonly kind: 'picture'; readonly alt: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

/** Absolute addresses of the product's screens. */
export interface MailLinks {
  /** The address of a screen, such as `/my-videos`. */
  readonly page: (path: string) => string;
}

export const text = (content: string): MailPart => ({ kind: 'text', text: content });
/** Small print below the main parts. */
export const note = (content: string): MailPart => ({ kind: 'note', text: content });
export const button = (label: string, url: string): MailPart => ({ kind: 'button', label, url });
export const picture = (alt: string, url: string): MailPart => ({ kind: 'picture', alt, url });
export const facts = (...rows: readonly (readonly [string, string])[]): MailPart => ({ kind: 'facts', rows });

/** `2.5 credits` */
export function credits(halfCredits: number): string {
  const amount = halfCredits / 2;
  return `${amount} ${amount === 1 ? 'credit' : 'credits'}`;
}

/** `$177.50` */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** `November 22, 2026`, of a date in UTC such as `2026-11-22` */
export const dateOnly = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** `November 22, 2026 at 1:05 PM (UTC)`: a mail does not know its reader's zone, so it names its own. */
export const dateAndTime = (milliseconds: number): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(milliseconds)} (UTC)`;
