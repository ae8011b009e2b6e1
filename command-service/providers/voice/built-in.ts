import { createEspeakVoice } from './espeak/espeak.ts';
import { createFliteVoice } from './flite/flite.ts';
import type { VoiceProvider } from './port.ts';
import { primaryLanguage } from './wording.ts';

/** The voice that needs no network and no key: flite for English, eSpeak NG for the other languages. */
export function createBuiltInVoice(): VoiceProvider {
  const english = createFliteVoice();
  const others = createEspeakVoice();
  return {
    ...others,
    name: 'built-in',
    // Without its package eSpeak NG speaks English, too.
    speak: async (request) =>
      primaryLanguage(request.language) === 'en' && (await english.problem()) === undefined
        ? english.speak(request)
        : others.speak(request),
  };
}
