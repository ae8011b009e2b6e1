/** Reads the facts of a property out of listing pages and typed text; finds, never invents. */
export { isCommercial } from './facts.ts';
export type { FactName, FactSource, Listing, ListingAgent, Price, PropertyFacts, PropertyType, Size } from './facts.ts';
export { readListingPage, readListingText } from './web/read.ts';
export { createListingReader } from './web/read-apart.ts';
export type { ListingReader } from './web/read-apart.ts';
