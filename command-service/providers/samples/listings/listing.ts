import type { PropertyType, Size } from '../../listings/facts.ts';

/** The content of a sample page. Places, people and prices are invented. */
export interface SampleContent {
  readonly slug: string;
  readonly title: string;
  /** The schema.org type of the property. */
  readonly schemaType: string;
  readonly propertyType: PropertyType;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly priceUsd: number;
  readonly beds?: number;
  readonly fullBaths?: number;
  readonly halfBaths?: number;
  readonly areaSqFt: number;
  readonly lotSize?: Size;
  readonly yearBuilt: number;
  /** Paragraphs, in the order of a walk through the property. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  /** Caption of each picture, in the order of the picture files. */
  readonly pictures: readonly string[];
  readonly agent: { readonly name: string; readonly company: string; readonly phone: string };
}
