/** The whole public face of the simulator. Everything else speaks Stripe's API with it. */
export { openTestPayments, type TestPayments, type TestPaymentsOptions } from './open.ts';
export { erasePayer, type LeavingPayer } from './store/erase.ts';
