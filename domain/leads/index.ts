export * from './decide.ts';
export * from './events.ts';
export * from './order.ts';
