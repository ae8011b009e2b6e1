import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createGuardedFetch } from '../fetch/guarded/guarded-fetch.ts';
import { imageTypeOf } from '../fetch/content.ts';
import { createListingSource } from '../listings/web/listing-source.ts';
import { readListing } from '../listings/web/read.ts';
import { createTemplateWriter } from '../scripts/template/writer.ts';
import { estimateScript, fairHousingWarnings } from '../../../domain/scripts/index.ts';
import type { PropertyFacts } from '../listings/facts.ts';
import { propertyScriptSeconds } from '../../../domain/catalog.ts';
import type { ScriptLength } from '../../../domain/catalog.ts';
import { readSample, readSampleImage, withSamples } from './sample-reader.ts';
import { renderSampleListing, sampleImage, sampleListings } from './samples.ts';
import { pagePolicy as sampleListingPolicy } from './page.ts';

const publicUrl = 'http://localhost:3000';
// The guard allows no address, so everything is read without a network.
const web = withSamples(createGuardedFetch({ allow: [] }), publicUrl);
const source = createListingSource(web, async (task) => readListing(task));
const lengths: readonly ScriptLength[] = ['short', 'medium', 'long'];
const slugs = sampleListings.map(({ slug }) => slug);

describe('the golden facts of a sample', () => {
  const golden: Readonly<Record<string, PropertyFacts>> = {
    'larkspur-lane': {
      address: '418 Larkspur Lane, Asheville, NC 28804',
      price: { amount: 789_000, currency: 'USD' },
      beds: 4,
      baths: 3.5,
      area: { value: 2480, unit: 'square feet' },
      lotSize: { value: 0.32, unit: 'acres' },
      yearBuilt: 2016,
      propertyType: 'house',
      status: 'for sale',
      garage: 2,
      agent: { name: 'Marisol Tate', company: 'Ridgeway & Tate Realty', phone: '828-555-0142' },
    },
    'cedar-bluff-road': {
      address: '27 Cedar Bluff Road, Bend, OR 97703',
      price: { amount: 1_150_000, currency: 'USD' },
      beds: 3,
      baths: 2.5,
      area: { value: 2120, unit: 'square feet' },
      lotSize: { value: 0.46, unit: 'acres' },
      yearBuilt: 1968,
      propertyType: 'house',
      status: 'for sale',
      agent: { name: 'Owen Hartley', company: 'High Desert Homes', phone: '541-555-0177' },
    },
    'harbor-street': {
      address: '610 Harbor Street, Unit 14C, Milwaukee, WI 53202',
      price: { amount: 525_000, currency: 'USD' },
      beds: 2,
      baths: 2,
      area: { value: 1340, unit: 'square feet' },
      yearBuilt: 2009,
      propertyType: 'condo',
      status: 'for sale',
      agent: { name: 'Priya Raman', company: 'Lakefront Property Group', phone: '414-555-0119' },
    },
    'foundry-row': {
      address: '1250 Foundry Row, Columbus, OH 43215',
      price: { amount: 2_350_000, currency: 'USD' },
      area: { value: 11_600, unit: 'square feet' },
      lotSize: { value: 0.41, unit: 'acres' },
      yearBuilt: 1924,
      propertyType: 'office',
      status: 'for sale',
      agent: { name: 'Calvin Brooks', company: 'Meridian Commercial', phone: '614-555-0163' },
    },
  };

  test.each(slugs)('are read from %s', async (slug) => {
    const listing = await source(`${publicUrl}/samples/listings/${slug}`);
    const { description, features, images, ...facts } = listing.facts;
    expect(facts).toEqual(golden[slug]);
    expect(features?.length).toBeGreaterThanOrEqual(12);
    expect(description?.length).toBeGreaterThan(2000);
    expect(images).toEqual([1, 2, 3, 4].map((number) => `${publicUrl}/samples/listings/${slug}/${number}.jpg`));
    // Structured data has no field for a garage.
    const { garage: _fromText, ...sources } = listing.sources;
    expect(new Set(Object.values(sources))).toEqual(new Set(['structured data']));
  });

  test.each(slugs)('%s gives the same facts by its visible text alone', async (slug) => {
    const html = (renderSampleListing(slug, publicUrl) ?? '')
      .replace(/<script[\s\S]*?<\/script>/, '')
      .replace(/<meta [^>]*>/g, '');
    const { price, beds, baths, area, lotSize, yearBuilt } = golden[slug] ?? {};
    const textSource = createListingSource(
      { ...web, fetchPage: async (url) => ({ url, contentType: 'text/html', text: html }) },
      async (task) => readListing(task),
    );
    expect((await textSource('https://homes.example/')).facts).toMatchObject(
      JSON.parse(JSON.stringify({ price, beds, baths, area, lotSize, yearBuilt })),
    );
  });
});

