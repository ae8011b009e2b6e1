import { avatarAggregate, type AvatarCommand, type AvatarState, type Recording } from '../../domain/avatars/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from '../support/avatar-files.ts';
import { contextFor, type Caller } from '../support/context.ts';
import type { FileStore } from '../providers/files/port.ts';
import { hasTrained, type TrainResult, type TrainState, type TwinRecording } from '../providers/twins/port.ts';
import { defineProcess } from './engine/define-process.ts';
import { followJob } from '../providers/follow-job.ts';
import { removeUnneeded } from '../support/unneeded-recordings.ts';
import type { TwinSettlementOptions } from './twin-settlement.ts';

type Options = TwinSettlementOptions & Pick<Dependencies, 'progress'>;

/** Reports progress in steps of this many percentage points. */
const progressStep = 5;

/**
 * Trains every requested Digital Twin and records its end. After a crash it finds the request in the log and asks the
 * provider again, which knows the job by the twin's id.
 */
export function twinTraining(options: Options) {
  return defineProcess({
    name: 'twin-training',
    lease: 'rendering',
    on: {
      AvatarFootageReceived: ({ data: { avatarId } }, { caller, signal }) => train(options, avatarId, caller, signal),
    },
  });
}

const isAwaited = ({ status, timedOut }: AvatarState): boolean =>
  status === 'training' || (status === 'failed' && timedOut);

async function train(options: Options, avatarId: string, caller: Caller, signal: AbortSignal): Promise<void> {
  const { executor, twinProvider: provider, files, progress } = options;
  const load = async (): Promise<AvatarState> => (await executor.load(avatarAggregate, avatarId)).state;
  const { status, userId, name, footage, consent } = await load();
  if (status !== 'training' || footage === null) {
    // A server may have died between the end of the twin and its cleanup.
    await removeUnneeded(options, avatarId);
    await provider.discard(avatarId);
    return;
  }
  const record = (command: AvatarCommand, step: string) =>
    executor.execute(
      avatarAggregate,
      avatarId,
      command,
      contextFor(caller, step, { stableId: avatarId, subject: userId }),
    );
  const { state: owner } = await executor.load(userAggregate, userId);
  if (owner.lifecycle && owner.lifecycle.erasure !== 'none') {
    // Requested in the moment in which the owner's erasure began.
    await record({ kind: 'delete', userId, because: 'erasure' }, 'delete-avatar');
    return;
  }
  const keys = avatarFileKeys(avatarId);
  const clip = consent?.clip ?? null;
  const isKept =
    (await keep(files, footage, keys.footage)) && (clip === null || (await keep(files, clip, keys.consentClip)));
  if (!isKept) {
    await record({ kind: 'fail', code: 'unreadable', timedOut: false }, 'fail-avatar');
    return;
  }
  await provider.train({
    jobId: avatarId,
    owner: userId,
    name,
    footage: recordingOf(files, footage, keys.footage),
    ...(clip === null ? {} : { consent: recordingOf(files, clip, keys.consentClip) }),
  });
  // Deleted in the meantime: its removal may have canceled the job before it existed.
  if ((await load()).status !== 'training') await provider.cancel(avatarId);
  const end = await followJob<TrainState, Extract<TrainState, { state: 'training' }>, End>({
    source: provider,
    jobId: avatarId,
    signal,
    hasEnded: hasTrained,
    isRunning: (state) => state.state === 'training',
    isNews: (state, before) =>
      before === undefined ||
      state.progress >= before.progress + progressStep ||
      state.consentUrl !== before.consentUrl,
    onProgress: async (state) => {
      await record({ kind: 'beginTraining', provider: provider.name }, 'begin-training');
      const { progress: percent, phase, estimated, consentUrl = null } = state;
      await record({ kind: 'changeConsentPage', consentUrl }, 'change-consent-page');
      const about = { kind: 'avatar', id: avatarId } as const;
      // Progress that could not be kept is no reason to give up.
      await progress
        .report({ jobId: avatarId, about, percent: Math.floor(percent), phase, estimated })
        .catch(() => undefined);
    },
  });
  if (end.state === 'ready' && isAwaited(await load())) {
    const modelFiles = await store(files, avatarId, end.result);
    const { modelId } = end.result;
    await record({ kind: 'complete', provider: provider.name, modelId, modelFiles }, 'complete-avatar');
    // The consent was revoked while the model was being stored: no event names the provider's copy.
    if ((await load()).status !== 'ready') await provider.deleteModel(modelId);
  } else if (end.state === 'ready') {
    await provider.deleteModel(end.result.modelId);
  } else if (end.state === 'failed') {
    await record({ kind: 'fail', code: end.code, timedOut: false }, 'fail-avatar');
  }
  await progress.end(avatarId).catch(() => undefined);
  await removeUnneeded(options, avatarId);
  await provider.discard(avatarId);
}

type End = Extract<TrainState, { state: 'ready' | 'failed' | 'cancelled' }>;

/** Copies an upload to its place; false when the upload is gone and was never copied. */
async function keep(files: FileStore, { uploadKey, contentType }: Recording, key: string): Promise<boolean> {
  if (await files.stat(key)) return true;
  const upload = await files.open(uploadKey);
  if (upload === undefined) return false;
  await files.putStream(key, upload.stream, contentType);
  await files.removeAll(uploadKey);
  return true;
}

function recordingOf(files: Dependencies['files'], recording: Recording, key: string): TwinRecording {
  const { contentType, bytes, sha256, durationMs } = recording;
  return {
    contentType,
    bytes,
    sha256,
    durationMs,
    open: async () => {
      const opened = await files.open(key);
      if (opened === undefined) throw new Error('The recording is gone');
      return opened.stream;
    },
  };
}

async function store(files: FileStore, avatarId: string, result: TrainResult): Promise<readonly string[]> {
  const keys = avatarFileKeys(avatarId);
  await files.putStream(keys.poster, await result.poster.open(), result.poster.contentType);
  await files.putStream(keys.clip, await result.clip.open(), result.clip.contentType);
  for (const file of result.model) await files.putStream(keys.model(file.name), await file.open(), file.contentType);
  return result.model.map(({ name }) => name);
}
