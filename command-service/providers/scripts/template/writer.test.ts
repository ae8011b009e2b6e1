import { describe, expect, test } from '@jest/globals';
import { createMemoryWeb } from '../../fetch/testing/memory-web.ts';
import { createListingSource } from '../../listings/web/listing-source.ts';
import { readListing } from '../../listings/web/read.ts';
import { createTemplateWriter } from './writer.ts';
import { say } from '../../../../words/index.ts';

const html =
  '<h1>9 Elm Street, Salem, MA 01970</h1><p>$450,000</p><p>3 bedrooms, 2 baths, 1,400 sq ft</p><img src="a.jpg">';

describe('the template writer', () => {
  const writer = createTemplateWriter(
    createListingSource(
      createMemoryWeb({ 'https://homes.example/1': { contentType: 'text/html', text: html } }),
      async (task) => readListing(task),
    ),
  );

  test('writes from a page and names the sources of its facts', async () => {
    const written = await writer.fromProperty({ propertyDetails: 'https://homes.example/1', duration: 'short' }, 'ann');
    expect(written).toMatchObject({
      title: '9 Elm Street, Salem, MA 01970',
      propertyAddress: '9 Elm Street, Salem, MA 01970',
      imageUrls: ['https://homes.example/a.jpg'],
      placeholders: [],
    });
    expect(written.script).toContain('9 Elm Street in Salem');
    expect(written.facts).toContainEqual({ name: say('FACT_PRICE'), value: '$450,000', source: 'visible text' });
    expect(written.facts).toContainEqual({ name: say('FACT_BEDROOMS'), value: '3', source: 'visible text' });
  });

  test('refuses to translate and says what is needed', async () => {
    expect(writer.capabilities()).toMatchObject({ writer: 'template', translation: { available: false } });
    await expect(writer.translate('Hello', 'spanish', 'ann')).rejects.toMatchObject({
      code: 'NOT_OFFERED',
      message: 'Translation is not available here yet.',
    });
  });
});
