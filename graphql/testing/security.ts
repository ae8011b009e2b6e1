import type { GatewayServices } from '../services.ts';

/** Blocks nobody. */
export const unguarded: GatewayServices['policy'] = {
  current: () => ({ blocked: [] }),
  blocked: () => [],
  isBlocked: () => false,
  onChanged: () => undefined,
  seen: async () => undefined,
  stop: async () => undefined,
};
/** Counts nothing. */
export const uncounted: GatewayServices['monitor'] = {
  count: () => undefined,
  active: () => undefined,
  incident: () => undefined,
  signInFailed: () => undefined,
  signedIn: () => undefined,
  limitHit: () => undefined,
  flush: async () => undefined,
  stop: async () => undefined,
};
