/** Sample listings of our own, and a reader that takes them without a network. */
export { pagePolicy as sampleListingPolicy } from './page.ts';
export { readSample, readSampleImage, withSamples } from './own-pages.ts';
export { renderSampleListing, sampleImage, sampleListings } from './samples.ts';
export type { SampleListing, SamplePicture } from './samples.ts';
