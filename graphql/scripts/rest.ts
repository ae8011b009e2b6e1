import { readInput } from '../input/read.ts';
import { estimateScriptInput, generateScriptInput, optimizeScriptInput, translateScriptInput } from './input.ts';
import { estimateForVideo, estimateOf, generateScript, optimizeScript, translateScript } from './reads.ts';
import { credits } from '../scalars.ts';
import type { Routes } from '../rest/routes.ts';

function estimateView({ durationMinutes, halfCredits, wordCount }: ReturnType<typeof estimateOf>) {
  return { duration: durationMinutes, creditsNeeded: credits(halfCredits), wordCount };
}

/** Spec part 2 section 7: the script tools. */
export const scriptRoutes: Routes = {
  'POST /api/estimate-script': async (context, request) => {
    context.requireUser();
    return estimateView(estimateForVideo(context, readInput(estimateScriptInput, request.body).script));
  },
  'POST /api/generate-script-from-profile': async (context, request) => {
    context.requireUser();
    const { script, title, propertyAddress } = await generateScript(
      context,
      readInput(generateScriptInput, request.body),
    );
    const { wordCount: _wordCount, ...estimate } = estimateView(estimateOf(script));
    return { script, title, propertyAddress, ...estimate };
  },
  'POST /api/optimize-script': async (context, request) => {
    context.requireUser();
    const { script } = await optimizeScript(context, readInput(optimizeScriptInput, request.body).script);
    const { wordCount: _wordCount, ...estimate } = estimateView(estimateOf(script));
    return { script, ...estimate };
  },
  'POST /api/translate-script': async (context, request) => {
    context.requireUser();
    const { script, language } = readInput(translateScriptInput, request.body);
    return { translatedScript: (await translateScript(context, script, language)).script };
  },
};
