import { registerHooks } from 'node:module';

/**
 * The product without blacklist, rate limits of requests and security figures, for the comparison in `security.ts`.
 * There is no setting that switches them off, so the modules are replaced.
 */
const guard = ['graphql/guard/limits.ts', 'graphql/guard/policy.ts', 'graphql/security/monitor.ts'];
const replacement = new URL('no-guard.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isReplaced = context.parentURL !== replacement && guard.some((path) => found.url.endsWith(`/${path}`));
    return isReplaced ? { ...found, url: replacement } : found;
  },
});
await import('../../main.ts');
