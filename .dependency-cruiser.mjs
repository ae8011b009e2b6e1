/**
 * Import rules, checked by `npm run lint`. docs/architecture.md explains the rooms; this table is the authority.
 * Tests, benchmarks and tools may import anything.
 */

/** The public face of each room that has one. */
const faces = {
  commandService: 'command-service/index.ts',
  projectionService: 'projection-service/index.ts',
  eventStore: 'event-store/index.ts',
  leases: 'leases/index.ts',
  identity: 'identity/index.ts',
};

/** What each room may import besides its own files: a folder, or one file of it. */
const rooms = {
  words: [],
  domain: ['words/'],
  lib: [],
  leases: ['lib/'],
  'event-store': ['domain/', 'lib/'],
  'command-service': ['domain/', 'words/', 'lib/', faces.leases, faces.eventStore, 'event-store/port.ts'],
  'projection-service': [
    'domain/',
    'words/',
    'lib/',
    faces.leases,
    faces.eventStore,
    'event-store/port.ts',
    'event-store/verify-stream.ts',
  ],
  identity: ['domain/', 'words/', 'lib/'],
  graphql: ['domain/', 'words/', 'lib/', ...Object.values(faces)],
  // Limits are the same numbers in the forms; a preview of a brand has the colors of its videos; the pages that the
  // server writes have the typeface of the client.
  web: ['domain/limits.ts', 'domain/inks.ts', 'lib/typeface.ts'],
  'payments-simulator': ['lib/'],
  config: ['lib/'],
  server: [
    'domain/',
    'words/',
    'lib/',
    'config/',
    'graphql/',
    ...Object.values(faces),
    'command-service/providers/index.ts',
    'payments-simulator/index.ts',
    'event-store/keys/mongodb/index.ts',
    'leases/mongodb-leases.ts',
    'identity/sessions/mongodb/session-store.ts',
  ],
};

export const test = ['\\.(test|engine|e2e|contract)\\.tsx?$', '/testing/', '/contract\\.ts$'];
const outside = ['\\.config\\.(ts|mjs)$', '^web/build/', '^graphql/codegen/'];
const product = { path: `^(${Object.keys(rooms).join('|')}|main\\.ts)`, pathNot: [...test, ...outside] };
const escape = (path) => path.replaceAll('.', '\\.');

const roomRules = Object.entries(rooms).map(([room, imports]) => ({
  name: `${room}-imports`,
  comment: `${room} may import: ${imports.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [...test, ...outside] },
  to: {
    dependencyTypes: ['local'],
    pathNot: [`^${room}/`, ...imports.map((path) => `^${escape(path)}${path.endsWith('/') ? '' : '$'}`)],
  },
}));

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'domain-is-pure',
      comment: 'The domain imports zod only: no Node.js module and no other package.',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { dependencyTypesNot: ['local'], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'no-circular-imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-without-test-code',
      comment: 'Product code imports no test support and no development dependency.',
      severity: 'error',
      from: product,
      to: { path: [...test, '^(bench|tools|e2e)/'] },
    },
    {
      // The client is built, and its packages are in the bundle: an installed server needs none of them.
      name: 'server-without-dev-dependencies',
      severity: 'error',
      from: { ...product, pathNot: [...product.pathNot, '^web/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^web/src/gql/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API yet; swc parses the same syntax.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data)/', '^bench/peer/', '^e2e/tools/clients/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
