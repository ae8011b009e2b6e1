export * from './decide.ts';
export * from './events.ts';
export * from './grant-policy.ts';
export * from './lines.ts';
