import type { Page } from 'playwright-core';

/** The behavior of the page's camera: refuse with the given DOMException, show one color, or work normally. */
export type CameraMode = { readonly fails: string } | { readonly shows: string } | 'works';

/** Lets a test decide with `setCamera` what the page's camera does the next time it is opened. */
export async function controlCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const mode = JSON.parse(sessionStorage.getItem('camera') ?? '"works"') as CameraMode;
      if (mode === 'works') return real(wanted);
      if ('fails' in mode) throw new DOMException('made by the test', mode.fails);
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      setInterval(() => {
        if (context === null) return;
        context.fillStyle = mode.shows;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }, 100);
      const sound = (await real({ audio: true })).getAudioTracks();
      return new MediaStream([...canvas.captureStream(10).getTracks(), ...sound]);
    };
  });
}

export const setCamera = (page: Page, mode: CameraMode): Promise<void> =>
  page.evaluate((wanted) => sessionStorage.setItem('camera', JSON.stringify(wanted)), mode);

/** Browsers that can't record, fail to start, or lack vp9. */
export const setRecorder = (page: Page, kind: 'missing' | 'broken' | 'without vp9'): Promise<void> =>
  page.evaluate((wanted) => {
    const Real = MediaRecorder;
    if (wanted === 'missing') Reflect.deleteProperty(globalThis, 'MediaRecorder');
    if (wanted === 'broken')
      globalThis.MediaRecorder = class extends Real {
        override start(): void {
          throw new DOMException('made by the test', 'NotSupportedError');
        }
      };
    if (wanted === 'without vp9') {
      const isSupported = Real.isTypeSupported.bind(Real);
      Real.isTypeSupported = (type) => !type.includes('vp9') && isSupported(type);
    }
  }, kind);

/** Unplugs the camera. */
export const unplugCamera = (page: Page): Promise<void> =>
  page.getByLabel('Your camera').evaluate((video: HTMLVideoElement) => {
    const stream = video.srcObject as MediaStream;
    stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  });

/** Kills the page's process without warning, and closes the rest of the page. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The dead process sends no answer.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** The types of the stored pieces of recordings, in order. */
export const keptPieces = (page: Page): Promise<readonly { readonly take: string; readonly type: string }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('curbcast-recordings', 1);
        request.addEventListener('error', () => reject(new Error('The browser keeps no recordings')));
        request.addEventListener('success', () => {
          const all = request.result.transaction('chunks').objectStore('chunks').getAll() as IDBRequest<
            { take: string; data: Blob }[]
          >;
          all.addEventListener('success', () => {
            resolve(all.result.map(({ take, data }) => ({ take, type: data.type })));
            request.result.close();
          });
        });
      }),
  );
