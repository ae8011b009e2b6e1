export * from './aggregate.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './ledger.ts';
export * from './units.ts';
