export * from './decide.ts';
export * from './events.ts';
export { mainPayment } from './periods.ts';
export * from './state.ts';
