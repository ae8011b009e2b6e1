import type { Candidate, OpenReason, Price, Size } from '../../../domain/facts/index.ts';
import type { ListingStatus } from './text/status.ts';

export type { Price, Size } from '../../../domain/facts/index.ts';

const propertyTypes = [
  'house',
  'townhouse',
  'condo',
  'apartment',
  'multi-family home',
  'manufactured home',
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

/** The facts of a property. A fact that the page does not state without doubt is absent, never guessed. */
export interface PropertyFacts {
  readonly address?: string;
  readonly price?: Price;
  readonly beds?: number;
  /** A half bathroom counts as 0.5, a three-quarter one as 0.75. */
  readonly baths?: number;
  readonly area?: Size;
  readonly lotSize?: Size;
  readonly yearBuilt?: number;
  readonly propertyType?: PropertyType;
  /** Absent when the page does not say; then the home is for sale. */
  readonly status?: ListingStatus;
  /** The owner's fee to an association, with its period. */
  readonly hoa?: Price;
  /** How many cars the garage holds. */
  readonly garage?: number;
  readonly description?: string;
  readonly features?: readonly string[];
  /** Absolute http(s) addresses. */
  readonly images?: readonly string[];
  readonly agent?: ListingAgent;
}

export type FactName = keyof PropertyFacts;

/** The source of a fact; `page data` is the data of a page for its own program. */
export type FactSource = 'structured data' | 'page data' | 'page tags' | 'visible text' | 'typed text';

/** A source's candidates for the facts that are decided by evidence. */
export interface DecidedFacts {
  readonly address: string;
  readonly price: Price;
  readonly beds: number;
  readonly baths: number;
  readonly area: Size;
  readonly lotSize: Size;
  readonly yearBuilt: number;
  readonly propertyType: PropertyType;
  readonly status: ListingStatus;
  readonly hoa: Price;
  readonly garage: number;
}
export type DecidedName = keyof DecidedFacts;

export type Candidates = { readonly [Name in DecidedName]: readonly Candidate<DecidedFacts[Name]>[] };

/** A picture as the page names it, with its alternative text. */
export interface PageImage {
  readonly source: string;
  readonly text: string;
}

/** Everything that one source of a page says. */
export interface Found {
  readonly source: FactSource;
  readonly candidates: Partial<Candidates>;
  /** The name of the listing. */
  readonly name?: string;
  readonly description?: string;
  readonly features?: readonly string[];
  readonly images?: readonly string[];
  readonly imageTexts?: readonly PageImage[];
  readonly agent?: ListingAgent;
}

/** A fact that the page leaves in doubt, with the statements of the page and their places. */
export type OpenFact = {
  [Name in DecidedName]: {
    readonly name: Name;
    readonly reason: OpenReason;
    readonly candidates: readonly Candidate<DecidedFacts[Name]>[];
  };
}[DecidedName];

/** A listing that was read. */
export interface Listing {
  readonly title: string;
  readonly facts: PropertyFacts;
  readonly sources: Readonly<Partial<Record<FactName, FactSource>>>;
  readonly open: readonly OpenFact[];
  /** The alternative text of each picture; '' for none. */
  readonly imageTexts: readonly string[];
  /** Address of the page; absent for typed text. */
  readonly sourceUrl?: string;
}

const commercialTypes: ReadonlySet<PropertyType> = new Set([
  'office',
  'retail space',
  'warehouse',
  'commercial property',
]);

/** Whether a script describes the property as commercial: by space and use instead of bedrooms. */
export function isCommercial({ propertyType, beds }: PropertyFacts): boolean {
  return propertyType !== undefined && commercialTypes.has(propertyType) && beds === undefined;
}
