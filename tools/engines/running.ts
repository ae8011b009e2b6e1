import type { Engine, Missing } from './engine.ts';

/** The engines of this run, as `setup.ts` found them: `teardown.ts` ends and lists them. */
export const found: (Engine | Missing)[] = [];
