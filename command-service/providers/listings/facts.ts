/** A price as the page states it. */
export interface Price {
  readonly amount: number;
  /** ISO 4217 in upper case; absent when the page shows a bare number. */
  readonly currency?: string;
  /** The period of a rent or lease; absent for a sale. */
  readonly per?: PricePeriod;
}

export type PricePeriod = 'month' | 'year' | 'week' | 'night' | 'square foot per year';

/** A size in the unit of the page, never converted, so that every figure is one of the page. */
export interface Size {
  readonly value: number;
  readonly unit: SizeUnit;
}

export type SizeUnit = 'square feet' | 'square meters' | 'acres' | 'hectares';

const propertyTypes = [
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

/** The agent who offers the property, as the page names them. */
export interface ListingAgent {
  readonly name: string;
  readonly company?: string;
  readonly phone?: string;
}

/** The facts of a property. A fact that the page does not state is absent, never guessed. */
export interface PropertyFacts {
  readonly address?: string;
  readonly price?: Price;
  readonly beds?: number;
  /** A half bathroom counts as 0.5. */
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

/** The source of a fact: schema.org data, OpenGraph and meta tags, visible text, or the text that the user typed. */
export type FactSource = 'structured data' | 'page tags' | 'visible text' | 'typed text';

/** A listing that was read. */
export interface Listing {
  readonly title: string;
  readonly facts: PropertyFacts;
  readonly sources: Readonly<Partial<Record<FactName, FactSource>>>;
  /** Address of the page; absent for typed text. */
  readonly sourceUrl?: string;
}

/** Removes absent and empty facts. */
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

/** Whether a script describes the property as commercial: by space and use instead of bedrooms. */
export function isCommercial(facts: PropertyFacts): boolean {
  return facts.propertyType !== undefined && commercialTypes.has(facts.propertyType);
}
