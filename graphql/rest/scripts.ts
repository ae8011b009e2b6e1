import { limits } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';
import { estimateOf } from '../reads/scripts.ts';
import { credits } from '../scalars.ts';
import { generateScriptInput, readInput, scriptInput, translateInput } from './input.ts';
import type { Routes } from './routes.ts';

function writtenScript(script: string): string {
  if (script.trim() === '') throw new Refusal('INVALID_INPUT', 'Please write a script first');
  if (script.length > limits.scriptCharacters) throw new Refusal('INVALID_INPUT', `The script may have at most ${limits.scriptCharacters} characters.`);
  return script;
}

function estimateView(script: string) {
  const { durationMinutes, halfCredits, wordCount } = estimateOf(script);
  return { duration: durationMinutes, creditsNeeded: credits(halfCredits), wordCount };
}

/** Spec part 2 section 7: the script tools. */
export const scriptRoutes: Routes = {
  'POST /api/estimate-script': async (context, request) => {
    context.requireUser();
    const { script } = readInput(scriptInput, request.body);
    if (script.length > limits.scriptCharacters) throw new Refusal('INVALID_INPUT', `The script may have at most ${limits.scriptCharacters} characters.`);
    return estimateView(script);
  },
  'POST /api/generate-script-from-profile': async (context, request) => {
    context.requireUser();
    const input = readInput(generateScriptInput, request.body);
    if (input.propertyDetails.trim() === '') throw new Refusal('INVALID_INPUT', 'Please enter a property URL first.');
    const { script, title, propertyAddress } = await context.services.commands.scripts.fromProperty(input);
    const { wordCount: _wordCount, ...estimate } = estimateView(script);
    return { script, title, propertyAddress, ...estimate };
  },
  'POST /api/optimize-script': async (context, request) => {
    context.requireUser();
    const { script } = await context.services.commands.scripts.optimize(writtenScript(readInput(scriptInput, request.body).script));
    const { wordCount: _wordCount, ...estimate } = estimateView(script);
    return { script, ...estimate };
  },
  'POST /api/translate-script': async (context, request) => {
    context.requireUser();
    const { script, language } = readInput(translateInput, request.body);
    return { translatedScript: (await context.services.commands.scripts.translate(writtenScript(script), language)).script };
  },
};
