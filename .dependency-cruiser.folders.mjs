import rules, { test } from './.dependency-cruiser.mjs';

/**
 * No circles between folders. Tests are left out: they may sit next to the code and use the folders above it. So are
 * generated types.
 */
export default {
  forbidden: [
    { name: 'no-circles-between-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...rules.options,
    exclude: { path: [...rules.options.exclude.path, ...test, '^graphql/generated/', '^(bench|tools|e2e|examples)/'] },
  },
};
