import { z } from 'zod';
import { propertyScriptSeconds } from '../../../../domain/catalog.ts';
import type { ScriptLength } from '../../../../domain/catalog.ts';
import type { ScriptLanguage } from '../port.ts';

/** One item per sentence, so that each sentence can be checked and dropped. */
export const sentencesAnswer = z.object({ sentences: z.array(z.string()) });
export const editAnswer = z.object({ sentences: z.array(z.string()), changes: z.array(z.string()) });
export const translationAnswer = z.object({ translation: z.string() });

/** Token limits of answers: twice what the words need, with room for reasoning models. */
export const answerTokens = { short: 2000, medium: 2500, long: 5000, edit: 5000, translation: 8000 } as const;

const wordsPerSecond = 2.5;

const voice = `You write scripts that a presenter speaks in a video about real estate. Write plain spoken English: short active sentences, no headings, lists, markup, links, hashtags or emoji, no stage directions.
Follow fair-housing rules: describe the property and never who should live there; say nothing of the people, the safety or the schools of an area.`;

export function scriptInstructions(duration: ScriptLength): string {
  const words = Math.round(propertyScriptSeconds[duration] * wordsPerSecond * 0.96);
  return `${voice}
Write about ${words} words, never more. Open with the address, give the key figures once, tell what stands out, and end with a call to action.
Use only the facts in the data. Where the address, the price, the number of bedrooms, the number of bathrooms or the size is missing, write it as a placeholder: [address], [price], [number of bedrooms], [number of bathrooms], [square footage]. For commercial property leave bedrooms and bathrooms out. Where the status is sold, pending, auction, off market or share, say so and name no price.
Write prices in digits, e.g. $649,000 or $1.25 million. Answer with the sentences of the script in order.`;
}

export function lenderInstructions(seconds: number): string {
  const words = Math.round(seconds * wordsPerSecond * 0.9);
  return `You write what a presenter says to a buyer, for a mortgage lender, in a video about the buyer's fee sheet. The presenter is not the lender: speak of the lender by name, never as "I". Write plain spoken English: short active sentences, no headings, lists, markup, links, hashtags or emoji, no stage directions.
Follow fair-lending rules: never judge the buyer, promise approval, or call a rate low, best or guaranteed.
Write about ${words} words, never more. Greet the viewer, go through the figures from the most important one on, and explain in a sentence what each means for the buyer. Name every figure with its label in the same sentence and its value exactly as it is written, in digits; a value in [brackets] stays in its brackets, word for word. Name no other number.
Leave contact data, licence numbers and disclaimers out: they follow your text. Answer with the sentences of the script in order.`;
}

export const editInstructions = `${voice}
Improve the script in the data: say it in fewer and livelier words, split long sentences, and end with a call to action. Keep its language, its meaning, every figure and every [placeholder]. Answer with its sentences in order, and with a list of what you changed in a few words each.`;

const languageNames: Readonly<Record<ScriptLanguage, string>> = {
  spanish: 'Spanish as spoken in the Americas',
  chinese: 'Mandarin Chinese in simplified characters',
  hindi: 'Hindi in Devanagari',
  farsi: 'Persian (Farsi)',
};

export function translationInstructions(language: ScriptLanguage): string {
  return `Translate the script in the data into ${languageNames[language]}, as a presenter would say it. Keep the paragraphs, names and addresses. Keep every figure, in digits and with its value; keep every [placeholder] exactly as it is, in English and with its brackets. Answer with the translation only.`;
}
