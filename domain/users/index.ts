export * from './aggregate.ts';
export * from './events.ts';
export * from './decide.ts';
export * from './trial-address.ts';
export * from './profile-events.ts';
export * from './profile.ts';
export * from './usernames.ts';
