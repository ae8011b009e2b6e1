/** Leases: which process does a piece of work that only one should do at a time. */
export { LeasesUnavailable, soleLeases, type Leases } from './port.ts';
export { whileLeased } from './while-leased.ts';
