/** How long a browser may take to read the head of a film, in milliseconds. */
const patience = 15_000;

/**
 * How long a film is, in whole seconds, as this browser reads it; undefined when it can't. The server reads it once
 * more.
 *
 * @param address of a film, or of a file that was chosen
 */
export function lengthOf(address: string): Promise<number | undefined> {
  const film = document.createElement('video');
  film.preload = 'metadata';
  return new Promise((resolve) => {
    const finish = (seconds?: number): void => {
      clearTimeout(timer);
      film.removeAttribute('src');
      resolve(seconds !== undefined && Number.isFinite(seconds) ? Math.round(seconds) : undefined);
    };
    const timer = setTimeout(finish, patience);
    film.addEventListener('loadedmetadata', () => finish(film.duration));
    film.addEventListener('error', () => finish());
    film.src = address;
  });
}

/** The length of a file that was chosen. */
export async function lengthOfFile(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const seconds = await lengthOf(address);
  URL.revokeObjectURL(address);
  return seconds;
}
