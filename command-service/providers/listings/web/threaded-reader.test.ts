import { describe, expect, test } from '@jest/globals';
import { createListingReader } from './threaded-reader.ts';

const listing = '<h1>9 Elm Street, Salem, MA 01970</h1><p>$450,000, 3 bedrooms</p>';
const url = 'https://homes.example/1';
/** A few megabytes of short paragraphs, which take longer than a millisecond on any machine. */
const slow = `${listing}${'<p>A sentence that is long enough to be a paragraph, and here it ends in peace.</p>'.repeat(40_000)}`;

describe('the reader in a worker thread', () => {
  test('reads a page and a text', async () => {
    const read = createListingReader({ limitMs: 60_000 });
    const [page, text] = await Promise.all([
      read({ kind: 'page', content: listing, url }),
      read({ kind: 'text', content: '9 Elm Street, $450,000', url: '' }),
    ]);
    expect(page).toMatchObject({ title: '9 Elm Street, Salem, MA 01970', facts: { beds: 3 }, sourceUrl: url });
    expect(text.facts.price).toEqual({ amount: 450_000, currency: 'USD' });
  });

  test('refuses a text without a property with the same sentence', async () => {
    await expect(
      createListingReader({ limitMs: 60_000 })({ kind: 'text', content: 'a nice day', url: '' }),
    ).rejects.toMatchObject({
      name: 'Refusal',
      code: 'INVALID_INPUT',
      message: expect.stringContaining('We found no property in this text.'),
    });
  });

  test('terminates a thread at the limit and reads the next listing', async () => {
    const read = createListingReader({ limitMs: 1 });
    await expect(read({ kind: 'page', content: slow, url })).rejects.toMatchObject({
      name: 'Refusal',
      code: 'TOO_LARGE',
      message: expect.stringContaining('too complicated'),
    });
    const unhurried = createListingReader({ limitMs: 60_000 });
    await expect(unhurried({ kind: 'page', content: slow, url })).resolves.toMatchObject({ facts: { beds: 3 } });
  });

  test('never calls an ordinary page too complicated because the machine is busy', async () => {
    const read = createListingReader({ limitMs: 1_000 });
    await read({ kind: 'page', content: listing, url });
    // Nothing runs here while the page is read, until long after the limit.
    const idle = new Int32Array(new SharedArrayBuffer(4));
    setTimeout(() => Atomics.wait(idle, 0, 0, 1_500), 5);
    const content = slow.slice(0, 20_000);
    await expect(read({ kind: 'page', content, url })).resolves.toMatchObject({ facts: { beds: 3 } });
  });

  test('asks the user to try again later when the machine is too busy for a page', async () => {
    const read = createListingReader({ limitMs: 60_000, waitMs: 1 });
    await expect(read({ kind: 'page', content: slow, url })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('does not block the event loop', async () => {
    const read = createListingReader({ limitMs: 60_000 });
    await read({ kind: 'page', content: listing, url });
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    await read({ kind: 'page', content: slow, url });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(3);
  });

  test('loses only one listing when a thread runs out of memory', async () => {
    // The reader takes about 22 MB, and the page more than the rest.
    const read = createListingReader({ memoryMb: 32, limitMs: 60_000 });
    const many = `<script type="application/ld+json">[${'{"@type":"House","a":[1,2,3]},'.repeat(600_000)}{}]</script>`;
    await expect(read({ kind: 'page', content: many, url })).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(read({ kind: 'page', content: listing, url })).resolves.toMatchObject({ facts: { beds: 3 } });
  });
});
