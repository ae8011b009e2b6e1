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
  [/\bno (?:kids|children|families)\b/i, 'family'],
  [/\b(?:adults?|couples?|singles?)[ -]only\b/i, 'family'],
  [
    /\b(?:perfect|ideal|great|suited|suitable|best) for (?:a |an |any |the )?(?:[\w-]+ )?(?:famil(?:y|ies)|couples?|singles?|bachelors?|empty[ -]nesters?|newlyweds|retirees|professionals?|students?)\b/i,
    'family',
  ],
  [/\b(?:family[- ]friendly|bachelor pad|empty[ -]nesters?|child[- ]free|mother-in-law)\b/i, 'family'],
  [/\b(?:christian|jewish|muslim|catholic|hindu|mormon|buddhist)\b/i, 'religion'],
  [
    /\b(?:near|close to|walking distance to|steps from)\b.{0,20}\b(?:church|synagogue|mosque|temple|parish)\b/i,
    'religion',
  ],
  [
    /\b(?:white|black|hispanic|latino|asian|african[- ]american|caucasian|indian|chinese|mexican|arab|european) (?:neighbou?rhood|community|area|families|neighbou?rs|tenants|buyers)\b/i,
    'origin',
  ],
  [
    /\b(?:no (?:immigrants|foreigners)|english[- ]speak(?:ing|ers) only|ethnic (?:area|neighbou?rhood)|integrated (?:area|neighbou?rhood|community))\b/i,
    'origin',
  ],
  [
    /\b(?:able[- ]bodied|no wheelchairs?|not suitable for (?:the )?(?:disabled|handicapped)|handicapped|mentally (?:ill|healthy)|physically fit)\b/i,
    'disability',
  ],
  [
    /\b(?:(?:males?|females?|men|women|ladies|gentlemen)[ -]only|no (?:gays?|lesbians?|men|women)|straight (?:couples?|only))\b/i,
    'sex',
  ],
  [
    /\b(?:seniors? only|no seniors|young (?:professionals?|buyers|couples?|families)|mature (?:persons?|individuals?|couples?|tenants?|buyers)|senior citizens)\b/i,
    'age',
  ],
  [/\b(?:no section 8|no vouchers?|must be employed|no welfare)\b/i, 'income'],
  [
    /\b(?:(?:safe|crime[- ]free|low[- ]crime|desirable|exclusive|prestigious|traditional|stable|respectable) (?:neighbou?rhood|community|area|district)|(?:good|better|right) (?:kind|type|sort) of (?:people|neighbou?rs))\b/i,
    'steering',
  ],
  [/\b(?:good|great|best|top[- ]rated|excellent) schools?\b/i, 'steering'],
];

/** Phrases of a script that may violate fair-housing rules, each with the reason. */
export function fairHousingWarnings(script: string): readonly FairHousingWarning[] {
  return wordings.flatMap(([pattern, reason]) => {
    const phrase = pattern.exec(script)?.[0];
    return phrase === undefined ? [] : [{ phrase, reason: reasons[reason] }];
  });
}
