import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore, VideoProvider } from '../command-service/index.ts';
import {
  firstSentence,
  SpeechRefused,
  voiceOf,
  type BuiltInVoice,
  type VoiceProvider,
} from '../command-service/providers/index.ts';
import { Refusal } from '../domain/refusal.ts';
import type { EngineInfo } from '../graphql/index.ts';
import { languageOf } from '../domain/scripts/index.ts';
import { createFairSlots } from '../lib/fair-slots.ts';
import { say } from '../words/index.ts';
import { videoFailures } from '../domain/videos/index.ts';

/** The built-in voice in use, and why it is not the natural one, for the System page of administrators. */
export async function builtInVoiceInfo(voice: BuiltInVoice): Promise<EngineInfo> {
  const problem = await voice.naturalProblem();
  return {
    port: 'voice',
    name: say((await voice.engineFor('en')) === 'kokoro' ? 'ENGINE_NATURAL_VOICE' : 'ENGINE_SYNTHESIZER'),
    external: false,
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Speaks a text into bytes of a WAV file, and reports whether a natural voice spoke. */
async function spoken(voice: VoiceProvider, text: string, language: string, presenterId: string) {
  const wav = join(tmpdir(), `voice-${randomUUID()}.wav`);
  try {
    const signal = AbortSignal.timeout(60_000);
    const { natural } = await voice.speak({ text, language, voice: voiceOf(presenterId), wav, signal });
    return { wav: await readFile(wav), natural };
  } finally {
    await rm(wav, { force: true });
  }
}

interface VoiceTools {
  readonly voice: VoiceProvider;
  readonly video: Pick<VideoProvider, 'presenters'>;
}

/** How many samples and previews are spoken at the same time: one uses both processors and 1 GB. */
const atOnce = 1;
const slots = createFairSlots(atOnce);

/** The file key of a sample of a presenter's voice, made on first use; undefined for an unknown presenter. */
export function createVoiceSamples({ files, video, voice }: VoiceTools & { readonly files: FileStore }) {
  const inTheMaking = new Map<string, Promise<string>>();
  const make = async (id: string, name: string, key: string): Promise<string> => {
    const text = `Hello, I'm ${name}. Let me show you around this home.`;
    const { wav, natural } = await slots(id, () => spoken(voice, text, 'en-US', id));
    // If a natural voice failed once, the sample in its replacement's voice must not be stored as the natural one.
    const made = natural || !key.endsWith(naturalSample) ? key : key.replace(naturalSample, 'voice-replaced.wav');
    await files.putStream(made, Readable.from([wav]), 'audio/wav');
    return made;
  };
  return async (id: string): Promise<string | undefined> => {
    const presenter = (await video.presenters()).find((known) => known.id === id);
    if (presenter === undefined) return undefined;
    // Another engine has other voices.
    const key = `presenters/${id}/voice-${await voice.engineFor('en')}.wav`;
    if (await files.stat(key)) return key;
    const making = inTheMaking.get(key) ?? make(id, presenter.name, key).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };
}

const naturalSample = 'voice-kokoro.wav';

/** Speaks the first sentence of a script, so that a user hears the voice before any credits are spent. */
export function createVoicePreviews({ video, voice }: VoiceTools) {
  return async (userId: string, script: string, avatarId: string) => {
    if (!(await video.presenters()).some(({ id }) => id === avatarId))
      throw new Refusal('INVALID_INPUT', say('PRESENTER_NOT_AVAILABLE'));
    const language = languageOf(script);
    const unspoken = voice.cannotSpeak(script, language);
    if (unspoken !== undefined) throw new Refusal('INVALID_INPUT', unspoken);
    const sentence = firstSentence(script, language);
    try {
      return { sentence, ...(await slots(userId, () => spoken(voice, sentence, language, avatarId))) };
    } catch (error) {
      if (error instanceof SpeechRefused) throw new Refusal('INVALID_INPUT', videoFailures[error.code].sentence);
      throw new Refusal('UNAVAILABLE', say('VIDEO_FAILURE_VOICE_UNAVAILABLE'));
    }
  };
}
