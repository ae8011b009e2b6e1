/** Child process for eSpeak NG (GPL-3.0, which must not be linked into the server). */
import Espeak from '@echogarden/espeak-ng-emscripten';
import { answerRequest, showLife, type Spoken } from '../answer-request.ts';
import type { SpokenSentence } from '../recording.ts';
import type { EspeakSettings } from './espeak.ts';
import { forEspeak } from './letters.ts';

type EspeakRequest = EspeakSettings & { readonly sentences: readonly string[] };

async function synthesise(line: string): Promise<Spoken> {
  const request: EspeakRequest = JSON.parse(line);
  const engine = await Espeak();
  const worker = new engine.eSpeakNGWorker();
  // `set_voice` silently keeps the previous voice for an unknown name.
  if (worker.set_voice(request.voice) !== 0) throw new Error(`eSpeak NG has no voice "${request.voice}".`);
  worker.set_rate(request.wordsPerMinute);
  worker.set_pitch(request.pitch);
  worker.set_range(request.range);
  const recordings: Int16Array[] = [];
  const sentences: SpokenSentence[] = [];
  for (const text of request.sentences) {
    const chunks: Int16Array[] = [];
    const words: SpokenSentence['words'][number][] = [];
    const sounds: SpokenSentence['sounds'][number][] = [];
    worker.synthesize(request.voice.startsWith('en') ? forEspeak(text) : text, (audio, events) => {
      if (audio.length > 0) chunks.push(audio);
      for (const event of events) {
        const at = event.audio_position / 1000;
        if (event.type === 'word') words.push({ at, position: event.text_position - 1 });
        // A digit is a part of the sound before it, as in "q" and "1" for the Farsi "gh".
        if (event.type === 'phoneme' && !/^\d$/u.test(String(event.id)))
          sounds.push({ at, ipa: typeof event.id === 'string' ? event.id : '' });
      }
    });
    recordings.push(...chunks);
    sentences.push({ samples: chunks.reduce((sum, chunk) => sum + chunk.length, 0), words, sounds });
    showLife();
    await new Promise(setImmediate);
  }
  return { sampleRate: worker.get_samplerate(), sentences, recordings };
}

answerRequest(synthesise);
