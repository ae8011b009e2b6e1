/** Leases: elect one process at a time for a piece of work. */
export { LeasesUnavailable, soleLeases, type Leases } from './port.ts';
export { whileLeased } from './while-leased.ts';
