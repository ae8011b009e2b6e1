/**
 * Child process for eSpeak NG (GPL-3.0, which must not be linked into the server). It reads one JSON request from
 * standard input and writes an empty line for each sentence, then a JSON line followed by the raw samples. It exits
 * when its input closes, so it never outlives the server.
 */
import Espeak from '@echogarden/espeak-ng-emscripten';
import type { SpokenSentence, VoiceAnswer } from '../recording.ts';
import type { EspeakSettings } from './espeak.ts';
import { forEspeak } from './letters.ts';

type EspeakRequest = EspeakSettings & { readonly sentences: readonly string[] };

function requestFrom(line: string): EspeakRequest {
  return JSON.parse(line);
}

async function synthesise(request: EspeakRequest): Promise<void> {
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
        if (event.type === 'phoneme') sounds.push({ at, ipa: typeof event.id === 'string' ? event.id : '' });
      }
    });
    recordings.push(...chunks);
    sentences.push({ samples: chunks.reduce((sum, chunk) => sum + chunk.length, 0), words, sounds });
    process.stdout.write('\n');
    await new Promise(setImmediate);
  }
  const answer: VoiceAnswer = { sampleRate: worker.get_samplerate(), sentences };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  for (const recording of recordings)
    process.stdout.write(Buffer.from(recording.buffer, recording.byteOffset, recording.byteLength));
  process.stdout.end(() => process.exit(0));
}

let input = '';
process.stdin
  .setEncoding('utf8')
  .on('data', (chunk: string) => {
    input += chunk;
    const end = input.indexOf('\n');
    if (end < 0) return;
    const line = input.slice(0, end);
    input = '';
    synthesise(requestFrom(line)).catch((error: unknown) => {
      process.stderr.write(error instanceof Error ? error.message : String(error));
      process.exit(1);
    });
  })
  .on('end', () => process.exit(0));
