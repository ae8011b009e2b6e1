import { regex } from '../../../../domain/regex.ts';
import type { ListingStatus } from '../text/status.ts';

/** What sentences of mails, notes and descriptions call the status of the home itself. */
const told: readonly (readonly [ListingStatus, RegExp])[] = [
  [
    'pending',
    regex('i')`
      \b(?:it['’]?s|it is|this one is|is now) (?:pending|under contract)\b|^pending!
      |(?:^|[.!] )under contract(?: in \w+ (?:hours?|days?|weekends?|weeks?)\b|, still)|\bis under contract as of\b|\bhas gone pending\b
      |\bsale pending\b|^offer accepted!|\bour listing\b[^.]{0,20}\bis pending\b
      |\b(?:home|house|place|property|condo) is already under contract\b
      |\bcurrently (?:pending|under contract)\b
    `,
  ],
  [
    'sold',
    regex('i')`
      ^sold(?:!| in \w+ (?:hours?|days?|weeks?)\b)|\bjust sold in \w+ (?:hours?|days?|weeks?)\b
      |\bthis one (?:is )?sold\b|(?:^|[.!] )closed (?:last \w+|today|yesterday)\b|^sold: \d|\bstatus changed to closed\b
    `,
  ],
  [
    'auction',
    /\b(?:to|will) be sold (?:as[- ]is )?at auction\b|^(?:online|foreclosure|live|public) auction\b|\bgoing to auction\b/i,
  ],
  [
    'off market',
    /\b(?:is|are) temporarily off (?:the )?market\b|\b(?:taken|took) (?:the home|the house|it|this one) off the market\b|\b(?:home|house|it) is off market\b|\blisting (?:expired|(?:was )?withdrawn)\b/i,
  ],
  [
    'coming soon',
    /^coming soon[,!]|\bcoming soon to the mls\b|\bthis one is coming soon\b|^coming soon: \w+-bedroom\b|\bin coming soon status\b/i,
  ],
  [
    'for rent',
    /(?:^|[.!] )(?:(?:this|the) )?(?:home|house|townhome|townhouse|condo|apartment) (?:is )?for rent\b|^for rent with\b|\bit['’]s a rental\b/i,
  ],
];

/** The status that a sentence tells about the home; undefined for other sentences. */
export const toldStatusIn = (text: string): ListingStatus | undefined =>
  told.find(([, pattern]) => pattern.test(text))?.[0];
