import type { Aggregate } from '../aggregate.ts';
import {
  decidePayment,
  evolvePayment,
  initialPayment,
  type PaymentCommand,
  type PaymentState,
  paymentStateVersion,
} from './decide.ts';
import { type PaymentEvent, paymentStream } from './events.ts';

/** One charge at the payment provider. */
export const paymentAggregate: Aggregate<PaymentState, PaymentCommand, PaymentEvent> = {
  version: paymentStateVersion,
  snapshots: true,
  initial: initialPayment,
  streamOf: paymentStream,
  evolve: evolvePayment,
  decide: decidePayment,
};
