import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { currentToast } from '../../ui/toastStore.ts';
import { recordedType } from './camera.ts';
import { CreateTwinDialog } from './CreateTwinDialog.tsx';
import { TwinSampleDialog } from './TwinSampleDialog.tsx';

// The test plays the camera, the recorder and the upload. e2e/browser runs them in a real browser.
let recorders: Recorder[] = [];
let supported: readonly string[] = ['video/webm;codecs=vp9,opus'];
class Recorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => supported.includes(type);
  state: 'inactive' | 'recording' = 'inactive';
  readonly options: MediaRecorderOptions;
  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    recorders.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['a video']) }));
    this.dispatchEvent(new Event('stop'));
  }
}
const camera = { getTracks: () => [] } as unknown as MediaStream;
const getUserMedia = jest.fn<MediaDevices['getUserMedia']>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  recorders = [];
  supported = ['video/webm;codecs=vp9,opus'];
  getUserMedia.mockReset().mockResolvedValue(camera);
  Object.assign(globalThis, { MediaRecorder: Recorder });
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: () => Promise.resolve([]) },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  localStorage.clear();
});

function open(
  answers: Readonly<Record<string, (variables: Record<string, unknown>) => Answer>> = {},
  dialog = <CreateTwinDialog open onOpenChange={() => undefined} />,
) {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  renderApp(dialog, {
    viewer: maria,
    answers: {
      TwinConsent: () => ({
        twinConsent: {
          __typename: 'TwinConsent',
          statement: 'I, the person in this video',
          version: 1,
          unavailable: null,
        },
      }),
      ...answers,
    },
  });
  return user;
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function toCamera(user: ReturnType<typeof open>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Record with camera' }));
  screen.getByText('I, the person in this video');
  expect(button('Continue to camera').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'I agree to this statement and will read it aloud' }));
  await user.click(button('Continue to camera'));
  await pass(0);
}
/** Starts a take: the countdown from three, then the recorder. */
async function record(user: ReturnType<typeof open>, name: string): Promise<Recorder> {
  const before = recorders.length;
  await user.click(button(name));
  for (const left of ['3', '2', '1']) {
    expect(screen.getByRole('timer').textContent).toBe(left);
    expect(recorders).toHaveLength(before);
    await pass(1_000);
  }
  const recorder = recorders.at(-1);
  if (recorder?.state !== 'recording') throw new Error('nothing is recorded');
  return recorder;
}
const pathOf = (input: RequestInfo | URL): string => (typeof input === 'string' ? input : '');
/** Answers uploads in parts (tus), and the call that starts one with `began`. */
function serverTakes(began: { readonly ok: boolean; readonly body?: unknown }): void {
  globalThis.fetch = async (path, { method, headers } = {}) => {
    const begun = pathOf(path);
    const size = (headers as Record<string, string>)['upload-length'];
    const answered: Readonly<Record<string, string>> =
      method === 'POST' ? { location: `${begun}/of-${size}` } : { 'upload-offset': '1000000' };
    const ok = method === 'POST' ? began.ok : true;
    return {
      ok,
      status: ok ? 201 : 402,
      headers: { get: (name: string) => answered[name] ?? null },
      text: () => Promise.resolve(JSON.stringify(began.body ?? {})),
    } as unknown as Response;
  };
}

test('a Digital Twin is recorded: consent, camera, 30 s, camera, 120 s, preview, upload', async () => {
  const created: unknown[] = [];
  const user = open({
    CreateAvatar: ({ input }) => {
      created.push(input);
      const avatar = { __typename: 'Avatar', id: 'a1', name: 'Maria', status: 'processing' };
      return { createAvatar: { __typename: 'CreateAvatarPayload', position: '1', avatar } };
    },
  });
  await toCamera(user);
  expect(getUserMedia).toHaveBeenCalledWith({ video: { width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true });

  const consent = await record(user, 'Record consent');
  expect(consent.options).toEqual({
    videoBitsPerSecond: 2_500_000,
    audioBitsPerSecond: 128_000,
    mimeType: 'video/webm;codecs=vp9,opus',
  });
  await pass(29_900);
  expect(consent.state).toBe('recording');
  await pass(100);
  expect(consent.state).toBe('inactive');

  screen.getByText('Consent recorded. Recording 2 of 2: 2 minutes');
  const main = await record(user, 'Start recording');
  await pass(119_900);
  expect(main.state).toBe('recording');
  await pass(100);
  expect(main.state).toBe('inactive');

  screen.getByLabelText('Your recording');
  await user.click(button('Record Again'));
  await pass(0);
  await record(user, 'Start recording');
  expect(button('Stop recording').disabled).toBe(true);
  await pass(15_000);
  await user.click(button('Stop recording'));
  await user.click(button('Use This Recording'));

  const kept = jest.spyOn(Storage.prototype, 'setItem');
  serverTakes({ ok: true });
  await user.click(button('Create avatar'));
  screen.getByText('Please enter an avatar name');
  await user.type(screen.getByRole('textbox', { name: /^Avatar name/ }), 'Maria');
  await user.click(button('Create avatar'));
  await waitFor(() => expect(currentToast()?.title).toBe('Avatar uploaded successfully!'));
  expect(kept.mock.calls.map(([name]) => name.replace(/\/\d+\//u, '/'))).toEqual([
    'upload/recorded-avatar.webm/7',
    'upload/consent.webm/7',
  ]);
  expect(created).toEqual([{ name: 'Maria', videoUploadId: 'of-7', consentUploadId: 'of-7', consentAccepted: true }]);
});

test('prefers vp9 to vp8, and both to the browser’s choice', () => {
  const [vp9, vp8, webm] = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'] as const;
  supported = [webm, vp8, vp9];
  expect(recordedType()).toBe(vp9);
  supported = [webm, vp8];
  expect(recordedType()).toBe(vp8);
  supported = [];
  expect(recordedType()).toBeUndefined();
});

test.each([
  [
    'NotAllowedError',
    'Camera and microphone access was not allowed. Please allow both in the permissions of your browser and try again.',
  ],
  ['NotFoundError', 'No camera or microphone found.'],
  ['NotReadableError', 'Camera is already in use by another application.'],
])('%s: "Camera Access Error" says "%s"; Try Again opens the camera again', async (name, sentence) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name));
  const user = open();
  await toCamera(user);
  screen.getByText('Camera Access Error');
  screen.getByText(sentence);
  await user.click(button('Try Again'));
  await pass(0);
  expect(button('Record consent').disabled).toBe(false);
});

