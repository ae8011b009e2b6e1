export * from './aggregate.ts';
export * from './events.ts';
