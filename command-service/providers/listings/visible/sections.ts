import { isDuesLabel } from '../text/extras.ts';
import { isBathLabel, isBedLabel } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { bareTypeIn, isTypeLabel } from '../text/types.ts';
import { isYearLabel } from '../text/years.ts';
import type { Line } from './lines.ts';
import { onMarket, otherCards } from './other-cards.ts';

/** The subject of a part of a page. Facts of the home come from `home`, `features` and `story` only. */
export type Section =
  | 'home'
  | 'story'
  | 'features'
  | 'others'
  | 'history'
  | 'payment'
  | 'units'
  | 'area'
  | 'agent'
  | 'legal'
  | 'rules';

/** Parts of a printout that only agents see. */
const agentRemarks =
  '(?:(?:semi-?)?priv(?:ate|\\.)?|confidential|broker|office|firm|agent(?:[- ]to[- ]agent)?|realtor(?:[- ]only)?|showing) (?:remarks|rmks|notes|comments)';
const forAgents = new RegExp(
  `^(?:${agentRemarks}|(?:showings?|directions)(?: (?:instructions|info))?|to[- ]do(?: list)?)\\s?:?$`,
  'i',
);

/** Headings of each section, those that exclude most first. */
const titles: readonly (readonly [Section, RegExp])[] = [
  ['agent', forAgents],
  [
    'others',
    /^(?:similar|nearby (?:home (?:values|sales|prices)|homes|houses|apartments|condos|rentals|listings|properties|sold|land|lots|acreage|farms|ranches)|(?:kind words|testimonials?|reviews?$|what (?:my |our )?clients|success stories|(?:recently |latest )?from (?:the|my|our) (?:journal|blog)|latest (?:posts|articles))|comparable|comps\b|recommended|recently (?:sold|viewed|listed|represented|closed)|more (?:homes|listings|properties|[\w -]{0,30}\b(?:from|by|in|near)\b)|other (?:[\w-]+ ){0,3}(?:homes|listings|properties|lots|land|rentals|units|floor ?plans|plans|layouts)|you (?:may|might) also|(?:homes?|properties|listings) (?:near|around|like|for you|you|in (?:this|the|your) (?:area|neighbou?rhood|building|community))|sponsored|related (?:homes|listings|properties|searches)|latest (?:homes|listings|properties|news)|new listings|featured (?:homes|listings|properties)|popular (?:searches|homes)|trending|explore (?:more|nearby|homes)|browse|(?:homes|houses|properties|real estate) for sale (?:in|near)|ces biens|biens similaires|(?:annonces|propri[ée]t[ée]s) similaires|vous aimerez|(?:inmuebles|propiedades|anuncios|viviendas|casas|pisos) similares|otr[ao]s (?:inmuebles|propiedades|anuncios|viviendas)|tambi[ée]n te puede|[äa]hnliche (?:immobilien|objekte|angebote)|weitere (?:immobilien|objekte)|notable sales|past sales|our sales|today'?s picks|(?:my |our )?(?:recent|past|latest) sales|(?:you )?recently viewed|people also|customers also|see also|more like this|(?:[\w-]+ ){1,2}(?:homes|houses|properties|listings|residences) (?:nearby|near|in the area)|more (?:ranches|farms|estates|rentals|land|lots)\b|sold (?:homes|nearby|near|in|recently|properties))/i,
  ],
  [
    'rules',
    /^(?:(?:structural|design|available|plan|upgrade) options?\b|optional (?:features|upgrades)\b|choose your \b|(?:deed |building |use )?restrictions?\b|(?:restrictive )?covenants?\b|cc ?& ?rs\b|building requirements|design guidelines)/i,
  ],
  [
    'history',
    /\b(?:price|sales?|tax|property|listing|sold|ownership|public) (?:and tax )?histor(?:y|ies)\b|^(?:price changes|public records?|public tax|property taxes|tax(?:es)? (?:info\w*|record|assessment)|sold history|assessment history)/i,
  ],
  [
    'payment',
    /^(?:(?:estimated )?(?:mortgage|monthly (?:cost|payment)s?\b|payment calculator|loan calculator|affordability|financing|home loan)|mortgage calculator|calculate|cost breakdown|monthly payment calculator|get pre-?(?:approved|qualified)|closing costs|down payment assistance)/i,
  ],
  [
    'units',
    /^(?:floor ?plans(?: (?:and|&) pricing)?$|available (?:units|apartments|homes|floor ?plans|spaces)|pricing (?:and|&) (?:floor ?plans|availability)|unit mix|units$|spaces? available|models|homesites|quick move-?in|home designs|plans$|guest ?house|adu$|casita|in-law|carriage house|cottage$|unit [a-z0-9]{1,4}$|apartment [a-z0-9]{1,3}$|(?:available )?home plans?$|plan [a-z0-9]{1,3}$|second home$|rent roll)/i,
  ],
  [
    'area',
    /^(?:(?:about the )?(?:neighbou?rhood|area(?! (?:&|and) lot)|community(?! (?:fees?|dues)\b| (?:&|and) hoa)|market|local)\b|(?:nearby |assigned |local )?schools?\b|what'?s nearby|getting around|walk score|transit|transport|commute|climate|flood|environment|demographics|points of interest|location$|nearby (?:places|amenities|stations|schools|transport)|around this|nearest\b|home value|zestimate|(?:\w+ )?estimates?(?:$| for\b)|market (?:trends|insights|value|overview)|estimated (?:market |home )?value|neighbou?rhood (?:insights|stats)|what locals say|stations?\b|risk factors?|rental? (?:estimate|value)|comparative)/i,
  ],
  [
    'agent',
    /^(?!.*\b(?:property|home|listing) details\b)(?:(?:listing |contact |meet |your |about |the |our |selling )*(?:agent|agents|broker|brokers|realtor|agency|estate agents?|team|office|branch)\b|sellers?(?: (?:information|details|info))?$|listed by|listing (?:provided|courtesy|information provided)|(?:contact|request|schedule|ask|book|arrange|enquire|inquire|get in touch|email|message|call)\b|marketed by|about us|presented by|(?:have a )?question|open houses?|(?:private )?(?:showings?|viewings?)\b|tour|take a tour|visit|leave a message|mortgage advi[cs]e|(?:new home )?sales (?:cent(?:er|re)|office|gallery)\b|model homes?$)/i,
  ],
  [
    'legal',
    /^(?:disclaimers?|legal|terms (?:of|and|&)|privacy|cookies?|copyright|notices?|important (?:notice|information)|accessibility|data provided|equal housing|fair housing|site map|sources?$|about this site|newsletter|sign up|subscribe|follow us|quick links|useful links|consumer)/i,
  ],
  [
    'story',
    /^(?:(?:property |full |public |listing |home |client |marketing )?(?:description|remarks|rmks)|about (?:this|the) (?:home|house|property|listing|space|unit|apartment|condo|residence)|what'?s special|overview|summary|property overview|description of|details about|welcome to|descripci[óo]n)/i,
  ],
  [
    'features',
    /^(?:.{0,25}\band property details\b|(?:key |property |home |interior |exterior |main |special |additional |other |building |kitchen |bathroom |bedroom |room |lot |community )*(?:features?|amenities|highlights|facts|details|specifications|information|appliances|characteristics)\b|facts (?:and|&) features|interior|exterior|community (?:&|and) hoa|at a glance|parking|utilities|heating|cooling|flooring|appliances|features|construction|listing details|home facts|quick facts|caracter[íi]sticas|accommodation|rooms?$)/i,
  ],
];

const plainWords = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').replaceAll('’', "'");

/** The section that a heading begins; undefined for other headings. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > 80) return undefined;
  const words = plainWords(heading);
  if (otherHomes.test(words) || loneTitle.test(words)) return 'others';
  return titles.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Titles that begin a section even if the page does not mark them as headings. */
const plainTitle =
  /^(?:price history|tax history|price (?:and|&) tax history|public tax history|sales? history|property history|similar (?:homes|listings|properties).{0,30}|nearby (?:homes|schools).{0,20}|homes (?:like this|for you)|recently sold.{0,30}|new listings(?: near.{0,30})?|(?:mortgage|payment) calculator|monthly (?:cost|payment)s?|neighbou?rhood|nearby schools|schools|listed by|description|(?:property|home|listing) details|property description|about (?:this|the) (?:home|property|house)|overview|what'?s special|features|facts (?:and|&) features|interior|exterior|key features|property features|amenities|similar properties|disclaimer|market (?:trends|insights)|home value|climate risks?|getting around|floor ?plans|available units|contact agent|(?:(?:public|client|marketing) )?(?:remarks|rmks))\s?:?$/i;

/** Titles of other homes in any words: "Explore similar homes", "My other listings", "Nearby recently sold homes". */
const otherHomes =
  /^(?:[\p{L}']+ ){0,2}?(?:similar|nearby|other|more|additional|related|recommended|comparable|recent(?:ly)?|past) (?:[\p{L}-]+ ){0,2}(?:homes|houses|listings|properties|rentals|apartments|condos|land|lots|sales|activity)\b|^(?:homes|houses|listings|properties|sales|sold|rentals) nearby\b/iu;
/** Titles that need no noun. */
const loneTitle =
  /^(?:nearby|more like this|comps|comparables|(?:keep|continue) browsing|recommended for you|near this (?:home|property|house)|(?:others|people|buyers|customers) also\b.{0,25}|more (?:from|by) this (?:agent|seller|owner|office|broker)|also for sale|price comparison|homes for sale near \d.{0,30}|recent activity\b.{0,20})$/i;

/** A short line without figures that begins a list of other homes, or any title above. */
const isPlainTitle = (text: string): boolean => {
  const words = plainWords(text).replace(/:$/, '');
  if ([plainTitle, loneTitle, forAgents].some((each) => each.test(words))) return true;
  if (words.length > 45 || /[\d$€£]|[.!,]$|:\s/.test(words) || !words.includes(' ')) return false;
  return otherHomes.test(words) || (nounOfOthers.test(words) && sectionOf(words) === 'others');
};
const nounOfOthers =
  /\b(?:homes|houses|listings|properties|rentals|similar|nearby|comparables?|picks|sales|viewed|also)\b/i;

/** Lines of a printout that begin with a part that is not for buyers, or about other homes. */
const ledBy: readonly (readonly [Section, RegExp])[] = [
  ['agent', /^private\s?:/i],
  ['agent', new RegExp(`^${agentRemarks}(?:\\s?(?:\\([^)]{0,40}\\)\\s?)?:|\\s{1,4}\\S)`, 'i')],
  ['others', /^(?:comp(?:arable)?s?\b[^:]{0,20}:\s|also (?:coming|available|listed|new|for sale|on the market)\b)/i],
];

/** A paragraph of a mail that its first words keep from buyers. */
const aside =
  /^(?:(?:(?:two|three|a few|some|one) )?(?:things?|notes?|points?) [^.:]{0,25}\b(?:for us only|only for us|just for us|not for (?:the )?(?:public|ad|listing|video))\b|(?:this is )?not for (?:the )?(?:public|publication|buyers|marketing|the (?:listing|video|ad))\b|(?:(?:just |only )?for (?:us|you|your eyes|office use|internal use)\s?:|for (?:us|you|your eyes|office use|internal use) only\b)|between (?:us|ourselves|you and me)\s?[:,]|(?:internal(?:ly)?|confidential(?:ly)?)\s?:|off the record\b|(?:[a-z]+ )?housekeeping(?: (?:things?|items?|notes?|points?)\b|:))/i;

export interface PlacedLine extends Line {
  readonly section: Section;
  /** The heading above it. */
  readonly under: string;
}

/** Whether a section holds facts of the home. */
const isOwn = (section: Section): boolean => section === 'home' || section === 'features' || section === 'story';

/** Labels of facts of a home, which no contact block holds. */
const isHomeLabel = (text: string): boolean => {
  const label = text.toLowerCase().replace(/\s?:.*$/, '');
  return (
    isTypeLabel(label) ||
    isYearLabel(label) ||
    isBedLabel(label) ||
    isBathLabel(label) ||
    isAreaLabel(label) ||
    isDuesLabel(label)
  );
};

const homes: ReadonlySet<string | undefined> = new Set(['house', 'townhouse', 'condo', 'manufactured home']);
const tellsOfHome = (text: string): boolean => isHomeLabel(text) || homes.has(bareTypeIn(text));

/** "Studio" and "2 Beds" as headings of a building's units. */
const unitTitle =
  /^(?:(?:main|second|hired hand['’]?s|caretaker['’]?s|manager['’]?s|foreman['’]?s|tenant|lower|upper|front|back|rear) (?:house|home|residence|cabin)|studio|(?:\d|one|two|three|four)[\s-]?(?:bed(?:room)?s?|bds?|brs?)(?: apartments?)?)$/i;

/**
 * For each heading the container that it opens, if it holds more than the heading: "Similar listings" names the whole
 * box, also below the titles of its homes.
 */
function scopesOf(lines: readonly Line[]): readonly (number | undefined)[] {
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  for (const [at, { trail = [] }] of lines.entries())
    for (const container of trail) {
      if (!first.has(container)) first.set(container, at);
      count.set(container, (count.get(container) ?? 0) + 1);
    }
  return lines.map(({ part, trail = [] }, at) =>
    part === 'heading' ? trail.find((each) => first.get(each) === at && (count.get(each) ?? 0) > 1) : undefined,
  );
}

/** A copied page begins with its menu: so many lines before the first figure are one. */
const leastMenu = 4;

/** A telephone number, or "18 photos", among the entries of a menu. */
const inMenu = /^(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|^\d{1,3} photos?$/i;

/** The lines of the menu at the beginning, whose words would name sections further down. */
function menuOf(lines: readonly Line[]): ReadonlySet<number> {
  const end = lines.findIndex(({ text }) => /[\d$€£]/.test(text) && !inMenu.test(text));
  return new Set(end < leastMenu ? [] : lines.slice(0, end).keys());
}

/** Whether figures follow a title; those of a menu, such as "Recently viewed homes", have none. */
const listsBelow = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(({ text }) => /\d/.test(text));

/**
 * Gives each line its section, by the headings above it.
 *
 * @param own the address of the home, if it is known: lines below another one are about another home
 */
export function placed(lines: readonly Line[], own = ''): readonly PlacedLine[] {
  const others = otherCards(lines, own);
  return byTitles(lines).map((line, at) => (others.has(at) ? { ...line, section: 'others' } : line));
}

function byTitles(lines: readonly Line[]): readonly PlacedLine[] {
  const unitTitles = new Set(
    lines.flatMap(({ part, text }) => (part === 'heading' && unitTitle.test(text) ? [text.toLowerCase()] : [])),
  );
  const scopes = scopesOf(lines);
  const menu = menuOf(lines);
  let section: Section = 'home';
  let level = 7;
  let under = '';
  let top = false;
  /** The container that the heading of the section opens. */
  let scope: number | undefined;
  return lines.map((line, at) => {
    const isHeading = line.part === 'heading';
    const isTitle =
      isHeading ||
      (isPlainTitle(line.text) && !menu.has(at) && (sectionOf(line.text) !== 'others' || listsBelow(lines, at)));
    // A contact block that began with a plain line ends at the next fact of the home, and so do rules for building.
    if (((section === 'agent' && level === 6) || section === 'rules') && !isHeading && tellsOfHome(line.text))
      [section, level] = ['home', 7];
    // Homes that were viewed before are also above the home itself.
    if (section === 'others' && level === 6 && top && !isHeading && onMarket.test(line.text))
      [section, level] = ['home', 7];
    const led = isHeading ? undefined : ledBy.find(([, pattern]) => pattern.test(line.text))?.[0];
    if (led !== undefined) {
      [section, level, scope] = [led, 6, undefined];
      return { ...line, section, under };
    }
    if (!isHeading && aside.test(line.text)) return { ...line, section: 'agent', under };
    // A box about something else ends where its container does.
    if (!isTitle && scope !== undefined && !isOwn(section) && line.trail?.includes(scope) !== true)
      [section, level, scope, under] = ['home', 7, undefined, ''];
    if (!isTitle) return { ...line, section, under };
    const isUnit = unitTitles.size > 1 && unitTitle.test(line.text);
    const begun = line.level === 1 ? undefined : isUnit ? 'units' : sectionOf(line.text);
    const own = line.level ?? 6;
    // A heading within a section belongs to it, whatever its words, when the section holds no facts of the home.
    // "Interior" after "Location" in one box of details is a part like it.
    const isSibling =
      own === level && (section === 'area' || section === 'agent') && begun !== undefined && isOwn(begun);
    const isWithin =
      isHeading && !isSibling && (own > level || (scope !== undefined && line.trail?.includes(scope) === true));
    const excluded = !isOwn(section);
    if (begun !== undefined && !(isWithin && excluded)) [section, level, scope, top] = [begun, own, scopes[at], at < 5];
    else if (!isWithin) [section, level, scope] = ['home', 7, undefined];
    under = line.text;
    return { ...line, part: 'heading' as const, section, under };
  });
}
