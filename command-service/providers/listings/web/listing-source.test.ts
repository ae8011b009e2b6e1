import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../../domain/refusal.ts';
import { createMemoryWeb } from '../../fetch/testing/memory-web.ts';
import { createListingSource } from './listing-source.ts';
import { readListing } from './read.ts';

const html =
  '<h1>9 Elm Street, Salem, MA 01970</h1><p>$450,000</p><p>3 bedrooms, 2 baths, 1,400 sq ft</p><img src="a.jpg">';

describe('the listing source', () => {
  const web = createMemoryWeb({
    'https://homes.example/1': { contentType: 'text/html', text: html },
    'https://homes.example/3': {
      contentType: 'application/json',
      text: '{"ListPrice":450000,"BedroomsTotal":3,"UnparsedAddress":"9 Elm Street, Salem, MA 01970"}',
    },
    'https://homes.example/2': { contentType: 'text/plain', text: '9 Elm Street, $450,000' },
  });
  const read = createListingSource(web, async (task) => readListing(task));

  test.each([
    'https://homes.example/1',
    '  https://homes.example/1\n',
    'homes.example/1',
    'https://homes.example/2',
    'https://homes.example/3',
  ])('reads %j as a page', async (details) => {
    expect((await read(details)).facts.price).toEqual({ amount: 450_000, currency: 'USD' });
  });

  test('reads text without a request to the web', async () => {
    const before = web.requests.length;
    expect((await read('See homes.example/1: 4 bedrooms for $700,000')).facts.beds).toBe(4);
    expect(web.requests).toHaveLength(before);
  });

  test.each([
    ['', 'Please enter the address of a listing page, or paste the text of the listing.'],
    [
      'https://homes.example/missing',
      "We couldn't read this address. Check that it opens in your browser without signing in. You can paste the text of the listing instead.",
    ],
    ['something nice', 'We found no property in this text.'],
    ['4 bedrooms '.repeat(3000), 'Please paste at most 20,000 characters of the listing.'],
  ])('refuses %j and says what to do', async (details, sentence) => {
    const error = await read(details).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).message).toContain(sentence);
  });
});
