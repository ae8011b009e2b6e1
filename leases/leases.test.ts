import { soleLeases } from './port.ts';
import { leasesContract } from './testing/contract.ts';
import { createMemoryLeases } from './testing/memory-leases.ts';

leasesContract('of a single process', { open: () => soleLeases, shared: false });
leasesContract('in memory', { open: createMemoryLeases(), shared: true });
