import { t } from '../../i18n/t.ts';
/** The reason why the camera can't be used, by the name of the browser's error. */
export const cameraProblems = {
  NotAllowedError: t(
    'Camera and microphone access was not allowed. Please allow both in the permissions of your browser and try again.',
  ),
  NotFoundError: t('No camera or microphone found.'),
  NotReadableError: t('Camera is already in use by another application.'),
  unsupported: t('Camera not supported in this browser'),
  start: t('Failed to start recording. Please try again.'),
  unplugged: t('The camera or microphone was disconnected. What you recorded so far is kept.'),
  elsewhere: t('Another tab of this browser is recording. Please finish there first.'),
} as const;

/** The sentence for an error of `getUserMedia`. */
export function cameraProblemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'SecurityError') return cameraProblems.NotAllowedError;
  if (name === 'OverconstrainedError') return cameraProblems.NotFoundError;
  if (name === 'NotAllowedError' || name === 'NotFoundError' || name === 'NotReadableError')
    return cameraProblems[name];
  return cameraProblems.start;
}

export interface Devices {
  readonly cameraId: string | undefined;
  readonly microphoneId: string | undefined;
}

/** Opens the camera and the microphone. Rejects with a message for the user. */
export async function openCamera({ cameraId, microphoneId }: Devices): Promise<MediaStream> {
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined')
    throw new Error(cameraProblems.unsupported);
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...(cameraId && { deviceId: { exact: cameraId } }) },
      audio: microphoneId ? { deviceId: { exact: microphoneId } } : true,
    });
  } catch (error) {
    throw new Error(cameraProblemOf(error), { cause: error });
  }
}

/** vp9, then vp8, then the browser's default. */
export const recordedType = (): string | undefined =>
  ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  );

/** Starts to record. Throws a message for the user. */
export function startRecorder(stream: MediaStream): MediaRecorder {
  try {
    const mimeType = recordedType();
    const recorder = new MediaRecorder(stream, {
      videoBitsPerSecond: 2_500_000,
      audioBitsPerSecond: 128_000,
      ...(mimeType === undefined ? {} : { mimeType }),
    });
    // One piece per second: a crash of the browser loses at most one.
    recorder.start(1_000);
    return recorder;
  } catch (error) {
    throw new Error(cameraProblems.start, { cause: error });
  }
}

/** A lock that this tab has just released is free only a moment later. */
const claims = 5;

/** Holds the exclusive right to record in this browser until `signal` is aborted; false when another tab has it. */
export async function claimRecording(signal: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  for (let tries = 0; tries < claims && !signal.aborted; tries += 1) {
    if (await claimOnce(signal)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return signal.aborted;
}

const claimOnce = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request('curbcast-recording', { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock === null || signal.aborted) return;
      await new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
      });
    });
  });
