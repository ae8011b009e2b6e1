export * from './aggregate.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './lots.ts';
export * from './state.ts';
export * from './taken.ts';
export * from './decide.ts';
export * from './postings.ts';
