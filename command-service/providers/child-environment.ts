import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What child processes see of our environment: where programs are, and where compiled code is kept (a child begins a
 * third of a second earlier). Nothing else, since they read what strangers wrote and the rest holds secrets (security
 * V13).
 */
export const childEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
};
