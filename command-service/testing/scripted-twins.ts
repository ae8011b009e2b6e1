import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '../providers/files/port.ts';
import type { TrainResult, TrainState, TwinProvider } from '../providers/twins/port.ts';

/** A twin provider whose jobs follow the test's script, durable like a real one: it outlives the server of a case. */
export interface ScriptedTwins {
  readonly provider: TwinProvider;
  /** Sets the state of a job, now or before it is started, and tells its watchers. */
  readonly report: (jobId: string, state: TrainState) => void;
  readonly trained: readonly string[];
  readonly deletedModels: readonly string[];
}

/** A model with one file. */
export const scriptedResult = (modelId: string): TrainResult => {
  const file = (contentType: string) => ({ contentType, open: async () => Readable.from([Buffer.from(modelId)]) });
  return {
    modelId,
    model: [{ name: 'model.bin', ...file('application/octet-stream') }],
    poster: file('image/webp'),
    clip: file('video/mp4'),
  };
};

export function createScriptedTwins(): ScriptedTwins {
  const jobs = new Map<string, TrainState>();
  const watchers = new Map<string, Set<(state: TrainState) => void>>();
  const trained: string[] = [];
  const deletedModels: string[] = [];
  const change = (jobId: string, state: TrainState): void => {
    const before = jobs.get(jobId)?.state;
    if (before === 'ready' || before === 'failed' || before === 'cancelled') return;
    jobs.set(jobId, state);
    for (const watcher of watchers.get(jobId) ?? []) watcher(state);
  };
  const provider: TwinProvider = {
    name: 'scripted',
    clonesVoice: false,
    train: async ({ jobId, footage }) => {
      trained.push(jobId);
      (await footage.open()).destroy();
      if (!jobs.has(jobId)) change(jobId, { state: 'queued', ahead: 0 });
    },
    read: async (jobId) => jobs.get(jobId) ?? { state: 'unknown' },
    ask: async (jobId) => jobs.get(jobId) ?? { state: 'unknown' },
    watch: (jobId, onChange) => {
      const all = watchers.get(jobId) ?? new Set();
      watchers.set(jobId, all.add(onChange));
      return () => void all.delete(onChange);
    },
    cancel: async (jobId) => change(jobId, { state: 'cancelled' }),
    // A discarded job is gone; a repeated request would make it again.
    discard: async (jobId) => void jobs.delete(jobId),
    deleteModel: async (modelId) => void deletedModels.push(modelId),
    cannotSpeak: () => undefined,
    problem: async () => undefined,
    close: async () => undefined,
  };
  return { provider, report: change, trained, deletedModels };
}

/** A file store in memory, with the names of its files. */
export function createMemoryFiles(): { readonly files: FileStore; readonly keys: () => readonly string[] } {
  const contents = new Map<string, { readonly file: StoredFile; readonly bytes: Buffer }>();
  const put = async (key: string, bytes: Buffer, contentType: string): Promise<StoredFile> => {
    const file = { key, bytes: bytes.length, sha256: '0'.repeat(64), contentType };
    contents.set(key, { file, bytes });
    return file;
  };
  const files: FileStore = {
    putStream: async (key, source, contentType) => {
      const chunks: Buffer[] = [];
      for await (const chunk of source) chunks.push(Buffer.from(chunk as Uint8Array));
      return put(key, Buffer.concat(chunks), contentType);
    },
    putBytes: async (key, bytes, contentType) => put(key, Buffer.from(bytes), contentType),
    stat: async (key) => contents.get(key)?.file,
    list: async (prefix) => [...contents.keys()].filter((key) => key.startsWith(prefix)).toSorted(),
    open: async (key, range) => {
      const found = contents.get(key);
      if (found === undefined) return undefined;
      const bytes = range === undefined ? found.bytes : found.bytes.subarray(range.start, range.end + 1);
      return { file: found.file, stream: Readable.from([bytes]) };
    },
    removeAll: async (prefix) => {
      for (const key of contents.keys()) if (key.startsWith(prefix)) contents.delete(key);
    },
  };
  return { files, keys: () => [...contents.keys()].toSorted() };
}
