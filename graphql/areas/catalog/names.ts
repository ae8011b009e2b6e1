import { inWords, say, type Sentence } from '../../../words/index.ts';

/** Our names of grants, offers and lines of invoices that differ between the languages. The log keeps the English name. */
const ourNames: ReadonlyMap<string, Sentence> = new Map(
  [
    say('OFFER_MONTHLY_PLAN'),
    say('OFFER_BASE_PLAN'),
    say('OFFER_MORE_CREDITS'),
    say('OFFER_EMAIL_BLAST'),
    say('LINE_DISCOUNT'),
    say('LINE_TAX'),
    say('LINE_OTHER'),
    say('OFFER_DIGITAL_TWIN'),
    say('GRANT_TRIAL'),
    say('GRANT_FREE'),
    say('GRANT_GOODWILL'),
    say('GRANT_CORRECTION'),
  ].map((name) => [inWords(name, 'en'), name]),
);

/** A name of ours as a sentence; any other stays as it is. */
export const itemName = (name: string): Sentence | string => ourNames.get(name) ?? name;

/** The description of a purchase in the words of its reader: `2 × Monthly Plan + Digital Twin`. */
export const itemNames = (description: string, words: (name: Sentence | string) => string): string =>
  description
    .split(' + ')
    .map((item) => {
      const [, quantity = '', name = ''] = /^(\d+ × )?(.*)$/s.exec(item) ?? [];
      return `${quantity}${words(itemName(name))}`;
    })
    .join(' + ');
