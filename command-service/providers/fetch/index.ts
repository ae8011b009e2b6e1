/** Reads pages and pictures that users give the address of; the one way from their input to the network. */
export { isPublicAddress } from './address.ts';
export { imageTypeOf } from './content.ts';
export { createGuardedFetch } from './guarded-fetch.ts';
export type { GuardedFetchOptions } from './guarded-fetch.ts';
export type { FetchedImage, FetchedPage, ImageType, WebReader } from './port.ts';
export { unreachable } from './refusals.ts';
