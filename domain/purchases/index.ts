export * from './aggregate.ts';
export * from './events.ts';
export * from './decide.ts';
