import { webReaderContract } from '../fetch/contract.ts';
import { createGuardedFetch } from '../fetch/guarded/guarded-fetch.ts';
import { withSamples } from './sample-reader.ts';
import { renderSampleListing, sampleImage } from './samples.ts';

const publicUrl = 'http://localhost:3000';
const listing = `${publicUrl}/samples/listings/larkspur-lane`;

webReaderContract('guarded fetch with the sample listings', async () => {
  const image = await sampleImage('larkspur-lane', 1);
  const text = renderSampleListing('larkspur-lane', publicUrl);
  if (image === undefined || text === undefined) throw new Error('The sample larkspur-lane is missing.');
  return {
    reader: withSamples(createGuardedFetch({ allow: [] }), publicUrl),
    page: { url: listing, contentType: 'text/html', text },
    image: { url: `${listing}/1.jpg`, ...image },
    missing: `${publicUrl}/samples/listings/unknown`,
  };
});
