/** The adapters behind the command side's ports, for the place that composes them. */
export { createGuardedFetch } from './fetch/guarded/guarded-fetch.ts';
export { openFolderFileStore } from './files/folder/folder-file-store.ts';
export { openTestPayments } from './payments/embedded/open.ts';
export { openStripePayments } from './payments/stripe/open.ts';
export { readSample, readSampleImage, withSamples } from './samples/own-pages.ts';
export { renderSampleListing, sampleImage, sampleListings } from './samples/samples.ts';
export { pagePolicy as sampleListingPolicy } from './samples/page.ts';
export { createListingSource } from './listings/web/listing-source.ts';
export { createTemplateWriter } from './scripts/template/writer.ts';
export { createLocalVideoProvider } from './video/local/local-video-provider.ts';
export { createPresenterPreviews } from './video/local/previews.ts';
export { createEspeakVoice } from './voice/espeak/espeak.ts';

/**
 * What OpenAI does for those who have a key. Loaded only for them: its client is a fifth of all that a start would
 * read.
 */
export const loadOpenAi = () => import('./openai.ts');
