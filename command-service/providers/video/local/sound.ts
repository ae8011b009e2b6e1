/**
 * ffmpeg's audio filters for a video: some warmth, less hiss, an even level, and for a synthesiser a faint room,
 * because it sounds dry. They leave voices differently loud.
 */
export const treatment = ({ gainDb, natural }: VoiceTreatment): string[] => [
  'highpass=f=80',
  'equalizer=f=190:t=q:w=0.9:g=2.5',
  'equalizer=f=3100:t=q:w=1.2:g=-2.5',
  'lowpass=f=9500',
  `volume=${gainDb.toFixed(1)}dB`,
  'acompressor=threshold=-20dB:ratio=2.6:attack=6:release=140:makeup=2',
  ...(natural ? [] : ['aecho=1:0.9:17|29:0.16|0.1']),
];

export interface VoiceTreatment {
  /** Gain of the voice before its treatment, in decibels. */
  readonly gainDb: number;
  /** Whether the voice sounds like a person. */
  readonly natural: boolean;
}

/** How loud videos are, in LUFS (EBU R 128): all voices and languages alike. */
export const videoLoudness = -16;

export interface SoundTiming extends VoiceTreatment {
  /** Gain of the voice after its treatment, in decibels. */
  readonly makeUpDb: number;
  /** Second of the video at which the voice begins, and the length of the video in seconds. */
  readonly voiceStart: number;
  readonly durationSeconds: number;
}

/** Makes the sound of a video from the recording of its voice: a filter graph for ffmpeg's `-af`. */
export function soundFilters({ makeUpDb, voiceStart, durationSeconds, ...voice }: SoundTiming): string {
  const whole = durationSeconds.toFixed(3);
  return [
    ...treatment(voice),
    `volume=${makeUpDb.toFixed(1)}dB`,
    'aresample=48000',
    'alimiter=limit=0.84:level=false',
    `adelay=${Math.round(voiceStart * 1000)}:all=1`,
    `apad=whole_dur=${whole}`,
    `atrim=duration=${whole}`,
  ].join(',');
}
