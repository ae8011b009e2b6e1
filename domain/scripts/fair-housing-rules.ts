import { regex } from '../regex.ts';
import { say, type Sentence } from '../../words/index.ts';

/** A group of wordings: why they are flagged, what to write instead, and the law or guidance that says so. */
export interface FairHousingRule {
  /** For the user, with what to write instead. */
  readonly reason: Sentence;
  readonly source: string;
}

export const fairHousingRules = {
  family: {
    reason: say('FAIR_HOUSING_FAMILY'),
    source:
      '42 U.S.C. 3604(c); 24 CFR 100.75(c); HUD memorandum of January 9, 1995, on advertisements, familial status',
  },
  religion: {
    reason: say('FAIR_HOUSING_RELIGION'),
    source: '42 U.S.C. 3604(c); 24 CFR 100.75(c); HUD memorandum of January 9, 1995, on advertisements, religion',
  },
  origin: {
    reason: say('FAIR_HOUSING_ORIGIN'),
    source:
      '42 U.S.C. 3604(c); 24 CFR 100.75(c); HUD memorandum of January 9, 1995, on advertisements, race, color, national origin',
  },
  disability: {
    reason: say('FAIR_HOUSING_DISABILITY'),
    source:
      '42 U.S.C. 3604(c), 3604(f); 24 CFR 100.75(c), 100.204; HUD memorandum of January 9, 1995, on advertisements, handicap',
  },
  sex: {
    reason: say('FAIR_HOUSING_SEX'),
    source: '42 U.S.C. 3604(c); 24 CFR 100.75(c); California Government Code 12955; New York Executive Law 296(5)',
  },
  age: {
    reason: say('FAIR_HOUSING_AGE'),
    source: '42 U.S.C. 3607(b); 24 CFR 100.300 to 100.308: housing for older persons',
  },
  income: {
    reason: say('FAIR_HOUSING_INCOME'),
    source:
      'California Government Code 12955; New York Executive Law 296(5). Federal law (42 U.S.C. 3604) does not name it',
  },
  steering: {
    reason: say('FAIR_HOUSING_STEERING'),
    source: '42 U.S.C. 3604(a); 24 CFR 100.70(a), (c): discriminatory steering',
  },
} as const satisfies Readonly<Record<string, FairHousingRule>>;

/** Peoples that neighborhoods are called after; a town or a style with a similar name does not count. */
const peoples = [
  'Afghan|Albanian|Algerian|Arab|Argentin(?:e|ian)|Armenian|Asian|Australian|Austrian|Bangladeshi|Belgian|Bengali',
  'Bolivian|Bosnian|Brazilian|British|Bulgarian|Burmese|Cambodian|Canadian|Caribbean|Chilean|Chinese|Colombian|Croatian',
  'Cuban|Czech|Danish|Dominican|Dutch|Ecuadorian|Egyptian|English|Eritrean|Ethiopian|European|Filipino|Finnish|French',
  'German|Ghanaian|Greek|Guatemalan|Guyanese|Haitian|Hispanic|Hmong|Honduran|Hungarian|Indian|Indonesian|Iranian|Iraqi',
  'Irish|Israeli|Italian|Jamaican|Japanese|Jordanian|Kenyan|Korean|Kurdish|Laotian|Latin[ao]|Lebanese|Lithuanian|Malaysian',
  'Mexican|Moroccan|Nepali|Nepalese|Nicaraguan|Nigerian|Norwegian|Pakistani|Palestinian|Persian|Peruvian|Polish|Portuguese',
  'Puerto Rican|Punjabi|Romanian|Russian|Salvadoran|Samoan|Scandinavian|Scottish|Senegalese|Serbian|Slavic|Somali|Spanish',
  'Sudanese|Swedish|Swiss|Syrian|Taiwanese|Thai|Tibetan|Trinidadian|Turkish|Ukrainian|Venezuelan|Vietnamese|Welsh|Yemeni',
].join('|');

/** Words that turn the word before them into a name: "Church Street", "Catholic University", "Mosque Lake Trail". */
const named = String.raw`(?!(?: (?!on |at |off |in )[\w.'-]+)?,? (?:street|st\b|road|rd\b|lane|ln\b|avenue|ave\b|drive|dr\b|boulevard|blvd|court|hill|trail|park|texas|tx\b|terrace|university|college|hospital|museum))`;

