import type { TwinProvider } from './port.ts';

/** Where no Digital Twin can be made: nothing is taken, and the sentence says why. */
export function createUnavailableTwins(problem: string): TwinProvider {
  return {
    name: 'none',
    train: async () => {
      throw new Error(problem);
    },
    read: async () => ({ state: 'unknown' }),
    watch: () => () => undefined,
    cancel: async () => undefined,
    discard: async () => undefined,
    deleteModel: async () => undefined,
    cannotSpeak: () => problem,
    problem: async () => problem,
    close: async () => undefined,
  };
}
