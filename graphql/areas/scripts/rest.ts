import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import { readInput } from '../../input/read.ts';
import { estimateScriptInput, generateScriptInput, optimizeScriptInput, translateScriptInput } from './input.ts';
import { estimateForVideo, estimateOf, generateScript, optimizeScript, translateScript } from './reads.ts';
import { credits } from '../../scalars.ts';
import { route, type Routes } from '../../rest/routes.ts';

export const estimate = { duration: z.number().describe('Minutes.'), creditsNeeded: field.credits };

const scriptEstimate = z.object({ ...estimate, wordCount: field.whole });

const script = z.object({ script: field.text, ...estimate });

const listingScript = z.object({ script: field.text, title: field.text, propertyAddress: field.text, ...estimate });

function estimateView({ durationMinutes, halfCredits, wordCount }: ReturnType<typeof estimateOf>) {
  return { duration: durationMinutes, creditsNeeded: credits(halfCredits), wordCount };
}

/** The script tools. */
export const scriptRoutes: Routes = {
  'POST /api/estimate-script': route({
    needs: 'open',
    bound: 'nothing',
    about: {
      tag: 'Videos',
      summary: 'Duration and credits of a script',
      body: estimateScriptInput,
      answer: scriptEstimate,
    },
    handle: async (context, request) => {
      context.requireUser();
      return estimateView(estimateForVideo(context, readInput(estimateScriptInput, request.body).script));
    },
  }),
  'POST /api/generate-script-from-profile': route({
    needs: 'videos:write',
    bound: 'call',
    about: {
      tag: 'Videos',
      summary: 'Write a script from a listing: its address or its text',
      body: generateScriptInput,
      answer: listingScript,
    },
    handle: async (context, request) => {
      context.requireUser();
      const { script, title, propertyAddress } = await generateScript(
        context,
        readInput(generateScriptInput, request.body),
      );
      const { wordCount: _wordCount, ...estimate } = estimateView(estimateOf(script));
      return { script, title, propertyAddress, ...estimate };
    },
  }),
  'POST /api/optimize-script': route({
    needs: 'videos:write',
    bound: 'call',
    about: { tag: 'Videos', summary: 'Improve a script', body: optimizeScriptInput, answer: script },
    handle: async (context, request) => {
      context.requireUser();
      const { script } = await optimizeScript(context, readInput(optimizeScriptInput, request.body).script);
      const { wordCount: _wordCount, ...estimate } = estimateView(estimateOf(script));
      return { script, ...estimate };
    },
  }),
  'POST /api/translate-script': route({
    needs: 'videos:write',
    bound: 'call',
    about: {
      tag: 'Videos',
      summary: 'Translate a script',
      body: translateScriptInput,
      answer: z.object({ translatedScript: z.string() }),
    },
    handle: async (context, request) => {
      context.requireUser();
      const { script, language } = readInput(translateScriptInput, request.body);
      return { translatedScript: (await translateScript(context, script, language)).script };
    },
  }),
};
