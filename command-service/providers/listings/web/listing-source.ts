import { limits } from '../../../../domain/catalog.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { WebReader } from '../../fetch/port.ts';
import { createListingReader } from './threaded-reader.ts';
import type { Listing } from '../facts.ts';
import type { ListingSource } from '../port.ts';
import type { ListingReader } from './threaded-reader.ts';
import { say } from '../../../../words/index.ts';

const jsonTypes: ReadonlySet<string> = new Set(['application/json', 'application/ld+json', 'text/json']);
const pageTypes = ['text/html', 'application/xhtml+xml', 'text/plain', ...jsonTypes];
/** Longer than the text of any listing. */
const maxTextCharacters = 20_000;

/** Reads property details: a web address through the web reader, anything else as the text of the listing. */
export function createListingSource(web: WebReader, read: ListingReader = createListingReader()): ListingSource {
  return async (propertyDetails) => {
    const details = propertyDetails.trim();
    if (details === '') throw new Refusal('INVALID_INPUT', say('ENTER_LISTING'));
    const address = webAddress(details);
    if (address !== undefined) return readAddress(web, read, address);
    if (details.length > maxTextCharacters)
      throw new Refusal('TOO_LARGE', say('LISTING_TEXT_TOO_LONG', { most: maxTextCharacters.toLocaleString('en-US') }));
    return read({ kind: 'text', content: details, url: '' });
  };
}

async function readAddress(web: WebReader, read: ListingReader, address: string): Promise<Listing> {
  try {
    const page = await web.fetchPage(address, { accept: pageTypes });
    const kind = jsonTypes.has(page.contentType) ? 'json' : page.contentType === 'text/plain' ? 'text' : 'page';
    return { ...(await read({ kind, content: page.text, url: page.url })), sourceUrl: page.url };
  } catch (error) {
    // Many listing sites block programs, so the sentence offers the alternative.
    if (
      error instanceof Refusal &&
      error.sentence !== undefined &&
      !/paste|PAGE_GONE/i.test(JSON.stringify(error.sentence))
    )
      throw new Refusal(error.code, say('OR_PASTE_TEXT', { sentence: error.sentence }), error.details);
    throw error;
  }
}

/** The text as a web address, also when its scheme is missing; undefined for prose. */
function webAddress(text: string): string | undefined {
  if (/\s/.test(text) || text.length > limits.urlCharacters) return /^https?:\/\/\S+$/i.test(text) ? text : undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : undefined;
}
