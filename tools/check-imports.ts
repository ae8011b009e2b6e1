import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The rooms of the house and who may import whom (docs/architecture.md). A room that is not listed for another
 * may not be reached from it; where a face is named, only that file of the other room may be imported.
 */
interface Rule {
  /** Rooms that may be imported; `true` means any file of them, a list names the only files. */
  readonly may: Readonly<Record<string, true | readonly string[]>>;
  /** Packages that may be imported; absent means any. */
  readonly packages?: readonly RegExp[];
}

const faces = {
  'command-service': ['command-service/index.ts'],
  'projection-service': ['projection-service/index.ts'],
  'event-store': ['event-store/index.ts'],
  leases: ['leases/index.ts'],
  identity: ['identity/index.ts'],
} as const;

const rules: Readonly<Record<string, Rule>> = {
  domain: { may: {}, packages: [/^zod$/] },
  lib: { may: {} },
  leases: { may: { lib: true } },
  'event-store': { may: { domain: true, lib: true } },
  'command-service': {
    may: {
      domain: true,
      lib: true,
      leases: faces.leases,
      'event-store': ['event-store/index.ts', 'event-store/port.ts'],
    },
  },
  'projection-service': {
    may: {
      domain: true,
      lib: true,
      leases: faces.leases,
      'event-store': ['event-store/index.ts', 'event-store/port.ts', 'event-store/verify-stream.ts'],
    },
  },
  identity: { may: { domain: true, lib: true } },
  graphql: { may: { domain: true, lib: true, ...faces } },
  web: { may: {} },
  config: { may: { lib: true } },
  server: {
    may: {
      domain: true,
      config: true,
      lib: true,
      ...faces,
      'event-store': [...faces['event-store'], 'event-store/keys/mongodb/index.ts'],
      leases: [...faces.leases, 'leases/mongodb-leases.ts'],
      identity: [...faces.identity, 'identity/sessions/mongodb/session-store.ts'],
      'command-service': ['command-service/index.ts', 'command-service/providers/index.ts'],
      graphql: true,
    },
  },
};

const root = resolve(import.meta.dirname, '..');
const isTest = (file: string): boolean => /\.(test|engine)\.tsx?$|\/testing\//.test(file);
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What an import of a file breaks, in words; undefined when it is allowed. */
function objection(room: string, rule: Rule, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) {
    const allowed = rule.packages === undefined || rule.packages.some((pattern) => pattern.test(specifier));
    return allowed ? undefined : `${file} imports the package ${specifier}`;
  }
  const target = relative(root, join(root, dirname(file), specifier));
  const other = target.split('/')[0] ?? '';
  if (other === room) return undefined;
  const allowed = rule.may[other];
  if (allowed === true || allowed?.includes(target)) return undefined;
  return `${file} imports ${target}`;
}

const findings: string[] = [];
let files = 0;
for (const [room, rule] of Object.entries(rules)) {
  for (const file of globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })) {
    if (isTest(file)) continue;
    files += 1;
    for (const [, from, dynamic] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
      const specifier = from ?? dynamic;
      const found = specifier === undefined ? undefined : objection(room, rule, file, specifier);
      if (found !== undefined) findings.push(found);
    }
  }
}
if (findings.length > 0) {
  console.error(
    `The rules of the house (tools/check-imports.ts) are broken:\n${findings.map((finding) => `  ${finding}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(`Imports: ${files} files keep to their rooms.`);
