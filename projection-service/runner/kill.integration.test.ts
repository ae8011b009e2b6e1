import { join } from 'node:path';
import { test } from '@jest/globals';
import { openSqliteReadStore } from '../read-store/sqlite/index.ts';
import { killAndInspect } from './testing/kill-rounds.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 10);

test(
  `${rounds} kills at random moments leave documents and checkpoint together, and what readers saw`,
  async () => {
    await killAndInspect({
      rounds,
      longest: 150,
      args: [],
      openReadStore: (folder) => openSqliteReadStore({ folder: join(folder, 'read') }),
    });
  },
  rounds * 15_000,
);
