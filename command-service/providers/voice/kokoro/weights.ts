import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The weights of the model: Kokoro-82M, as they are published with 8 bits a weight. The graph points into this file. */
export const weights = {
  path: fileURLToPath(new URL('./model/kokoro-82m.int8.bin', import.meta.url)),
  bytes: 92_361_271,
  sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
} as const;

/** SHA-256 of a file as lower-case hex. Reads it in parts. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const missing = 'The natural voice is missing: run "npm run voice" to fetch it.';
const damaged = 'The natural voice is damaged: its file differs from the published one. Run "npm run voice".';

/**
 * Why the weights in a file cannot be used, as a sentence; undefined when they can. Native code reads them, so only a
 * file with the published hash is ever loaded. The hash is calculated once for each state of the file.
 */
export function createWeightsCheck({ path, bytes, sha256 }: { path: string; bytes: number; sha256: string } = weights) {
  let known: { readonly state: string; readonly problem: Promise<string | undefined> } | undefined;
  return async (): Promise<string | undefined> => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (found === undefined) return missing;
    if (found.size !== BigInt(bytes)) return damaged;
    const state = `${found.ino}:${found.mtimeNs}:${found.ctimeNs}`;
    if (known?.state !== state)
      known = {
        state,
        problem: sha256Of(path).then(
          (hash) => (hash === sha256 ? undefined : damaged),
          () => damaged,
        ),
      };
    return known.problem;
  };
}