/** Wordings that the guidance advises against. A hint, not a verdict. */
export const fairHousingWordings: readonly (readonly [RegExp, keyof typeof fairHousingRules])[] = [
  [
    /\b(?:no|without|no more than \w+) (?:kids|children|families|teenagers|infants|babies)\b|\brais(?:e|ing) (?:your |a |the )?(?:children|kids|family)\b/i,
    'family',
  ],
  [
    /\b(?:adults?|couples?|singles?)[ -](?:only|preferred|living|community)\b|\badult (?:building|complex|park)\b/i,
    'family',
  ],
  [
    regex('i')`
      \b(?:
        perfect|ideal|great|suited|suitable|suits?|best|wonderful|excellent|good|right
      )\b(?: \w+){0,2}? (?:for )?(?:a |an |any |the |your |all )?(?:[\w-]+ ){0,2}
      (?:
        famil(?:y|ies)|couples?|singles?|bachelors?|empty[ -]nesters?|newlyweds|retirees|retired|seniors?
        |professionals?|students?|children|kids|moms?|dads?|mothers?|fathers?|parents
      )\b(?! (?:room|bath|gathering))
    `,
    'family',
  ],
  [
    /(?<!\b(?:single|multi|two|three|four)[- ])\b(?:family|kid|child(?:ren)?)[- ](?:friendly|oriented|home|neighbou?rhood|community|area|street)\b|\b(?:bachelor pad|empty[ -]nesters?|child[- ]free)\b/i,
    'family',
  ],
  [
    /\b(?:your|the|little|young) (?:kids|children|family|little ones)\b.{0,20}\b(?:love|enjoy|play|grow|thrive|safe)\b/i,
    'family',
  ],
  [
    /\b(?:families|children|kids|couples|singles|newlyweds)\b.{0,20}\b(?:will (?:love|enjoy|feel)|welcome|preferred|wanted)\b/i,
    'family',
  ],
  [
    regex('i')`
      \b(?:
        bring (?:the|your) (?:whole )?(?:kids|children|family)|(?:kids|children) can\b
        |for (?:a|the) (?:large|big|small|growing|young|whole|entire|extended) famil(?:y|ies)
        |single (?:professionals?|persons?|occupants?) (?:only|preferred|wanted)
        |retirees (?:welcome|preferred|only)
      )\b
    `,
    'family',
  ],
  [
    /\b(?:children|kids|minors|teen(?:ager)?s)\b (?:must|may not|are not|aren't|not (?:allowed|permitted|accepted)|over \w+ only)\b|\bno (?:minors|dependents)\b|\bwithout (?:dependents|kids)\b|\badults?[ -](?:oriented|focused|centered)\b/i,
    'family',
  ],
  [
    /\b(?:a|true|real|genuine) family (?:building|complex|block|place)\b|\b(?:everyone|everybody) has (?:kids|children|a family)\b|\b(?:full of|lots of|plenty of|many) (?:\w+ )?(?:kids|children|families)\b/i,
    'family',
  ],
  [
    new RegExp(
      String.raw`\b(?:church(?:es)?|synagogue|mosque|parish|shul)\b${named}.{0,12}\b(?:within walking distance|nearby|around the corner|down the street|(?:minutes|blocks?|steps) away)\b`,
      'i',
    ),
    'religion',
  ],
  [
    new RegExp(
      String.raw`\b(?:christian|jewish|muslim|catholic|hindu|mormon|buddhist|religious)\b${named}|\beruv\b|\bchurchgoers\b|\bworshipp?ers\b|\b(?:saturday|sunday|friday) (?:services|mass|prayers?)\b|\bkosher (?:home|household)s? only\b`,
      'i',
    ),
    'religion',
  ],
  [
    new RegExp(
      String.raw`\b(?:near|close to|walking distance (?:to|from)|steps (?:from|to)|walk to|(?:minutes|blocks?|miles?) (?:from|to)|next to|by the|around the corner from)\b.{0,20}\b(?:church(?:es)?|synagogue|mosque|temple|parish|shul)\b${named}`,
      'i',
    ),
    'religion',
  ],
  [
    /\b(?:white|black|hispanic|latino|asian|african[- ]american|caucasian|indian|chinese|mexican|arab|european|diverse|ethnic|minority) (?:variety|neighbou?rhood|community|area|families|neighbou?rs|tenants|buyers|population)\b/i,
    'origin',
  ],
  [
    new RegExp(
      String.raw`\b(?:${peoples})[ -](?:American )?(?:neighbou?rhood|community|families|neighbou?rs|tenants|buyers|population)\b`,
    ),
    'origin',
  ],
  [
    /\b(?:neighbou?rs|residents|tenants|people) (?:\w+ )?speak\b|\b(?:neighbou?rs|residents|tenants|people)(?: \w+)? (?:share|with) (?:a |the )?(?:similar|same) (?:backgrounds?|culture|heritage)\b/i,
    'origin',
  ],
  [
    regex('iu')`
      \b(?:
        no (?:immigrants|foreigners)|(?:must|only) speak|english[- ]speak(?:ing|ers)(?: only)?|english only
        |integrated (?:area|neighbou?rhood|community)
        |(?:near|close to|heart of) the \p{L}+ (?:immigrant )?community
        |popular (?:area |neighbou?rhood )?(?:with|among) (?:expats|immigrants|foreigners)
        |u\.?s\.? citizens? only|citizens only
      )\b
    `,
    'origin',
  ],
  [
    new RegExp(
      String.raw`\b(?:mostly|predominantly|largely|mainly|primarily|all|heavily)[ -](?:White|Black|Hispanic|Latin[ao]|${peoples})(?:[ -]American)?(?=[.,;!?]|$| (?:block|street|area|building|families|residents|neighbou?r))`,
    ),
    'origin',
  ],
  [
    /\bEnglish (?:must|has to|should) be\b|\b(?:fluent|native) (?:in )?English(?: speakers?)? (?:required|only|preferred|a must)\b|\bmust be (?:fluent|a citizen|U\.?S\.?[- ]born)\b/,
    'origin',
  ],
  [
    regex('i')`
      \bno\b[^.!?]{0,30}\b(?:service|assistance|emotional[- ]support) (?:animals?|dogs?)\b
      |\b(?:
        able[- ]bodied|(?:no|not) wheelchairs?(?: users?)?
        |no (?:service|assistance|emotional[- ]support) (?:animals?|dogs?)|able to live independently
        |not suitable for (?:the )?(?:disabled|handicapped)|handicapped|crippled|mentally (?:ill|healthy)
        |physically fit|must be able to (?:climb|manage|use)
        |no (?:disabled|handicapped) (?:tenants|renters|persons|people)
        |not suited (?:for|to) [^.]{0,30}\bwheelchairs?|independent living only
      )\b
    `,
    'disability',
  ],
  [
    regex('i')`
      \b(?:needs?|have|has|required) to be able to (?:use|climb|manage|walk|live)\b
      |\b(?:not|never|isn't)[ ](?:
        ideal|suitable|suited|recommended|right|appropriate|advised
      )
      [ ](?:for|to) (?:\w+ ){0,2}(?:with|who|in a|using)\b[^.!?]{0,30}\b(?:
        mobility|disabilit\w+|wheelchairs?|walkers?|health|stairs
      )\b
      |\bno emotional[- ]support (?:pets?|cats?)\b
    `,
    'disability',
  ],
  [
    regex('i')`
      \b(?:
        (?:
          males?|females?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n
        )(?: (?:roommates?|tenants?|renters?|students?))?[ -](?:only|preferred)
        |(?:female|male) (?:roommates?|tenants?|renters?)|no (?:gays?|lesbians?|men|women)
        |(?:for|ideal for|suits?) an? (?:single |young )?(?:woman|man|lady|gentleman|bachelorette)
        |for (?:the|your) (?:husband|wife)|(?:perfect|ideal|great)\b(?: \w+){0,3} for (?:him|her)\b
        |straight (?:couples?|only)
      )\b
    `,
    'sex',
  ],
  [/\b(?:ladies|gentlemen|women|men|males|females) (?:welcome|wanted|need not apply)\b/i, 'sex'],
  [
    regex('i')`
      \b(?:
        seniors? (?:only|preferred|welcome)|over[- ]\d{2} (?:crowd|set|buyers|residents)|for seniors
        |no seniors|no (?:college )?students|young (?:professionals?|buyers|couples?|families)
        |mature[ ](?:
          adults?|persons?|people|individuals?|couples?|residents?|tenants?|neighbou?rs|buyers|clientele
        )
        |senior citizens|retired (?:couples?|persons?|buyers)|elderly|over 40
        |\d{2}(?:\+| and (?:older|over|up)) only
      )\b
    `,
    'age',
  ],
  [
    regex('i')`
      \b(?:
        no section 8|no hud\b|no (?:housing|rental|rent) (?:assistance|subsid\w+)|no (?:\w+ )?vouchers?
        |must be employed|(?:do not|don't|cannot) (?:accept|take|work with) (?:\w+ )?(?:vouchers?|section 8)
        |(?:working )?professionals only|no welfare|section 8 (?:not|need not)|vouchers? not
      )\b
    `,
    'income',
  ],
  [
    regex('i')`
      \b(?:
        public|government|housing|rental|rent|welfare
      )
      [ ](?:
        assistance|aid|subsid(?:y|ies)|benefits?
      )(?: (?:programs?|vouchers?|recipients?))?(?: (?:is|are))? (?:not|never|cannot be)[ ]
      (?:
        accepted|considered|taken|eligible|welcome
      )\b
      |\bno (?:public|government) (?:assistance|aid|benefits)\b
    `,
    'income',
  ],
  [
    regex('i')`
      \b(?:
        (?:
          safe|safest|crime[- ]free|low[- ]crime|secure|exclusive|prestigious|traditional|stable|respectable
          |upscale
        )
        ,?(?: and)? (?:\w+,? )?(?:
          neighbou?rhoods?|communit(?:y|ies)|areas?|districts?|streets?|zones?|towns?|blocks?|cit(?:y|ies)
          |parts? of
        )
        |crime[- ]free|low crime|no crime|(?:good|better|right) (?:kind|type|sort) of (?:people|neighbou?rs)
      )\b
    `,
    'steering',
  ],
  [
    regex('i')`
      \b(?:
        neighbou?rhood|area|street|community|block
      ) (?:is|feels|stays|remains) (?:very |so |really )?(?:quiet and )?(?:safe|secure|exclusive)\b
      |\bsafe for (?:kids|children|famil(?:y|ies))\b
      |\brestricted (?:community|neighbou?rhood|area|building)\b
      |\bneighbou?rs (?:who )?share (?:your|the same) values\b|\bfor the right people\b
      |\b(?:neighbou?rhood|community|building|street|area) of (?:\w+ ){0,2}(?:
        professionals|executives|retirees|seniors|singles|families|couples
      )\b
      |\b(?:respectable|decent)(?:,? \w+)? (?:people|tenants|persons|individuals)\b
    `,
    'steering',
  ],
  [
    /\bschools? (?:here |nearby )?(?:is|are) (?:all )?(?:among )?(?:the )?(?:excellent|outstanding|great|best|good|superb|top|award[- ]winning)\b/i,
    'steering',
  ],
  [
    /\b(?:good|great|best|better|top|top[- ]rated|excellent|finest|award[- ]winning|highly[- ]rated|desirable|sought[- ]after|blue ribbon|a-rated|\d+\/10) (?:public |elementary |high |middle |local )?schools?\b/i,
    'steering',
  ],
  [
    regex('i')`
      \b(?:rough(?:er)?|bad|dangerous|sketchy|undesirable|wrong)[ ](?:
        (?:parts?|sides?|end) of (?:the )?(?:town|city|tracks|county|village|street)|areas?|neighbou?rhoods?
      )\b
      |\b(?:calib(?:er|re)|class|quality) of (?:people|residents|neighbou?rs|buyers|tenants)\b
      |\b(?:american|christian|western|family|traditional) values\b
    `,
    'steering',
  ],
];
