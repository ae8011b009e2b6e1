import { fileURLToPath } from 'node:url';
import { createOfflineVoice } from '../offline.ts';
import type { VoiceId, VoiceProvider } from '../port.ts';

export interface EspeakSettings {
  readonly voice: string;
  readonly wordsPerMinute: number;
  /** 0 to 100; 50 is the default of the voice. */
  readonly pitch: number;
  /** Pitch range, 0 to 100. */
  readonly range: number;
}

const espeakLanguages: Readonly<Record<string, { readonly voice: string; readonly wordsPerMinute: number }>> = {
  en: { voice: 'en-us', wordsPerMinute: 155 },
  es: { voice: 'es-419', wordsPerMinute: 155 },
  zh: { voice: 'cmn', wordsPerMinute: 205 },
  hi: { voice: 'hi', wordsPerMinute: 150 },
  fa: { voice: 'fa', wordsPerMinute: 150 },
};

const timbres: Readonly<Record<VoiceId, { readonly variant: string; readonly pitch: number; readonly range: number }>> =
  {
    clara: { variant: 'f2', pitch: 46, range: 58 },
    ruth: { variant: 'f4', pitch: 40, range: 52 },
    maya: { variant: 'f3', pitch: 50, range: 60 },
    amara: { variant: 'f3', pitch: 44, range: 64 },
    mei: { variant: 'f2', pitch: 54, range: 54 },
    daniel: { variant: 'm3', pitch: 44, range: 58 },
    omar: { variant: 'm7', pitch: 38, range: 54 },
    leo: { variant: 'm1', pitch: 48, range: 60 },
  };

/** Creates the built-in voice of the languages that flite does not speak: eSpeak NG. It speaks English, too. */
export const createEspeakVoice = (): VoiceProvider =>
  createOfflineVoice<EspeakSettings>({
    name: 'espeak-ng',
    languages: Object.keys(espeakLanguages),
    natural: false,
    packages: ['@echogarden/espeak-ng-emscripten'],
    script: fileURLToPath(new URL('./espeak-process.ts', import.meta.url)),
    settings: (language, voice) => {
      const { voice: name = '', wordsPerMinute = 155 } = espeakLanguages[language] ?? {};
      const { variant, pitch, range } = timbres[voice];
      return { voice: `${name}+${variant}`, wordsPerMinute, pitch, range };
    },
  });
