import { leasesContract } from '../leases/testing/contract.ts';
import { createMongoLeases } from './leases.ts';
import { describeDatabase } from './testing/database.ts';

describeDatabase((db) =>
  leasesContract('in MongoDB', { open: (process) => createMongoLeases(db, process), shared: true }),
);
