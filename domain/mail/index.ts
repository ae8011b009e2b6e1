export * from './address.ts';
export * from './decide.ts';
export * from './events.ts';
export * from './templates.ts';
