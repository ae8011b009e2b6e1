/** Reads pages and pictures that users give the address of; the one way from their input to the network. */
export { isPublicAddress } from './guarded/address.ts';
export { imageTypeOf } from './content.ts';
export { createGuardedFetch } from './guarded/guarded-fetch.ts';
export type { GuardedFetchOptions } from './guarded/guarded-fetch.ts';
export type { FetchedImage, FetchedPage, ImageType, WebReader } from './port.ts';
export { unreachable } from './guarded/refusals.ts';
