export * from './aggregate.ts';
export * from './events.ts';
export * from './decide.ts';
export * from './failures.ts';
export * from './outcome.ts';
export { orderOf, plainOrder, videoOrderInput, videoTitle, type VideoOrder } from './order.ts';
