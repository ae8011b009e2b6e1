/** The whole public face of the simulator. Everything else speaks Stripe's API with it. */
export { openTestPayments, type TestPayments } from './open.ts';
export { erasePayer } from './store/erase.ts';
