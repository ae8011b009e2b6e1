import { regex } from '../../../../domain/regex.ts';

const day = '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?';

/** What the page of a home says besides, and a presenter does not: each topic with the words that show it. */
const topics: Readonly<Record<string, RegExp>> = {
  // Terms of credit in an advertisement oblige it to name all of them.
  credit:
    /\b\d{1,3}(?:\.\d+)?\s?% (?:down|financ\w+)\b|\bballoon\b|\bowner (?:may|will|can) (?:carry|finance)\b|\boffer of credit\b|\b(?:rate )?buy-?downs?\b|\bdown payment\b|\$[\d,]+ toward (?:your )?closing costs?\b|\bapr\b/i,
  tenants: regex('i')`
    \bcredit score\b|\brental history\b|\bapplications? (?:is|are) processed\b|\bevictions?\b
    |\b\d{3}\+ (?:credit )?score\b|\bincome (?:of )?(?:at least )?\d(?:\.\d)? ?x\b
    |\b\d(?:\.\d)?x (?:the )?(?:rent|income)\b|\bapplication fees?\b
    |\btimes (?:the )?(?:monthly |stated )?rent\b
    |\b(?:resident|tenant)s?['’]?s? (?:responsibility|(?:is|are) responsible)\b|\bevictions?\b
    |\badults must\b|\bbackground checks?\b|\b(?:double|security) deposit\b|\bself-guided tours?\b
    |\b(?:ask|asks) for money\b|\bscams?\b|\bwiring money\b|\brent to own\b|\bno smoking\b|\bscore (?:of )?\d{3}\b
    |\brenter'?s'? insurance\b|\b\d{1,2}[- ]month lease\b|\blease minimum\b|\bpark approval\b
    |\bno rentals\b|\bno pets\b|\bpets?\b[^.]{0,20}\blimit\b|\bapproved by (?:the )?(?:park|community)\b
    |\bboard approval\b
  `,
  sale: regex('i')`
    \b(?:asking|list) price is\b|\bsales tax\b|\bfees below\b|\bcalculator\b
    |\bback on (?:the )?market\b|\bfell through\b|\bno fault of\b|\bbuyer'?s last deal\b
    |\bfirst (?:\w+ )?offer\b|\bmultiple offers\b|\boffers were\b|\bhighest and best\b|\boffers? (?:received|due)\b
    |\bagent (?:is )?(?:related|owned)\b|\btaxes (?:do|does) not\b|\b(?:sells?|sold) ["“]?as[ -]is\b
    |\bliens?\b|\bcashier'?s check\b|\binspection contingency\b|\bwinning bid\b|\bwire (?:fraud|money|funds)\b
    |\bopening bid\b|\bhighest bidder\b|\bhousehold goods\b|\bnot responsible for\b|\bsolicitors?\b
    |\bvacant since\b|\bquick sale\b|\bnot provided\b|\b(?:owner|seller|court) confirmation\b|^[Ff]or:\s
    |\bauction day\b|\bdropbox\b|^listed (?:by|with)\b|\bsellers (?:are|have)\b|\bsellers? bought\b
    |\bno names\b|\boccupants?\b|\btrespass
  `,
  papers: regex('iu')`
    \bbook \d+,? page\b|\.(?:pdf|docx?|xlsx?)\b|\bdata sheet\b|\b(?:agent|client) full(?: report)?\b
    |\bprinted \d|\bhold for \p{Lu}
    |\b(?:survey|report|disclosures?|plans?)\b[^.]{0,20}\bon file\b|\bfield card\b|\btaken from the epc\b
    |\bper (?:the )?(?:board|county|assessor|appraisal)\b|\bparcel (?:id|number)\b|\bcovenants?\b
    |\bdeed restrictions?\b|\bminimum (?:home|house|dwelling|square|[\d,]+ sq)\b
  `,
  others:
    /\b(?:neighbou?r(?:['’]s|ing)?|next door|across the (?:street|road))\b[^.]{0,40}\d|\bnot included\b|\bcompeting listings?\b|\bother (?:units|homes|apartments) (?:for (?:sale|rent)|available)\b|\b(?:average|median) (?:\w+ )?price\b/i,
  commission:
    /\bcommission\b|\bagents ok at\b|\bprocuring\b|\b(?:agency|broker|agent|co-?op) comp(?:ensation)?\b|\bcomp (?:is|to)\b|\bco-?op \d|\b(?:outside|cooperating|buyer'?s?) brokers?\b|\bownership interest\b/i,
  access: regex('i')`
    \b(?:alarm|gate|door|access|entry|keypad|garage) (?:code|pin)\b|\bcode (?:is )?\d{3}|\balarm \d{3}
    |\b(?:cats?|dogs?) must\b|\bdo not disturb\b|\bno (?:\w+ )?calls\b|\bdisarm\b|\bkey ?(?:box|safe)\b|\blb on\b|\bkeys? (?:is|are) (?:under|with|at|in|on)\b|\bsupra\b
    |\bshowing ?time\b|\bshowings? (?:by|with|only)\b|\b\d+ ?(?:hrs?|hours?)['’]? notice\b
    |\bcall before (?:showing|you|coming)\b|\bplease (?:call|text) \w+ first\b
    |\bdo not (?:ring|enter|knock|approach|order)\b
    |\b(?:do not|don['’]t) let (?:the|our|their|any) (?:\w+ )?(?:cats?|dogs?|pets?|puppy|kitten|bird)\b
  `,
  offers:
    /\b(?:submit|send|email) (?:all )?offers\b|^offers? to\b|\boffers? deadline\b|\bescrow deposit\b|\birrevocable\b|\bback-?ups? (?:offers? )?(?:welcome|ok)\b|\bpost[- ]?(?:poss|closing|settlement)\w*\b|\bpre-?approval\b/i,
  // What sellers and agents tell each other.
  privately: regex('i')`
    \bdivorc\w+|\bbetween (?:us|ourselves|you and me)\b|\bbargaining power\b
    |\b(?:do not|don['’]t) (?:mention|disclose|print|publish|say anything|tell|share|quote|advertise)\b
    |\b(?:doesn['’]t|does not) know yet\b|\bnight[- ]shift\b
    |\bsellers? (?:is (?:an?|going)|needs? (?:\d|(?:one|two|three|four|six) weeks)|to credit|must|would)\b
    |\buntil i hear\b|\bi have asked the (?:owner|seller)s?\b|\btenants? (?:in|next door)\b
  `,
  greetings:
    /^(?:[Ss]ubject|[Ff]wd?|FW|FWD|RE|[Rr]e)\s?:|^[Tt]hank you for\b|\bis feeling \p{L}+|^(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear) \p{Lu}\p{L}+\s?[,!–—-]|^[Hh]ey,? (?:it['’]s|this is) /u,
  // Remarks of mails and voice messages.
  chatter: regex('iu')`
    ^(?:ok(?:ay)?,? )?thanks\b(?! to\b)|\bas promised\b|\bsee below\b|\bgrab a pen\b
    |\bquick (?:update|note|question)\b
    |\b(?:good|great|nice) (?:to (?:see|run into|meet)|seeing|running into|meeting) you\b|\bpaperwork\b
    |\bmention (?:them|it|that|this|those)\b|\bgarbled\b|\blol\b|\bserious inquiries\b|\bwent live\b
    |\banother one for you\b|\binvoice\b|\bdraft by\b|\bthings to (?:hit|mention|include)\b
    |\bthat['’]d be (?:awesome|great)\b|\babout yourself\b|\bok['’]d (?:by|this|it)\b|\bnot talk about\b|\bdo not use\b|\bbtw\b
    |\bmessages? (?:that|which|with|asking)\b
    |\b(?:good|great|nice) (?:talking|speaking|chatting) (?:with|to) you\b
    |\b(?:your|my) (?:\p{Lu}\p{L}+ )?(?:people|buyers?|clients?)\b|\blandlord (?:would|will|wants?|is)\b
    |\b(?:beverages|refreshments|light bites|food (?:stand|truck))\b
    |\b(?:oops|sorry),? (?:no|i mean|for)\b|\bi don['’]t know what\b
    |\bhave a (?:great|good|nice|lovely) (?:day|weekend|evening|week|one)\b|\bgood luck\b
    |\blet['’]s (?:shoot|photograph)\b|\bphotographer\b|\bget in touch back\b|\b(?:do not|don['’]t) (?:show|shoot)\b
    |\bwould like to ask \$?\d|\bpeople like to hear\b|\bvideo (?:was|is|for|of)\b|\bfor the (?:\p{L}+ ){0,2}video\b
    |\btag (?:a|someone)\b|\bsent to you by\b|\bhope you (?:had|are|have)\b|\bclassifieds\b|\bif the ad is\b|\bdeadline for\b|\bnew (?:land )?listings before\b|\bfair housing\b|\bwe took (?:the|this|our|a)\b|\btowing\b|\bavailable on request\b|\breel\b|^client:|\bfile no\b|\bsame music\b|\bbitcoin\b|\bis this still available\b|\bhouse hackers?\b|\banswer (?:e-?mails|texts|calls)\b
  `,
  announcements:
    /^(?:just (?:listed|sold)|coming soon|price (?:improvement|drop|reduced|adjustment)|new (?:listing|price)|quick move-in)\b/i,
  kept: /\b(?:do|does|will|did)(?:n['’]t| not) (?:stay|convey|remain|transfer)(?=[.,;!)]|$| with\b| at closing\b)|\b(?:is|are) excluded\b/i,
  hours: new RegExp(
    `\\b${day}\\s?(?:[-–]|to|through)\\s?${day}\\b.{0,12}\\d|\\b\\d{1,2} ?(?:am|pm) ?(?:[-–]|to) ?\\d{1,2} ?(?:am|pm)\\b`,
    'i',
  ),
  showings: regex('i')`
    \bviewings? (?:by|only|on|[a-z]+s only)\b|\bhours?['’]? notice\b|\bcan show\b|\ba day['’]s notice\b|\bdrive by only\b|\bevenings only\b
    |\bby (?:private )?appointment\b
    |\binspections?\b[^.]{0,20}\b(?:as advertised|required|by appointment)\b|\binspect as\b|\bphoto id\b
    |\bopen daily\b
  `,
  sources:
    /\bdistributed by\b|\b(?:description|information|data) (?:is )?provided by\b|^(?:bought with|sold by)\b|\bbased on information\b|\bmls grid\b|\bmultiple listing service\b|\bcourtesy of\b|^updated:?\s\d/i,
  expenses:
    /\b(?:insurance|taxes|sewer|utilities) (?:is |are |runs? )?(?:only |about |just |around |approximately )?\$?\d[\d,]{2}|\bowner['’]?s figures\b/i,
  agents:
    /\b(?:has|have) (?:helped|sold|closed|represented)\b[^.]{0,20}\d|\b\d{2,}\+? (?:families|clients|homes sold|closed sales)\b|#1 (?:agent|team|realtor)\b/i,
  // Figures of the people around, not of the home.
  statistics:
    /\b(?:average|median|typical)\b|\d\s?%$|\bowner[- ]occupied\b|\binvestor[- ]owned\b|\bis not a lender\b|\boffers will be\b|\bhousehold income\b/i,
  firms: /^(?:[\p{Lu}&][\p{L}&'’.-]* ){1,6}(?:Co|Company|LLC|Inc|Realty|Group|Properties|Partners|Associates)\.?$/u,
  disclaimers: regex('i')`
    \billustrative purposes\b|\bnot a solicitation\b|\bconfidential(?:ity)?\b|\bunsolicited\b
    |\btakes? precedence\b|\bmay not reflect\b|\bbelieved (?:to be )?(?:accurate|reliable|correct)\b
    |\bnot warranted\b|\bcondition of purchase\b|\bequal opportunity\b|\bphotos may\b|\bliability\b
    |\bindependently owned\b|\bno warrant(?:y|ies)\b|\bguaranteed\b|\bmay vary\b|\billustrative\b|\bsin previo aviso\b|\bnon-disclosure state\b
    |\bno reproduction\b|\bmay not be reproduced\b|\bare receiving this\b|\bpersonally verify\b|\bfor illustration\b|\bsupersedes\b|\bconsumer protection notice\b|^words by\b|\bbuyers should (?:confirm|verify) all\b|\bsquare footage is approximate\b
    |\bare approximate\b
    |\boffer valid\b|\bincentives?:|\bmodels? open\b|\baccepting backups?\b|\b(?:comes?|numbers come) from (?:an? )?third part(?:y|ies)\b
    |\bbuyers?['’]s? attorney\b|\(stpp\)|\bsubject to planning\b|\bdraft (?:particulars|details)\b
    |\b(?:vendor|seller)s?['’]? approval\b
  `,
  site: regex('i')`
    ^sponsored\b|\bqr code\b|\bwalker['’]s paradise\b|\bwalk score\b|\breply ['‘"“]?stop\b|^write a (?:public )?comment\b
    |^(?:get|request)\b[^.]{0,30}\binformation\b
    |^(?:view|see|search|browse|find|explore|check out|discover)\b[^.]{0,60}\b(?:
      photos?|homes?|listings?|properties|apartments|details|history|maps?|floor ?plans
    )\b
    |\bpowered by\b|\byou (?:consent|agree) to\b|\b(?:zillow|zestimate|redfin|trulia|realtor\.com)\b
    |\b(?:homes|houses|apartments|condos) for (?:sale|rent) (?:in|at|near)\b
  `,
};
const all = Object.values(topics);

/** Whether a sentence is about the offer, its terms or its site instead of the home. */
export const isOffTopic = (sentence: string): boolean => all.some((pattern) => pattern.test(sentence));
