/** How long a browser may take to read the header of a video, in milliseconds. */
const patience = 15_000;

/**
 * How long a video is, in whole seconds, as this browser reads it; undefined when it can't. The server reads it again.
 *
 * @param address of a video, or of a file that was chosen
 */
export function lengthOf(address: string): Promise<number | undefined> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  return new Promise((resolve) => {
    const finish = (seconds?: number): void => {
      clearTimeout(timer);
      video.removeAttribute('src');
      resolve(seconds !== undefined && Number.isFinite(seconds) ? Math.round(seconds) : undefined);
    };
    const timer = setTimeout(finish, patience);
    video.addEventListener('loadedmetadata', () => finish(video.duration));
    video.addEventListener('error', () => finish());
    video.src = address;
  });
}

/** The length of a file that was chosen. */
export async function lengthOfFile(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const seconds = await lengthOf(address);
  URL.revokeObjectURL(address);
  return seconds;
}
