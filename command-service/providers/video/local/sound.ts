/**
 * ffmpeg's audio filters for a video: an even level, and for a synthesizer some warmth, less hiss and a faint room,
 * because it sounds dry. A natural voice is only leveled, and less: more makes it less clean. After them, voices still
 * differ in loudness.
 */
export const treatment = ({ gainDb, natural }: VoiceTreatment): string[] => [
  'highpass=f=80',
  ...(natural ? [] : ['equalizer=f=190:t=q:w=0.9:g=2.5', 'equalizer=f=3100:t=q:w=1.2:g=-2.5', 'lowpass=f=9500']),
  `volume=${gainDb.toFixed(1)}dB`,
  natural
    ? 'acompressor=threshold=-18dB:ratio=2:attack=15:release=200:makeup=1.5'
    : 'acompressor=threshold=-20dB:ratio=2.6:attack=6:release=140:makeup=2',
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

/**
 * The music: quieter than the voice by itself, and quieter still as soon as somebody speaks. It begins and ends softly
 * with the video. Alone it is below the gate of the loudness measurement, so a video is as loud as without it.
 */
const bedDb = -18;
const ducking = 'sidechaincompress=threshold=0.03:ratio=3:attack=60:release=700:level_sc=1';
const softStart = 1.5;
const softEnd = 2.5;

/**
 * The sound of a video with music as a graph for ffmpeg's `-filter_complex`: the voice is its input 1, the music, which
 * repeats, its input 2, and the result is called `sound`.
 */
export function soundWithMusic(timing: SoundTiming): string {
  const whole = timing.durationSeconds.toFixed(3);
  const fadeOut = Math.max(0, timing.durationSeconds - softEnd).toFixed(3);
  return [
    `[1:a]${soundFilters(timing)},asplit=2[voice][key]`,
    `[2:a]aresample=48000,volume=${bedDb}dB,atrim=duration=${whole},afade=t=in:d=${softStart},afade=t=out:st=${fadeOut}:d=${softEnd}[bed]`,
    `[bed][key]${ducking}[under]`,
    '[voice][under]amix=inputs=2:duration=first:normalize=0,alimiter=limit=0.84:level=false[sound]',
  ].join(';');
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
