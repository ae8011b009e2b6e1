import { registerHooks } from 'node:module';

/**
 * Preloaded by the unit tests, which run in bare Node.js: every module is loaded once per worker instead of once per
 * test file. `@jest/globals` is Jest's own module loader's; here it resolves to the same names.
 */
const globals = new URL('./globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
