import { regex } from '../../../../domain/regex.ts';

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

/** Whether a section holds facts of the home. */
export const isOwnSection = (section: Section): boolean =>
  section === 'home' || section === 'features' || section === 'story';

/** Parts of a printout that only agents see. */
const agentRemarks =
  '(?:(?:semi-?)?priv(?:ate|\\.)?|confidential|broker|office|firm|agent(?:[- ]to[- ]agent)?|realtor(?:[- ]only)?|showing) (?:remarks|rmks|notes|comments)';
const forAgents = new RegExp(
  `^(?:${agentRemarks}|(?:showings?|directions)(?: (?:instructions|info))?|to[- ]do(?: list)?|(?:(?:stuff|things|notes) )?not for (?:the )?(?:brochure|public|ad|video|listing)|.{0,30}\\((?:internal|private|not for)\\b.{0,40}\\))\\s?:?$`,
  'i',
);

/** Headings of each section, those that exclude most first. */
const titles: readonly (readonly [Section, RegExp])[] = [
  ['agent', forAgents],
  [
    'others',
    regex('i')`
      ^(?:
        similar
        |nearby[ ](?:
          home (?:values|sales|prices)|homes|houses|apartments|condos|rentals|listings|properties|sold|land
          |lots|acreage|farms|ranches
        )
        |(?:
          kind words|testimonials?|reviews?$|what (?:my |our )?(?:clients|customers|buyers|homeowners|residents)|success stories
          |(?:recently |latest )?from (?:the|my|our) (?:journal|blog)|latest (?:posts|articles)
        )
        |comparable|comps\b|recommended|recently (?:sold|viewed|listed|represented|closed)
        |more (?:homes|listings|properties|[\w -]{0,30}\b(?:from|by|in|near)\b)
        |other (?:[\w-]+ ){0,3}(?:
          homes|listings|properties|lots|land|rentals|units|floor ?plans|plans|layouts
        )
        |you (?:may|might) also
        |(?:homes?|properties|listings)[ ](?:
          near|around|like|for you|you|in (?:this|the|your) (?:area|neighbou?rhood|building|community)
        )
        |sponsored|related (?:homes|listings|properties|searches)|latest (?:homes|listings|properties|news)
        |new listings|featured (?:homes|listings|properties)|popular (?:searches|homes)|trending
        |explore (?:more|nearby|homes)|browse|(?:homes|houses|properties|real estate) for sale (?:in|near)
        |ces biens|biens similaires|(?:annonces|propri[ée]t[ée]s) similaires|vous aimerez
        |(?:inmuebles|propiedades|anuncios|viviendas|casas|pisos) similares
        |otr[ao]s (?:inmuebles|propiedades|anuncios|viviendas)|tambi[ée]n te puede
        |[äa]hnliche (?:immobilien|objekte|angebote)|weitere (?:immobilien|objekte)|notable sales|past sales
        |our sales|today'?s picks|(?:my |our )?(?:recent|past|latest) sales|(?:you )?recently viewed
        |also in this (?:building|community)|people also|customers also|see also|more like this
        |(?:[\w-]+ ){1,2}(?:homes|houses|properties|listings|residences) (?:nearby|near|in the area)
        |more (?:ranches|farms|estates|rentals|land|lots)\b
        |sold (?:homes|nearby|near|in|recently|properties|through|by us)|(?:upcoming|past|other) auctions|recent results
      )
    `,
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
    regex('i')`
      ^(?:
        (?:estimated )?(?:
          mortgage|monthly (?:cost|payment)s?\b|payment calculator|loan calculator|affordability|financing
          |home loan
        )
        |mortgage calculator|calculate|cost breakdown|monthly payment calculator
        |get pre-?(?:approved|qualified)|closing costs|down payment assistance
      )
    `,
  ],
  [
    'units',
    regex('i')`
      ^(?:
        floor ?plans(?: (?:and|&) pricing)?$|available (?:units|apartments|homes|floor ?plans|spaces)
        |pricing (?:and|&) (?:floor ?plans|availability)|unit mix|unit by unit|units$|spaces? available|models|homesites
        |quick move-?in|home designs|plans$|guest ?house|adu$|casita|in-law|carriage house|cottage$
        |unit [a-z0-9]{1,4}$|apartment [a-z0-9]{1,3}$|(?:available )?home plans?$|plan [a-z0-9]{1,3}$
        |second home$|rent roll
      )
    `,
  ],
  [
    'area',
    regex('i')`
      ^(?:
        (?:about the )?(?:
          neighbou?rhood|area(?! (?:&|and) lot)|community(?! (?:fees?|dues)\b| (?:&|and) (?:hoa|fees?|dues|association))|market|local
        )\b
        |(?:nearby |assigned |local )?schools?\b|what'?s nearby|getting around|walk score|transit|transport
        |commute|climate|flood|environment|demographics|workforce|.{0,20}\bwithin \d+ miles?\b|points of interest|location$
        |nearby (?:places|amenities|stations|schools|transport)|around this|nearest\b|home value|zestimate
        |(?:\w+ )?estimates?(?:$| for\b)|market (?:trends|insights|value|overview)
        |estimated (?:market |home )?value|neighbou?rhood (?:insights|stats)|what locals say|stations?\b
        |risk factors?|rental? (?:estimate|value)|comparative
      )
    `,
  ],
  [
    'agent',
    regex('i')`
      ^(?!.*\b(?:property|home|listing) details\b)(?:
        (?:listing |contact |meet |your |about |the |our |selling )*(?:
          agent|agents|broker|brokers|realtor|agency|estate agents?|team|office|branch
        )\b
        |sellers?(?: (?:information|details|info))?$|listed by
        |listing (?:provided|courtesy|information provided)
        |(?:contact|request|schedule|ask|book|arrange|enquire|inquire|get in touch|email|message|call)\b
        |marketed by|about us|presented by|(?:have a )?question|open houses?
        |(?:private )?(?:showings?|viewings?)\b|tour|take a tour|visit|leave a message|mortgage advi[cs]e
        |(?:new home )?sales (?:cent(?:er|re)|office|gallery)\b|model homes?$
      )
    `,
  ],
  [
    'legal',
    regex('i')`
      ^(?:
        disclaimers?|legal|terms (?:of|and|&)|privacy|cookies?|copyright|notices?
        |important (?:notice|information)|accessibility|data provided|equal housing|fair housing|site map
        |sources?$|about this site|newsletter|sign up|subscribe|follow us|quick links|useful links|consumer
      )
    `,
  ],
  [
    'story',
    regex('i')`
      ^(?:
        (?:property |full |public |listing |home |client |marketing )?(?:description|remarks|rmks)
        |about (?:this|the) (?:home|house|property|listing|space|unit|apartment|condo|residence)
        |what'?s special|overview|summary|property overview|description of|details about|welcome to
        |descripci[óo]n
      )
    `,
  ],
  [
    'features',
    regex('i')`
      ^(?:
        .{0,25}\band property details\b
        |(?:
          key |property |home |interior |exterior |main |special |additional |other |building |kitchen[ ]
          |bathroom |bedroom |room |lot |community[ ]
        )*
        (?:
          features?|amenities|highlights|facts|details|specifications|information|appliances|characteristics
        )\b
        |facts (?:and|&) features|interior|exterior|community (?:&|and) hoa|at a glance|parking|utilities
        |heating|cooling|flooring|appliances|features|construction|listing details|home facts|quick facts
        |caracter[íi]sticas|accommodation|rooms?$
      )
    `,
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
const plainTitle = regex('i')`
  ^(?:
    price history|tax history|price (?:and|&) tax history|public tax history|sales? history
    |property history|similar (?:homes|listings|properties).{0,30}|nearby (?:homes|schools).{0,20}
    |homes (?:like this|for you)|recently sold.{0,30}|new listings(?: near.{0,30})?
    |(?:mortgage|payment) calculator|monthly (?:cost|payment)s?|neighbou?rhood|nearby schools|schools
    |listed by|description|(?:property|home|listing) details|property description
    |about (?:this|the) (?:home|property|house)|overview|what'?s special|features|facts (?:and|&) features
    |interior|exterior|key features|property features|amenities|similar properties|disclaimer
    |market (?:trends|insights)|home value|climate risks?|getting around|floor ?plans|available units
    |contact agent|(?:(?:public|client|marketing) )?(?:remarks|rmks)
  )\s?:?$
`;

/** Titles of other homes in any words: "Explore similar homes", "My other listings", "Nearby recently sold homes". */
const otherHomes = regex('iu')`
  ^(?:[\p{L}']+ ){0,2}?(?:
    similar|nearby|other|more|additional|related|recommended|comparable|recent(?:ly)?|past
  )
  [ ](?:[\p{L}-]+ ){0,2}(?:
    homes|houses|listings|properties|rentals|apartments|condos|land|lots|sales|activity
  )\b
  |^(?:homes|houses|listings|properties|sales|sold|rentals) nearby\b
`;
/** Titles that need no noun. */
const loneTitle = regex('i')`
  ^(?:
    nearby|more like this|comps|comparables|(?:keep|continue) browsing|recommended for you
    |near this (?:home|property|house)|(?:others|people|buyers|customers) also\b.{0,25}
    |more (?:from|by) this (?:agent|seller|owner|office|broker)|also for sale|price comparison
    |homes for sale near \d.{0,30}|recent activity\b.{0,20}
  )$
`;

/** Whether a line that is no heading begins a section: a title above, or a short line without figures of other homes. */
export const isPlainTitle = (text: string): boolean => {
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
const aside = regex('i')`
  ^(?:
    (?:(?:two|three|a few|some|one) )?(?:things?|notes?|points?) [^.:]{0,25}\b(?:
      for us only|only for us|just for us|not for (?:the )?(?:public|ad|listing|video)
    )\b
    |(?:this is )?not for (?:the )?(?:public|publication|buyers|marketing|the (?:listing|video|ad))\b
    |(?:
      (?:just |only )?for (?:us|you|your eyes|office use|internal use)\s?:
      |for (?:us|you|your eyes|office use|internal use) only\b
    )
    |between (?:us|ourselves|you and me)\s?[:,]|(?:internal(?:ly)?|confidential(?:ly)?)\s?:
    |off the record\b|(?:[a-z]+ )?housekeeping(?: (?:things?|items?|notes?|points?)\b|:)
  )
`;

/** The section of a line whose own first words give it one, whatever is above it. */
export const sectionLedBy = (text: string): Section | undefined => ledBy.find(([, pattern]) => pattern.test(text))?.[0];

/** Whether a paragraph is kept from buyers by its first words. */
export const isAside = (text: string): boolean => aside.test(text);
