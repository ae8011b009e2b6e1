/** Money as the page states it. */
export interface Price {
  readonly amount: number;
  /** ISO 4217 in upper case; absent when the page shows a bare number. */
  readonly currency?: string;
  /** What the amount is for, when it is not for the whole property: a rent or a lease. */
  readonly per?: PricePeriod;
}

export type PricePeriod = 'month' | 'year' | 'week' | 'night' | 'square foot per year';

/** A size in the unit that the page uses; never converted, so that no figure is ours. */
export interface Size {
  readonly value: number;
  readonly unit: SizeUnit;
}

export type SizeUnit = 'square feet' | 'square meters' | 'acres' | 'hectares';

export const propertyTypes = [
  'house',
  'townhouse',
  'condo',
  'apartment',
  'multi-family home',
  'land',
  'office',
  'retail space',
  'warehouse',
  'commercial property',
  'property',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Who offers the property, as the page names them. */
export interface ListingAgent {
  readonly name: string;
  readonly company?: string;
  readonly phone?: string;
}

/** What can be told of a property one by one. A fact that the page does not give is absent, never guessed. */
export interface PropertyFacts {
  readonly address?: string;
  readonly price?: Price;
  readonly beds?: number;
  /** Half bathrooms count a half. */
  readonly baths?: number;
  readonly area?: Size;
  readonly lotSize?: Size;
  readonly yearBuilt?: number;
  readonly propertyType?: PropertyType;
  readonly description?: string;
  readonly features?: readonly string[];
  /** Absolute http(s) addresses. */
  readonly images?: readonly string[];
  readonly agent?: ListingAgent;
}

export type FactName = keyof PropertyFacts;

/** Where a fact was found: schema.org data, OpenGraph and meta tags, what a visitor reads, or what the user typed. */
export type FactSource = 'structured data' | 'page tags' | 'visible text' | 'typed text';

/** A listing as it was read. */
export interface Listing {
  readonly title: string;
  readonly facts: PropertyFacts;
  readonly sources: Readonly<Partial<Record<FactName, FactSource>>>;
  /** Where the page was found; absent for typed text. */
  readonly sourceUrl?: string;
}

/** Facts without the keys that hold nothing, for building them up from parts that may be missing. */
export function compactFacts(facts: { readonly [K in FactName]: PropertyFacts[K] | undefined }): PropertyFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}

const commercialTypes: ReadonlySet<PropertyType> = new Set([
  'office',
  'retail space',
  'warehouse',
  'commercial property',
]);

/** Whether a property is told as one for business: by space and use instead of bedrooms. */
export function isCommercial(facts: PropertyFacts): boolean {
  return facts.propertyType !== undefined && commercialTypes.has(facts.propertyType);
}
