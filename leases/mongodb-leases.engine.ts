import { leasesContract } from './testing/contract.ts';
import { createMongoLeases } from './mongodb-leases.ts';
import { describeDatabase } from '../lib/mongodb/testing/database.ts';

describeDatabase((db) =>
  leasesContract('in MongoDB', { open: (process) => createMongoLeases(db, process), shared: true }),
);
