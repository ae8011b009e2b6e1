import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultLook } from '../../../../../domain/look.ts';
import { createEspeakVoice } from '../../../voice/espeak/espeak.ts';
import type { RenderRequest, RenderState, VideoProvider } from '../../port.ts';
import type { LocalVideoOptions } from '../local-video-provider.ts';
import { createLocalVideoProvider } from '../local-video-provider.ts';

export interface Renderers {
  readonly folder: string;
  /** A provider whose work folder has this name. */
  open(name: string, options?: Partial<LocalVideoOptions>): { readonly provider: VideoProvider; readonly work: string };
  /** Closes all providers and removes their folders. */
  remove(): Promise<void>;
}

export async function createRenderers(): Promise<Renderers> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  const providers: VideoProvider[] = [];
  return {
    folder,
    open(name, options = {}) {
      const work = join(folder, name);
      const provider = createLocalVideoProvider({ workFolder: work, voice: createEspeakVoice(), ...options });
      providers.push(provider);
      return { provider, work };
    },
    async remove() {
      await Promise.all(providers.map((provider) => provider.close()));
      await rm(folder, { recursive: true });
    },
  };
}

export const request = (jobId: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
  jobId,
  owner: 'ann',
  title: 'Sunny craftsman',
  address: '12 Oak Street',
  script: 'Hello there.',
  language: 'en-US',
  presenterId: 'clara',
  paidSeconds: 600,
  look: defaultLook,
  collectMedia: async () => ({ pictures: [], leftOut: [] }),
  ...changes,
});

/** Watches a job from before its start to its end. */
export function follow(
  provider: VideoProvider,
  jobId: string,
): { readonly states: RenderState[]; readonly ended: Promise<RenderState> } {
  const states: RenderState[] = [];
  const { promise, resolve } = Promise.withResolvers<RenderState>();
  provider.watch(jobId, (state) => {
    states.push(state);
    if (state.state === 'completed' || state.state === 'failed' || state.state === 'cancelled') resolve(state);
  });
  return { states, ended: promise };
}

/** Command lines of running processes that contain the text. */
export const processesWith = (text: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(text) ? [line.replaceAll('\0', ' ')] : [];
      } catch {
        return [];
      }
    });

export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (isSo()) return;
    await wait(50);
  }
  throw new Error(`It did not happen: ${what}`);
}

export const isDrawing = (states: readonly RenderState[]) => (): boolean =>
  states.some((state) => state.state === 'rendering' && state.phase === 'Drawing and encoding');
