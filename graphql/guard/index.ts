/** The checks that stand in front of every request and every socket. */
export * from './limits.ts';
export * from './origin.ts';
