export * from './deliveries.ts';
export * from './endpoints.ts';
export * from './events.ts';
export * from './order.ts';
