import type { Engine, Missing } from './engine.ts';

/** The engines of this run, found by `setup.ts` and stopped by `teardown.ts`. */
export const found: (Engine | Missing)[] = [];
