export interface FairHousingWarning {
  /** The words of the script. */
  readonly phrase: string;
  /** Why they may violate fair-housing rules, and what to write instead. */
  readonly reason: string;
}

const reasons = {
  family: 'Describe the home, not who should live in it: families with children are protected.',
  religion: 'Religion is protected: leave out whose faith lives or prays nearby.',
  origin: 'Race, colour and national origin are protected: leave out who the neighbours are.',
  disability: 'Disability is protected: describe features such as steps or ramps instead of people.',
  sex: 'Sex, orientation and gender identity are protected: leave out who may apply.',
  age: 'Age limits are only lawful for qualified housing for older persons.',
  income: 'Source of income is protected in many places: leave out how rent is paid.',
  steering: 'Judging the people or the safety of an area can steer buyers: name facts and places instead.',
} as const;

/** Wordings that United States fair-housing guidance advises against, with the reason. A hint, not a verdict. */
const wordings: readonly (readonly [RegExp, keyof typeof reasons])[] = [
  [/\bno (?:kids|children|families|teenagers|infants|babies)\b/i, 'family'],
  [/\b(?:adults?|couples?|singles?)[ -](?:only|preferred|living|community)\b/i, 'family'],
  [
    /\b(?:perfect|ideal|great|suited|suitable|suits?|best|wonderful|excellent|good|right)\b(?: \w+){0,2}? (?:for )?(?:a |an |any |the |your |all )?(?:[\w-]+ ){0,2}(?:famil(?:y|ies)|couples?|singles?|bachelors?|empty[ -]nesters?|newlyweds|retirees|retired|seniors?|professionals?|students?|children|kids)\b(?! (?:room|bath|gathering))/i,
    'family',
  ],
  [
    /\b(?:family|kid|child(?:ren)?)[- ](?:friendly|oriented|home|neighbou?rhood|community|area|street)\b|\b(?:bachelor pad|empty[ -]nesters?|child[- ]free)\b/i,
    'family',
  ],
  [
    /\b(?:your|the|little|young) (?:kids|children|family|little ones)\b.{0,20}\b(?:love|enjoy|play|grow|thrive|safe)\b/i,
    'family',
  ],
  [
    /\b(?:families|children|kids|couples|singles|newlyweds)\b.{0,20}\b(?:will love|will enjoy|welcome|preferred|wanted)\b/i,
    'family',
  ],
  [/\b(?:christian|jewish|muslim|catholic|hindu|mormon|buddhist|kosher|religious)\b/i, 'religion'],
  [
    /\b(?:near|close to|walking distance (?:to|from)|steps (?:from|to)|walk to|minutes (?:from|to)|next to|by the|around the corner from)\b.{0,20}\b(?:church(?:es)?|synagogue|mosque|temple|parish|shul)\b(?!,? ?(?:street|st\b|road|rd\b|lane|ln\b|avenue|ave\b|hill|texas|tx\b|terrace|,))/i,
    'religion',
  ],
  [
    /\b(?:white|black|hispanic|latino|asian|african[- ]american|caucasian|indian|chinese|mexican|arab|european|diverse|ethnic|minority) (?:variety|neighbou?rhood|community|area|families|neighbou?rs|tenants|buyers|population)\b/i,
    'origin',
  ],
  [
    /\b(?:no (?:immigrants|foreigners)|(?:must|only) speak|english[- ]speak(?:ing|ers)(?: only)?|english only|integrated (?:area|neighbou?rhood|community)|u\.?s\.? citizens? only|citizens only)\b/i,
    'origin',
  ],
  [
    /\b(?:able[- ]bodied|no wheelchairs?|not suitable for (?:the )?(?:disabled|handicapped)|handicapped|crippled|mentally (?:ill|healthy)|physically fit|must be able to climb|independent living only)\b/i,
    'disability',
  ],
  [
    /\b(?:(?:males?|females?|men|women|ladies|gentlemen)(?: (?:roommates?|tenants?|renters?|students?))?[ -](?:only|preferred)|(?:female|male) (?:roommates?|tenants?|renters?)|no (?:gays?|lesbians?|men|women)|straight (?:couples?|only))\b/i,
    'sex',
  ],
  [
    /\b(?:seniors? (?:only|preferred|welcome)|for seniors|no seniors|young (?:professionals?|buyers|couples?|families)|mature (?:adults?|persons?|individuals?|couples?|tenants?|buyers)|senior citizens|retired (?:couples?|persons?|buyers)|elderly|over 40)\b/i,
    'age',
  ],
  [
    /\b(?:no section 8|no (?:\w+ )?vouchers?|must be employed|no welfare|section 8 (?:not|need not)|vouchers? not)\b/i,
    'income',
  ],
  [
    /\b(?:(?:safe|safest|crime[- ]free|low[- ]crime|secure|exclusive|prestigious|traditional|stable|respectable|upscale),?(?: and)? (?:\w+,? )?(?:neighbou?rhood|community|area|district|street|zone|town|block|city)|crime[- ]free|low crime|no crime|(?:good|better|right) (?:kind|type|sort) of (?:people|neighbou?rs))\b/i,
    'steering',
  ],
  [
    /\b(?:good|great|best|better|top|top[- ]rated|excellent|finest|award[- ]winning|highly[- ]rated|desirable|sought[- ]after|blue ribbon|a-rated|\d+\/10) (?:public |elementary |high |middle |local )?schools?\b/i,
    'steering',
  ],
];

/** Phrases of a script that may violate fair-housing rules, each with the reason. */
export function fairHousingWarnings(script: string): readonly FairHousingWarning[] {
  return wordings.flatMap(([pattern, reason]) => {
    const phrase = pattern.exec(script)?.[0];
    return phrase === undefined ? [] : [{ phrase, reason: reasons[reason] }];
  });
}
