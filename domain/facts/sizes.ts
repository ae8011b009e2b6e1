/** A size in the unit of its source, never converted, so that every figure is one that the source shows. */
export interface Size {
  readonly value: number;
  readonly unit: SizeUnit;
}

export type SizeUnit = 'square feet' | 'square meters' | 'acres' | 'hectares';

const spellings: readonly (readonly [SizeUnit, string])[] = [
  [
    'square feet',
    "sq\\.?\\s*(?:ft|feet|foot)\\b\\.?|sqft\\.?|sqf\\b|s\\.?f\\.?(?![a-z])|square[\\s-](?:feet|foot)|ft²|ft2|ft\\^2|sq'|pies\\s?(?:cuadrados|²|2\\b)",
  ],
  ['square meters', 'sq\\.?\\s*m(?:eters?|etres?|trs?)?\\b\\.?|sqm\\b|square[\\s-]met(?:er|re)s?|m²|m2\\b|㎡'],
  ['acres', 'acres?\\b|ac\\b\\.?'],
  ['hectares', 'hectares?\\b|ha\\b'],
];

/** Unit codes of UN/CEFACT that structured data uses. */
const unitCodes: Readonly<Record<string, SizeUnit>> = {
  ftk: 'square feet',
  sqft: 'square feet',
  mtk: 'square meters',
  qm: 'square meters',
  acr: 'acres',
  har: 'hectares',
};

const patterns = spellings.map(([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})$`, 'i')] as const);

/** Pattern of every unit of area. */
export const sizeUnitPattern = spellings.map(([, pattern]) => pattern).join('|');

/** The unit that a word or a unit code names; undefined for others. */
export function sizeUnitOf(text: string): SizeUnit | undefined {
  const word = text.trim();
  return unitCodes[word.toLowerCase()] ?? patterns.find(([, pattern]) => pattern.test(word))?.[0];
}

/** A size, when its unit is known and its value plausible. */
export function sizeOf(value: number | undefined, unit: SizeUnit | undefined): Size | undefined {
  return value !== undefined && unit !== undefined && value > 0 && value < 100_000_000 ? { value, unit } : undefined;
}

const squareFeet: Readonly<Record<SizeUnit, number>> = {
  'square feet': 1,
  'square meters': 10.7639,
  acres: 43_560,
  hectares: 107_639,
};

/** A size in square feet, for comparing. */
export const inSquareFeet = ({ value, unit }: Size): number => value * squareFeet[unit];

/** Whether two sizes are the same within rounding, also in different units. */
export function sameSize(a: Size, b: Size): boolean {
  const [one, two] = [inSquareFeet(a), inSquareFeet(b)];
  return a.unit === b.unit ? Math.abs(one - two) < one * 0.006 : Math.abs(one - two) < Math.max(one, two) * 0.03;
}
