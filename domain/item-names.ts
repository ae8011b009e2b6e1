import { inWords, say, type Sentence } from '../words/index.ts';

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
    say('LINE_FURTHER'),
    say('SETTLED_BY_CARD'),
    say('SETTLED_BY_BALANCE'),
    say('BOOKED_INVOICE_CREDITED'),
    say('SETTLED_OTHERWISE'),
    say('SETTLED_OWED_BEFORE'),
    say('GRANT_TRIAL'),
    say('GRANT_FREE'),
    say('GRANT_GOODWILL'),
    say('GRANT_CORRECTION'),
  ].map((name) => [inWords(name, 'en'), name]),
);

/** A bundle with its credits, as `OFFER_WITH_CREDITS` words it in English. */
const withCredits = /^(?<name>.+) \((?<credits>\d+(?:\.5)?) credits\)$/su;

/** A name of ours as a sentence; any other stays as it is. */
export function itemName(name: string): Sentence | string {
  const own = ourNames.get(name);
  if (own !== undefined) return own;
  const bundle = withCredits.exec(name)?.groups;
  return bundle ? say('OFFER_WITH_CREDITS', { name: bundle['name'] ?? '', credits: bundle['credits'] ?? '' }) : name;
}

/** The description of a purchase in the words of its reader: `2 × Monthly Plan + Digital Twin`. */
export const itemNames = (description: string, words: (name: Sentence | string) => string): string =>
  description
    .split(' + ')
    .map((item) => {
      const [, quantity = '', name = ''] = /^(\d+ × )?(.*)$/s.exec(item) ?? [];
      return `${quantity}${words(itemName(name))}`;
    })
    .join(' + ');
