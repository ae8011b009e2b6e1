import { Refusal } from '../../../../domain/refusal.ts';
import { describeFacts } from '../describe.ts';
import { describeOpen } from '../open-facts.ts';
import type { ListingSource } from '../../listings/port.ts';
import { optimizeScript } from './optimize.ts';
import { findPlaceholders } from '../../../../domain/scripts/index.ts';
import { composeLenderScript, lenderTitle } from '../lender/lender-script.ts';
import type { ScriptWriter } from '../port.ts';
import { foreignNotes, notesOf } from '../notes.ts';
import { composePropertyScript, lengthsOf, openNames } from './compose.ts';
import { say } from '../../../../words/index.ts';

/** The note of the wizard next to the language choice. */
const noTranslation = say('TRANSLATION_UNAVAILABLE');

/** Creates the embedded writer. It composes scripts from templates, without a network, and is deterministic. */
export function createTemplateWriter(readListing: ListingSource): ScriptWriter {
  return {
    capabilities: () => ({ writer: 'template', translation: { available: false, note: noTranslation } }),
    async fromProperty({ propertyDetails, duration }) {
      const listing = await readListing(propertyDetails);
      const script = composePropertyScript(listing.facts, duration, openNames(listing));
      return {
        script,
        title: listing.title,
        propertyAddress: listing.facts.address ?? '',
        facts: describeFacts(listing),
        openFacts: describeOpen(listing),
        lengths: lengthsOf(listing),
        notes: [...notesOf(listing.facts), ...foreignNotes(listing.facts)],
        imageUrls: listing.facts.images ?? [],
        imageTexts: listing.imageTexts,
        placeholders: findPlaceholders(script),
      };
    },
    fromFeeSheet: async (request) => {
      const script = composeLenderScript(request);
      return { script, title: lenderTitle(request.lender), placeholders: findPlaceholders(script) };
    },
    optimize: async (script) => optimizeScript(script),
    translate: () => Promise.reject(new Refusal('NOT_OFFERED', noTranslation)),
  };
}
