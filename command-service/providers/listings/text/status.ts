import { regex } from '../../../../domain/regex.ts';

/** The status of a property on the market. */
export type ListingStatus =
  | 'for sale'
  | 'for rent'
  | 'pending'
  | 'sold'
  | 'auction'
  | 'off market'
  | 'share'
  | 'coming soon';

/** Short lines and values that state the status, the most important first. */
const stated: readonly (readonly [ListingStatus, RegExp])[] = [
  ['share', /^(?:fractional ownership|1\/[2-9]\d? (?:ownership|share)|own 1\/[2-9]|co-?ownership|timeshare)\b/i],
  [
    'pending',
    regex('i')`
      ^(?:
        (?:sale |under )?pending(?: sale)?|under (?:contract|offer|agreement)|contingent|sale agreed
        |sold (?:stc|subject to contract)|let agreed
        |active[\s–-]{1,3}(?:
          under contract|contingent|with (?:a )?contract|option(?: contract)?|pending|kick[- ]?out|backup
        )
        |in escrow|accepting backups?|offer accepted|reserved|backup offers?
      )\b
    `,
  ],
  [
    'sold',
    regex('i')`
      ^(?:sold|recently sold|closed|just sold|vendido|vendu|verkauft|leased|rented|let$)(?=
        \W*$
        |\W{1,3}(?:
          \$|£|€|\d|on\b|for\b|at\b|to\b|last sold\b|in \d{4}(?! and)|stc\b|date\b|price:?\s?\$|jan|feb|mar
          |apr|may\b|june?\b|july?\b|aug|sep|oct|nov|dec
        )
      )
    `,
  ],
  [
    'auction',
    regex('i')`
      ^(?:
        for sale by (?:online )?auction
        |(?:
          (?:
            online |foreclosure |live |public |bank[- ]owned |land |farm |estate |real estate |absolute[ ]
          )*auction(?! unless\b| held\b)
          |(?:est\.? |starting |opening |current )(?:opening )?bid|bid
        )
        (?=
          \W*$
          |\W{1,3}(?:
            \$|£|€|\d|(?:current |opening |starting )?bid\b|on\b|at\b|date\b|starts?\b|ends?\b|guide\b
            |price\b|sale\b|location\b|details?\b|opens?\b(?! date)|to\b|this\b|mon|tue|wed|thu|fri|sat|sun
            |jan|feb|mar|apr|may\b|june?\b|july?\b|aug|sep|oct|nov|dec
          )
        )
      )
    `,
  ],
  [
    'off market',
    /^(?:off[- ]market|not for sale|withdrawn|expired|no longer (?:available|on the market)|this (?:listing|property|home) (?:is|has been) (?:no longer|removed|withdrawn|off)|delisted|unavailable|canceled|cancelled)\b/i,
  ],
  ['coming soon', /^coming soon\b/i],
  ['for sale', /^active$/i],
];
const codes: readonly (readonly [ListingStatus, RegExp])[] = [
  [
    'pending',
    /^(?:pnd|pen|pend|ctg|cntg|uc)$|pending|contingent|undercontract|undercont|backup|reserved|saleagreed|underoffer/,
  ],
  ['sold', /^(?:sld|clsd?)$|sold|closed|leased|rented|soldout|discontinued/],
  ['auction', /auction|foreclosed/],
  ['off market', /^exp$|offmarket|withdrawn|expired|cancel|outofstock|notforsale|other/],
  ['coming soon', /comingsoon|preorder/],
  ['for rent', /forrent|forlease|rental/],
  ['for sale', /^act$|^bom$|active|forsale|instock|onmarket|new$/],
];
const most = 60;
/** What may follow such a status on its line; other words are about something else: "Pending repairs to the fence". */
const statusRest = regex('iu')`
  ^\s?(?:
    $|[^\p{L}\s]
    |\s?(?:
      sale|offers?|backups?|inspection|financing|release|continue|do not|show|no show|with|w/|taking
      |accepting|escape|feasib|kick|right|since|as of|on\b|in \d|for\b|of\b|contract|contingen|opportunity
      |interest|share|short|lender|bring|review|subject|status|property|home|listing|single|condo|town|mls
    )
  )
`;

/** Posts frame a status with pictures. */
const pictures = /^[\p{Extended_Pictographic}\uFE0F\s]+/u;

/** The status that a short line states; undefined for sentences and other lines. */
export function statusIn(line: string): ListingStatus | undefined {
  const words = line.replace(pictures, '').trim();
  if (line.length > most || /[?:]\s?no$/i.test(line.trim())) return undefined;
  const [status, pattern] = stated.find(([, each]) => each.test(words)) ?? [];
  const rest = words.slice(pattern?.exec(words)?.[0].length ?? 0);
  const isOther = (status === 'pending' || status === 'share') && rest !== '' && !statusRest.test(rest);
  return isOther ? undefined : status;
}

/** The status that a field of structured data holds: "Active", "SoldOut", "FOR_SALE", "https://schema.org/InStock". */
export function statusOfCode(code: string): ListingStatus | undefined {
  const word = code
    .slice(0, 200)
    .replace(/^.*[/#:]/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return word === '' ? undefined : codes.find(([, pattern]) => pattern.test(word))?.[0];
}

const statusLabel = /^(?:(?:listing|property|mls|home|sale|market)?\s?status|availability)$/;
export const isStatusLabel = (label: string): boolean => statusLabel.test(label);

/** Whether a headline offers a property for rent or lease. */
export const saysRent = (text: string): boolean =>
  /\b(?:for (?:rent|lease)|to (?:rent|let)|monthly rent|asking rent|rental(?! (?:program|income|history|potential|cap|restriction|polic|estimate))|lease rate|rent:|sublease|en (?:alquiler|renta)|se (?:alquila|renta))\b/i.test(
    text,
  );
export const saysSale = (text: string): boolean =>
  /\bfor sale\b|^\s?quick move-?in(?: home)?(?: ready\b.{0,20})?$|\boffered at [$€£][\d,]{7,}(?![\d,]*\s?(?:\/|per|a) ?(?:mo|week))|\ben venta\b|\bse vende\b|\b(?:list|asking|sale) price\b/i.test(
    text,
  );
