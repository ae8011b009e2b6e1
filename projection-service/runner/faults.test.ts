import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { openSqliteReadStore } from '../read-store/sqlite/index.ts';
import { projectionFaultContract } from './testing/fault-contract.ts';
import { rebuildContract } from './testing/rebuild-contract.ts';

let folder = '';
const sqlite = {
  open: () => {
    folder = mkdtempSync(join(tmpdir(), 'curbcast-projection-faults-'));
    return openSqliteReadStore({ folder });
  },
  cleanUp: async () => rmSync(folder, { recursive: true, force: true }),
};

projectionFaultContract('memory', { open: async () => createMemoryReadStore() });
projectionFaultContract('SQLite', sqlite);
rebuildContract('SQLite', sqlite);
