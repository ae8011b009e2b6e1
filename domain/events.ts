import { creditEventTypes, type CreditEvent } from './credits/index.ts';
import { createRegistry } from './event-type.ts';
import { paymentEventTypes, type PaymentEvent } from './payments/index.ts';
import { userEventTypes, type UserEvent } from './users/index.ts';
import { videoEventTypes, type VideoEvent } from './videos/index.ts';

/** Every event type that this release can read and write. */
export const eventRegistry = createRegistry([
  ...creditEventTypes,
  ...paymentEventTypes,
  ...videoEventTypes,
  ...userEventTypes,
]);

/** Every event of the product, told apart by `type`. */
export type CurbcastEvent = CreditEvent | PaymentEvent | VideoEvent | UserEvent;
