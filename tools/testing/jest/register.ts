import { registerHooks } from 'node:module';

/**
 * Preloaded by the tests that run in bare Node.js: every module is loaded once per worker instead of once per test
 * file. `@jest/globals` belongs to Jest's module loader; here it resolves to the same names.
 */
const globals = new URL('./globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const found = next(specifier, context);
    // Packages written for bundlers import JSON without the attribute that Node.js requires.
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
