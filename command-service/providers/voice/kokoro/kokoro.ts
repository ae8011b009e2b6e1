import { fileURLToPath } from 'node:url';
import { createOfflineVoice } from '../offline.ts';
import type { VoiceProvider } from '../port.ts';
import { speeds, styles, type Style } from './styles.ts';
import { createWeightsCheck } from './weights.ts';

export interface KokoroSettings {
  /** A key of `styles`. */
  readonly language: string;
  readonly style: Style;
  /** 1 is the pace of the model; less is slower. */
  readonly speed: number;
}

/** Creates the natural voice: the model Kokoro-82M on the processor. It speaks all five languages. */
export const createKokoroVoice = (weightsProblem = createWeightsCheck()): VoiceProvider =>
  createOfflineVoice<KokoroSettings>({
    name: 'kokoro',
    languages: Object.keys(styles),
    natural: true,
    packages: ['onnxruntime-node', '@echogarden/espeak-ng-emscripten'],
    problem: weightsProblem,
    script: fileURLToPath(new URL('./kokoro-process.ts', import.meta.url)),
    settings: (language, voice) => ({
      language,
      style: styles[language]?.[voice] ?? [],
      speed: speeds[language] ?? 1,
    }),
  });
