export * from './exception-events.ts';
export * from './exceptions.ts';
export * from './journal.ts';
export * from './periods.ts';
export * from './rows.ts';
export * from './statement-events.ts';
export * from './statement.ts';
