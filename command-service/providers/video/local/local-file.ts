import { open } from 'node:fs/promises';
import type { ProviderFile } from '../port.ts';

/** A finished file on this machine. */
export const localFile = (path: string, contentType: string): ProviderFile => ({
  contentType,
  open: async () => (await open(path)).createReadStream(),
});
