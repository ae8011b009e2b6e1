/** The whole public face of the simulator. Everything else uses it through Stripe's API. */
export { openTestPayments, type TestPayments } from './open.ts';
export { erasePayer } from './store/erase.ts';
