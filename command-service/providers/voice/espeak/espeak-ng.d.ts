/** The part of the package that the voice uses. It ships without types; read from its source, version 0.3.5. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    readonly type:
      | 'word'
      | 'sentence'
      | 'phoneme'
      | 'end'
      | 'samplerate'
      | 'mark'
      | 'play'
      | 'msg_terminated'
      | 'list_terminated';
    /** In code points, counted from 1. */
    readonly text_position: number;
    /** Milliseconds. */
    readonly audio_position: number;
    readonly id: string | number | undefined;
  }
  interface EspeakWorker {
    /** 0 when the voice exists; else 2, and the previous voice stays. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(percent: number): void;
    set_range(percent: number): void;
    get_samplerate(): number;
    synthesize(text: string, onAudio: (audio: Int16Array, events: readonly EspeakEvent[]) => void): void;
  }
  export default function load(): Promise<{ readonly eSpeakNGWorker: new () => EspeakWorker }>;
}
