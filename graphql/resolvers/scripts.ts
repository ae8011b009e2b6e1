import { limits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';
import { estimateOf } from '../reads/scripts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { credits } from '../scalars.ts';

/** A script as typed, within the limit. Throws INVALID_INPUT. */
function checkedScript(script: string): string {
  if (script.length > limits.scriptCharacters) throw new Refusal('INVALID_INPUT', `The script may have at most ${limits.scriptCharacters} characters.`);
  return script;
}

function writtenScript(script: string): string {
  if (script.trim() === '') throw new Refusal('INVALID_INPUT', 'Please write a script first');
  return checkedScript(script);
}

export const scriptResolvers: Resolvers = {
  Query: {
    scriptEstimate: (_root, { script }, context) => {
      context.requireUser();
      const { seconds, durationMinutes, halfCredits, wordCount, placeholders, warnings } = estimateOf(checkedScript(script));
      return { seconds, duration: durationMinutes, creditsNeeded: credits(halfCredits), wordCount, placeholders: [...placeholders], warnings: warnings.map(({ phrase, reason }) => `“${phrase}”: ${reason}`) };
    },
    sampleListings: (_root, _args, { services }) => [...services.samples],
    scriptTools: (_root, _args, { services }) => {
      const { writer, translation } = services.commands.scripts.capabilities();
      return { writer, canTranslate: translation.available, translationNote: translation.available ? null : translation.note };
    },
  },
  Mutation: {
    generateScript: async (_root, { input }, context) => {
      context.requireUser();
      const duration = (input.duration ?? 'MEDIUM').toLowerCase() as 'short' | 'medium' | 'long';
      const { propertyDetails } = input;
      if (propertyDetails.trim() === '') throw new Refusal('INVALID_INPUT', 'Please enter a property URL first.');
      const written = await context.services.commands.scripts.fromProperty({ propertyDetails, duration });
      const { durationMinutes, halfCredits } = estimateOf(written.script);
      return {
        script: written.script,
        title: written.title,
        propertyAddress: written.propertyAddress,
        duration: durationMinutes,
        creditsNeeded: credits(halfCredits),
        facts: [...written.facts],
        imageUrls: [...written.imageUrls],
        placeholders: [...written.placeholders],
      };
    },
    optimizeScript: async (_root, { script }, context) => {
      context.requireUser();
      const edited = await context.services.commands.scripts.optimize(writtenScript(script));
      return { script: edited.script, changes: [...edited.changes] };
    },
    translateScript: async (_root, { script, language }, context) => {
      context.requireUser();
      const lower = language.toLowerCase() as 'spanish' | 'chinese' | 'hindi' | 'farsi';
      const edited = await context.services.commands.scripts.translate(writtenScript(script), lower);
      return { script: edited.script, changes: [...edited.changes] };
    },
  },
};