test('says that a browser has no camera, and Cancel leads back', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const user = open();
  await toCamera(user);
  screen.getByText('Camera not supported in this browser');
  await user.click(button('Cancel'));
  screen.getByRole('button', { name: 'Upload video file' });
});

test('says when a recording does not start', async () => {
  const user = open();
  await toCamera(user);
  jest.spyOn(Recorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('no', 'NotSupportedError');
  });
  await user.click(button('Record consent'));
  await pass(3_000);
  screen.getByText('Failed to start recording. Please try again.');
});

test('an upload that the server refuses says "Failed to upload avatar"; every fault is shown at once', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Upload video file' }));
  await user.click(button('Create avatar'));
  for (const fault of [
    'Please enter an avatar name',
    'Please select a video file',
    'Please agree to the consent statement first.',
  ])
    screen.getByText(fault);
  await user.type(screen.getByRole('textbox', { name: /^Avatar name/ }), 'Maria');
  expect(screen.queryByText('Please enter an avatar name')).toBeNull();
  const video = new File(['a video'], 'me.mp4', { type: 'video/mp4' });
  await user.upload(screen.getByLabelText(/^Video file/), video);
  await user.click(screen.getByRole('checkbox'));
  serverTakes({ ok: false, body: { message: 'You have no Digital Twin credit.' } });
  await user.click(button('Create avatar'));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Failed to upload avatar', variant: 'destructive' }),
  );
  screen.getByText('You have no Digital Twin credit.');
});

const sampleDialog = (
  <TwinSampleDialog open onOpenChange={() => undefined} buyPath="/checkout" buyLabel="Buy Digital Twin ($350)" />
);
/** Answers the upload, then reports the progress of the sample line by line. */
function serverMakes(lines: readonly object[]): readonly string[] {
  const calls: string[] = [];
  serverTakes({ ok: true });
  const takeUpload = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    calls.push(`${init?.method} ${pathOf(path)}`);
    if (!pathOf(path).endsWith('/sample')) return takeUpload(path, init);
    // Pieces of the text, split as a network might split them.
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const pieces = [text.slice(0, 5), text.slice(5)].map((piece) => new TextEncoder().encode(piece));
    const read = async () => ({ value: pieces[0], done: pieces.shift() === undefined });
    return { ok: true, body: { getReader: () => ({ read }) } } as unknown as Response;
  };
  return calls;
}
async function trySample(lines: readonly object[]) {
  const user = open({}, sampleDialog);
  const input = await screen.findByLabelText('Video file');
  await user.upload(input, new File(['a video'], 'me.mp4', { type: 'video/mp4' }));
  screen.getByText('me.mp4');
  await user.click(screen.getByRole('checkbox'));
  const calls = serverMakes(lines);
  await user.click(button('Make a sample'));
  return { user, calls };
}

test('a person sees and hears a sample before it is bought', async () => {
  const { user, calls } = await trySample([{ progress: 40, phase: 'Finding your face' }, { video: btoa('mp4') }]);
  await screen.findByLabelText('Sample of your Digital Twin');
  expect(calls.at(-1)).toBe('POST /files/sample-recordings/of-7/sample');
  expect(screen.getByRole('link', { name: 'Buy Digital Twin ($350)' }).getAttribute('href')).toBe('/checkout');
  await user.click(button('Try another video'));
  await screen.findByLabelText('Video file');
});

test('a sample that fails says why, and the person can try again', async () => {
  await trySample([{ error: 'We could not see a face in the video.' }]);
  await screen.findByText('We could not see a face in the video.');
  expect(button('Make a sample').disabled).toBe(false);
});

test('a sample needs a video and the consent, and says both at once', async () => {
  const user = open({}, sampleDialog);
  await user.click(await screen.findByRole('button', { name: 'Make a sample' }));
  screen.getByText('Please select a video file');
  screen.getByText('Please agree to the consent statement first.');
});