describe.each(slugs)('scripts of %s', (slug) => {
  const writer = createTemplateWriter(source);

  test.each(lengths)(
    '%s: stay within 15 % of the length, without placeholders or fair-housing warnings',
    async (duration) => {
      const { script, placeholders } = await writer.fromProperty(
        { propertyDetails: `${publicUrl}/samples/listings/${slug}`, duration },
        'ann',
      );
      const { seconds } = estimateScript(script);
      expect(seconds).toBeGreaterThanOrEqual(propertyScriptSeconds[duration] * 0.85);
      expect(seconds).toBeLessThanOrEqual(propertyScriptSeconds[duration]);
      expect(placeholders).toEqual([]);
      expect(fairHousingWarnings(script)).toEqual([]);
    },
  );
});

describe('pictures', () => {
  test.each(slugs)('%s has four JPEG files of at most 100 KB, read in process', async (slug) => {
    for (const number of [1, 2, 3, 4]) {
      const image = await web.fetchImage(`${publicUrl}/samples/listings/${slug}/${number}.jpg`);
      expect(imageTypeOf(image.bytes)).toBe('image/jpeg');
      expect(image.contentType).toBe('image/jpeg');
      expect(image.bytes.byteLength).toBeLessThanOrEqual(100 * 1024);
    }
    expect(await sampleImage(slug, 5)).toBeUndefined();
    expect(await sampleImage(slug, 0)).toBeUndefined();
  });
});

describe('only addresses of this server are read in process', () => {
  test.each(['http://127.0.0.1:3000', 'http://LOCALHOST:3000', 'http://[::1]:3000'])('%s is this server', (origin) => {
    expect(readSample(`${origin}/samples/listings/larkspur-lane`, publicUrl)?.text).toContain('418 Larkspur Lane');
  });

  test.each([
    'http://localhost:3001/samples/listings/larkspur-lane',
    'https://localhost:3000/samples/listings/larkspur-lane',
    'http://evil.example/samples/listings/larkspur-lane',
    'http://localhost:3000@evil.example/samples/listings/larkspur-lane',
    'http://localhost:3000/samples/listings/unknown',
    'http://localhost:3000/samples/listings/../../api/user',
    'http://localhost:3000/samples/listings/larkspur-lane/1.jpg',
    'http://localhost:3000/',
    'not an address',
  ])('%s is not a sample page', async (address) => {
    expect(readSample(address, publicUrl)).toBeUndefined();
    await expect(web.fetchPage(address, { accept: ['text/html'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test.each([
    'http://localhost:3000/samples/listings/larkspur-lane/9.jpg',
    'http://localhost:3000/samples/listings/larkspur-lane/..%2f1.jpg',
    'http://localhost:3001/samples/listings/larkspur-lane/1.jpg',
  ])('%s is not a sample picture', async (address) => {
    expect(await readSampleImage(address, publicUrl)).toBeUndefined();
  });

  test('a page has its style within a policy that allows nothing else', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(renderSampleListing('harbor-street', publicUrl) ?? '')?.[1] ?? '';
    expect(sampleListingPolicy()).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(sampleListingPolicy()).toContain("default-src 'none'");
  });

  test('links start with the public address', () => {
    expect(renderSampleListing('harbor-street', 'https://app.curbcast.example/')).toContain(
      'content="https://app.curbcast.example/samples/listings/harbor-street/1.jpg"',
    );
    expect(renderSampleListing('unknown', publicUrl)).toBeUndefined();
  });
});
