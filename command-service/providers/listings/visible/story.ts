import { findMoney } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import { addressIn } from '../text/addresses.ts';
import { garageIn } from '../text/extras.ts';
import { bathMentions, bedMentions } from '../text/rooms.ts';
import { isTellable, sentencesOf, tellableText } from '../text/sentences.ts';
import { isAreaLabel, sizeMentions } from '../text/sizes.ts';
import { bareTypeIn } from '../text/types.ts';
import { yearMentions } from '../text/years.ts';
import { isFactLabel, normalLabel } from './fact-labels.ts';
import { sequenceOf } from './statements.ts';
import type { PlacedLine } from './sections.ts';

const longestDescription = 8000;
/** Lines of a portal that are not words of its listing: status, days on the market, notices, invitations. */
const frame = regex('i')`
  \b(?:
    \d+ days? on|on (?:zillow|redfin|realtor|trulia)|zillow|redfin|realtor\.com|rightmove|zoopla|trulia
    |views?\b.{0,12}\bsaves?|saves?$|last (?:updated|checked)|listing updated|updated:?\s(?:on\s)?\d
    |listed \d|source:|mls ?#|browser|javascript|cookies?|add to calendar|virtual tour|street view
    |loan application|pre-?(?:approved|qualified)|home loans?|mortgage|apr\b|monthly payment
    |get (?:a|your|started)|sign (?:in|up)|log ?in|(?:auction|title|escrow) services|save this|share this
    |print this|report (?:a|this)|advertise|subscribe|newsletter|notify|alerts?
    |other (?:homes|listings|properties)|homes? (?:nearby|for sale|have recently)|recently (?:been )?sold
    |nearby homes|median|zestimate|estimate[ds]?|show more|read more|see (?:all|more)
    |view (?:all|more|photos)|hide|loading|deemed reliable|not guaranteed|independently verif
    |data (?:is|about|provided)|shared with|personal data|privacy|terms|disclaimer|equal housing|brokerage
    |listing (?:provided|courtesy|office|data)|licensed|all rights|idx|internet data exchange
    |request (?:a|an|info\w*|more|details)|book a viewing|stamp duty|property misdescriptions
    |money laundering|these particulars|upgrade your|please note|please (?:call|contact|upgrade|use)
    |we use|our (?:website|team|agents|office)|this (?:website|site|page)
    |your (?:browser|account|search|home)|search results?|representational|subject to change
    |artist['’]?s? (?:rendering|conception)
  )\b
`;

export interface Story {
  readonly description?: string;
  readonly features: readonly string[];
}

/**
 * The description and the features of the home, from the parts of the page that hold them.
 *
 * @param shortest lines of at least this many characters count as prose
 */
export function storyOf(lines: readonly PlacedLine[], heading: string, shortest: number): Story {
  const from = Math.max(
    0,
    lines.findIndex(({ text, part }) => part === 'heading' && text === heading),
  );
  const body = lines.slice(from);
  const description = descriptionIn(body, shortest);
  return { ...(description === undefined ? {} : { description }), features: featuresIn(body, lines) };
}

