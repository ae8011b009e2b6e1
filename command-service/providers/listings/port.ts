import type { Listing } from './facts.ts';

/**
 * Finds the listing that a user means.
 *
 * @param propertyDetails the address of a listing page, or the text of a listing
 * @returns facts that the source states; a missing fact is absent, never guessed
 * @throws Refusal with a sentence for the user when there is no readable listing
 */
export type ListingSource = (propertyDetails: string) => Promise<Listing>;
