import { expect, test } from '@jest/globals';
import { leasesContract } from './testing/contract.ts';
import { createMongoLeases, heldLeases } from './mongodb-leases.ts';
import { describeDatabase } from '../lib/mongodb/testing/database.ts';

describeDatabase((db) => {
  leasesContract('in MongoDB', { open: (process) => createMongoLeases(db, process), shared: true });

  test('names the leases that some process has', async () => {
    const leases = createMongoLeases(db);
    await leases.take('held', 600_000);
    await leases.take('over', 1);
    await leases.take('given back', 600_000);
    await leases.release('given back');
    const held = await heldLeases(db);
    expect(held).toContain('held');
    expect(held).toEqual(expect.not.arrayContaining(['over', 'given back']));
    await leases.release('held');
  });
});
