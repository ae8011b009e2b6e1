import { createEspeakVoice } from './espeak/espeak.ts';
import { createFliteVoice } from './flite/flite.ts';
import { SpeechRefused, type SpeechRequest, type VoiceProvider } from './port.ts';
import { primaryLanguage } from './wording.ts';

/** The voice of the product, which needs no network and no key. */
export interface BuiltInVoice extends VoiceProvider {
  /** Why the synthesizer speaks in place of the natural voice, as a sentence; undefined when it does not. */
  naturalProblem(): Promise<string | undefined>;
}

/**
 * The voice that needs no network and no key: a natural one when one is given and ready, else a synthesizer: flite for
 * English, eSpeak NG for the other languages. When the natural voice fails, the synthesizer speaks the whole text: a
 * recording never has two voices.
 */
export function createBuiltInVoice(natural?: VoiceProvider): BuiltInVoice {
  const english = createFliteVoice();
  const others = createEspeakVoice();

  // Without its package eSpeak NG speaks English, too.
  const synthesiser = async (language: string): Promise<VoiceProvider> =>
    primaryLanguage(language) === 'en' && (await english.problem()) === undefined ? english : others;

  const isNatural = async (language: string): Promise<boolean> =>
    natural?.languages.includes(primaryLanguage(language)) === true && (await natural.problem()) === undefined;

  const speakSynthetic = async (request: SpeechRequest) => (await synthesiser(request.language)).speak(request);

  return {
    ...others,
    name: 'built-in',
    engineFor: async (language) =>
      natural !== undefined && (await isNatural(language)) ? natural.name : (await synthesiser(language)).name,
    async speak(request) {
      if (natural === undefined || !(await isNatural(request.language))) return speakSynthetic(request);
      try {
        return await natural.speak(request);
      } catch (error) {
        request.signal?.throwIfAborted();
        if (error instanceof SpeechRefused) throw error;
        return speakSynthetic(request);
      }
    },
    naturalProblem: async () => natural?.problem(),
  };
}
