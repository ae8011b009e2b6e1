import { createSecretKey, hash, type KeyObject } from 'node:crypto';

/** The keys of a test's installation. */
export const deriveTestKey = (purpose: string): KeyObject => createSecretKey(hash('sha256', purpose, 'buffer'));
