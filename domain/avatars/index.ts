export * from './consent.ts';
export * from './decide.ts';
export * from './events.ts';
export * from './failures.ts';
export * from './order.ts';
