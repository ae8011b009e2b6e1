import { afterEach, expect, test } from '@jest/globals';
import { cameraProblemOf, openCamera, recordedType } from './camera.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'MediaRecorder'));

test.each([
  [
    'NotAllowedError',
    'Camera and microphone access was not allowed. Please allow both in the permissions of your browser and try again.',
  ],
  [
    'SecurityError',
    'Camera and microphone access was not allowed. Please allow both in the permissions of your browser and try again.',
  ],
  ['NotFoundError', 'No camera or microphone found.'],
  ['OverconstrainedError', 'No camera or microphone found.'],
  ['NotReadableError', 'Camera is already in use by another application.'],
  ['AbortError', 'Failed to start recording. Please try again.'],
])('%s is explained', (name, sentence) => {
  expect(cameraProblemOf(new DOMException('', name))).toBe(sentence);
});

test('a browser without cameras says so', async () => {
  await expect(openCamera({ cameraId: undefined, microphoneId: undefined })).rejects.toThrow(
    'Camera not supported in this browser',
  );
});

test.each([
  [['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'], 'video/webm;codecs=vp9,opus'],
  [['video/webm;codecs=vp8,opus', 'video/webm'], 'video/webm;codecs=vp8,opus'],
  [['video/webm'], 'video/webm'],
  [[], undefined],
])('of the types %j the first one is recorded', (known: readonly string[], recorded) => {
  Object.assign(globalThis, { MediaRecorder: { isTypeSupported: (type: string) => known.includes(type) } });
  expect(recordedType()).toBe(recorded);
});
