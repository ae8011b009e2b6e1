import type { Resolvers } from '../../generated/resolvers.ts';
import { sayWarning } from '../../../domain/scripts/index.ts';
import { readInput } from '../../input/read.ts';
import { storyboardOf } from '../../../command-service/index.ts';
import {
  estimateScriptInput,
  generateScriptInput,
  optimizeScriptInput,
  storyboardInput,
  translateScriptInput,
} from './input.ts';
import { estimateForVideo, estimateOf, generateScript, optimizeScript, translateScript } from './reads.ts';
import { credits } from '../../scalars.ts';
import { sourceSentence } from './wording.ts';

const scriptLengths = { short: 'SHORT', medium: 'MEDIUM', long: 'LONG' } as const;

export const scriptResolvers: Resolvers = {
  Query: {
    scriptEstimate: (_root, input, context) => {
      context.requireUser();
      const estimate = estimateForVideo(context, readInput(estimateScriptInput, input).script);
      const { seconds, durationMinutes, halfCredits, wordCount, placeholders, warnings } = estimate;
      return {
        seconds,
        duration: durationMinutes,
        creditsNeeded: credits(halfCredits),
        wordCount,
        placeholders: [...placeholders],
        warnings: warnings.map((warning) => context.inWords(sayWarning(warning))),
      };
    },
    storyboard: (_root, { input }, context) => {
      context.requireUser();
      return storyboardOf(readInput(storyboardInput, input)).map(({ text, pictures, facts }) => ({
        text,
        pictures: [...pictures],
        facts: [...facts],
      }));
    },
    scriptTools: (_root, _args, context) => {
      const { writer, translation } = context.services.providers.scripts.capabilities();
      return {
        writer,
        canTranslate: translation.available,
        translationNote: translation.available ? null : context.inWords(translation.note),
      };
    },
  },
  Mutation: {
    generateScript: async (_root, { input: { propertyDetails, duration } }, context) => {
      context.requireUser();
      const input = readInput(generateScriptInput, { propertyDetails, duration: duration?.toLowerCase() });
      const { facts, openFacts, lengths, notes, imageUrls, imageTexts, placeholders, ...written } =
        await generateScript(context, input);
      const { durationMinutes, halfCredits } = estimateOf(written.script);
      return {
        ...written,
        duration: durationMinutes,
        creditsNeeded: credits(halfCredits),
        facts: facts.map(({ name, value, source }) => ({
          name: context.inWords(name),
          value: context.inWords(value),
          source: context.inWords(sourceSentence(source)),
        })),
        openFacts: openFacts.map(({ name, question, candidates, ...fact }) => ({
          ...fact,
          name: context.inWords(name),
          question: context.inWords(question),
          candidates: candidates.map(({ value, source, place, ...candidate }) => ({
            ...candidate,
            value: context.inWords(value),
            place: context.inWords(place),
            source: context.inWords(sourceSentence(source)),
          })),
        })),
        lengths: lengths.map(({ length, ...reach }) => ({ ...reach, length: scriptLengths[length] })),
        notes: notes.map(context.inWords),
        imageUrls,
        imageTexts,
        placeholders: [...placeholders],
      };
    },
    optimizeScript: async (_root, input, context) => {
      context.requireUser();
      const { script, changes } = await optimizeScript(context, readInput(optimizeScriptInput, input).script);
      return { script, changes: changes.map(context.inWords) };
    },
    translateScript: async (_root, input, context) => {
      context.requireUser();
      const { script, language } = readInput(translateScriptInput, {
        ...input,
        language: input.language.toLowerCase(),
      });
      const edited = await translateScript(context, script, language);
      return { script: edited.script, changes: edited.changes.map(context.inWords) };
    },
  },
};
