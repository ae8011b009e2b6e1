import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoreContract } from '../testing/contract.ts';
import { openSqliteReadStore } from './index.ts';

let folder = '';

readStoreContract('SQLite', {
  async open() {
    folder = mkdtempSync(join(tmpdir(), 'curbcast-read-store-'));
    return openSqliteReadStore({ folder });
  },
  async reopen(store) {
    await store.close();
    return openSqliteReadStore({ folder });
  },
  async cleanUp() {
    rmSync(folder, { recursive: true, force: true });
  },
});