/** The prose about the home: the part under its own heading when there is one, else every paragraph of the home. */
function descriptionIn(lines: readonly PlacedLine[], shortest: number): string | undefined {
  const prose = lines.filter(
    ({ text, part, linked, card, section }) =>
      part !== 'heading' &&
      part !== 'row' &&
      card !== true &&
      (linked ?? 0) < 0.3 &&
      (section === 'home' || section === 'story' || section === 'features') &&
      text.length >= shortest &&
      /[.!?。।](?:["”')]?\s|["”')]?$)/u.test(text) &&
      !/^\p{L}[^.!?:]{0,30}:\s\S{0,20}$/u.test(text) &&
      !otherLabel.test(text) &&
      !isAreaLabel(normalLabel(/^(\p{L}[\p{L} .]{1,24}?)\s[-–—]\s/u.exec(text)?.[1] ?? '')),
  );
  const story = prose.filter(({ section }) => section === 'story');
  return joined(story) ?? joined(prose.filter(({ part, text }) => part === 'text' || text.length >= 120));
}

/** Labels of the remarks to other agents on a printout. */
const otherLabel = regex('i')`
  ^(?:
    directions|showings?(?: instructions| info)?
    |(?:
      private|agent|broker|office|firm|confidential|realtor
    ) (?:remarks|rmks|notes|comments)(?: \([^)]{0,40}\))?
    |listing (?:office|agent|terms)|listed by|legal|exclusions|inclusions|disclosures?|financing|terms
    |occupancy|lockbox|possession|cross streets?
  )\s?:
`;

/** The remarks to other agents, which follow the public remarks on a printout. */
const agentsOnly =
  /\s(?:private|agent|broker|office|firm|confidential|realtor) (?:remarks|rmks|notes|comments)\s?(?:\([^)]{0,40}\)\s?)?:.*$/i;

/** Text that a portal puts before the first sentence on its line: a label, perhaps with status and days on the market. */
const descriptionLabel =
  /^(?:(?:(?:public|property|listing) )?(?:remarks|rmks|description|comments)\s?:|public\s{0,2}:|[^:]{0,80}\bwhat['’]?s special\s?:|about (?:this|the) (?:home|property|house)\s?:|overview\s?:)\s*/i;

function joined(lines: readonly PlacedLine[]): string | undefined {
  const paragraphs: string[] = [];
  let length = 0;
  for (const { text } of lines) {
    const usable = withoutFrame(
      withoutFragment(
        text
          .replace(descriptionLabel, '')
          .replace(/\s?\(id:\s?\d+\)/g, '')
          .replace(agentsOnly, ''),
      ),
    );
    if (usable === undefined || paragraphs.includes(usable) || length + usable.length > longestDescription) continue;
    paragraphs.push(usable);
    length += usable.length;
  }
  return paragraphs.length === 0 ? undefined : paragraphs.join(' ');
}

/** A paragraph that ends with a sentence, so that nothing runs into the next one. */
function withoutFragment(text: string): string {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  if (/[.!?。…]["”')]*$/u.test(last)) return text;
  if (sentences.length > 1) return sentences.slice(0, -1).join(' ');
  return bedMentions(text).length > 0 ? '' : `${text}.`;
}

/** A paragraph without the sentences of the site; undefined when nothing is left. */
function withoutFrame(text: string): string | undefined {
  const usable = tellableText(text);
  if (usable === undefined || usable.split(' ').length < 4) return undefined;
  if (!frame.test(usable)) return usable;
  const kept = usable
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => !frame.test(sentence) && sentence.split(' ').length >= 3);
  return kept.length === 0 ? undefined : kept.join(' ');
}

/** Words of menus, buttons and fact grids. */
const menu = regex('i')`
  ^(?:
    home|about|contact|search|buy|sell|rent|blog|news|login|register|help|map|photos?|gallery|videos?
    |share|save|print|print (?:this )?\w+|back|next|previous|overview|details|features|listings?
    |properties|agents?|communities|resources|tools|services|careers|faq|favou?rites|menu|more|all
    |mls info|site ?map|testimonials|reviews|directions|schools?|mortgage|financing|free .*|my .*|sign .*
    |new .* listings|go .*|bookmark .*|add .*|view .*|see .*|find .*|get .*|calculate .*|email .*
    |.* (?:county|foreclosures|homes|apartments|rentals|real estate|tools|estimate|calculator)|california
    |texas|florida|new york|yes|no|none|n/?a|unknown|other|type|style|status|active|pending|facts|interior
    |exterior|parking|utilities|location|description|open house
    |available (?:now|immediately|from .*|\d.*|\w+ \d.*)|central|main|upper|lower|public|city|municipal
    |electric|gas|slab|composition|asphalt|accept cookies|new|(?:manufactured|mobile) home
    |\d{1,2}[ ](?:
      garages?|receptions?|reception rooms?|rooms?|parking(?: spaces?)?|car spaces?|pi[eè]ces|cars?
    )
  )$
`;

/** Short list items that name a feature, from lists that are not menus. */
function featuresIn(lines: readonly PlacedLine[], all: readonly PlacedLine[]): readonly string[] {
  const lists = new Map<number | undefined, PlacedLine[]>();
  for (const line of all) if (line.part === 'item') lists.set(line.list, [...(lists.get(line.list) ?? []), line]);
  const menus = new Set(
    [...lists].flatMap(([list, items]) => {
      const links = items.filter(({ linked }) => (linked ?? 0) > 0.5).length;
      const words = items.filter(({ text }) => menu.test(text.trim())).length;
      return links > items.length / 2 || words >= Math.max(2, items.length / 3) ? [list] : [];
    }),
  );
  // Two lines of one item are a label with its value, whichever of them is the label.
  const inside = new Map<number, number>();
  for (const { part, trail } of all)
    if (part === 'item' && trail?.[0] !== undefined) inside.set(trail[0], (inside.get(trail[0]) ?? 0) + 1);
  const items = lines
    .filter(
      ({ part, section, card, linked, list, trail }) =>
        part === 'item' &&
        (inside.get(trail?.[0] ?? -1) ?? 0) < 2 &&
        card !== true &&
        (linked ?? 0) < 0.5 &&
        (section === 'home' || section === 'features' || section === 'story') &&
        !menus.has(list),
    )
    .map(({ text }) => text.replace(/[.;,]{1,9}$/, '').trim())
    .concat(lines.flatMap(({ text, section }) => (section === 'home' ? listedIn(text) : [])));
  return [...new Set(items)].filter(isFeature).slice(0, 40);
}

/** "Features: exposed brick, harbor view, elevator" */
const listedIn = (text: string): readonly string[] =>
  /^(?:features|highlights|amenities|extras)\s?:\s([^.:]{3,200})\.?$/i.exec(text)?.[1]?.split(/\s?[,;]\s/) ?? [];

const countedRooms = /^\d{1,2}\s(?:half|full|partial|total|three-quarter|3\/4|1\/2)\s(?:bath|bed)|^\d{1,3} units?\b/i;

/** List items about the offer instead of the home, and counts that no list needs. */
const offer = regex('iu')`
  ^(?:
    no \p{L}|subdivision \p{L}|mls\b|style \p{L}|parcel\b|zoning\b|price (?:per|(?:up)?on)\b|just listed\b
    |price reduced\b|hoa (?:fees?|dues)|(?:avg\.? )?(?:days|time) on\b|lot size\b
    |(?:primary |main )?bedroom \d+ ?x|(?:buyer )?financing\b|tenure\b|freehold$|leasehold$
  )
  |\b(?:month|year|term) lease\b|\bmonth[- ]to[- ]month\b|\byear minimum\b
  |\bannual (?:bumps|increases|escalat\w+)\b|\bdown(?: payment)? required\b
  |\b(?:property|annual|school) taxes$|^\d{1,2} \p{L}+$
`;

/** Labels of fact grids with their values, run together: "City Ashby Corners", "Status Available", "Beds --". */
const gridEntry = regex('iu')`
  --
  |^(?:
    status|type|apn|lot dimensions|address|city|state(?:/county)?|zip(?:/postal code)?|country|county
    |neighbou?rhood|no hoa
  )\b
  |\b(?:property|home|building) (?:type|style)$
  |^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}* \d{1,2}, \d{4}$
`;
/** "Stories 4", "Availability in building 1 for sale" */
const labelWithCount = /^\p{L}[\p{L} ]{2,30} \d{1,4}(?: for (?:sale|rent))?$/u;

/** Whether a short text names a feature, and no figure that another fact holds. */
export function isFeature(text: string): boolean {
  if (text.length < 3 || text.length > 80 || !/\p{L}{3}/u.test(text) || /[:：?]/.test(text)) return false;
  if (menu.test(text) || frame.test(text) || bareTypeIn(text) !== undefined) return false;
  if (/^\d/.test(text) && garageIn('', text) !== undefined) return false;
  if (labelWithCount.test(text) || gridEntry.test(text) || /^[—–-]|\*|[—–-]$|^\p{L}+ \d+\.\d$/u.test(text))
    return false;
  const [, labelBehind = ''] = /^\d[\d.,]*\s(\D{4,30})$/.exec(text) ?? [];
  if (isFactLabel(normalLabel(text)) || isFactLabel(normalLabel(labelBehind)) || sequenceOf(text).length > 0)
    return false;
  if (
    offer.test(text) ||
    /\bepc\b|\benergy (?:rating|label|class)\b|\bcouncil tax\b|\b(?:elementary|(?:middle|high|primary) school)$/i.test(
      text,
    )
  )
    return false;
  const isFigure =
    countedRooms.test(text) ||
    bedMentions(text).length > 0 ||
    bathMentions(text).length > 0 ||
    yearMentions(text).length > 0 ||
    addressIn(text) !== undefined ||
    sizeMentions(text, '', '.').some(({ kind }) => kind !== 'part');
  return !isFigure && findMoney(text).length === 0 && isTellable(text);
}
