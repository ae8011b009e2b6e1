export * from './alerts.ts';
export * from './policy-events.ts';
export * from './policy.ts';
