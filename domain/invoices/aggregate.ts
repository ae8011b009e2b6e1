import type { Aggregate } from '../aggregate.ts';
import {
  decideInvoice,
  evolveInvoice,
  initialInvoice,
  type InvoiceState,
  invoiceStateVersion,
  type ReportInvoice,
} from './decide.ts';
import { type InvoiceEvent, invoiceStream } from './events.ts';

/** One invoice of a subscription. */
export const invoiceAggregate: Aggregate<InvoiceState, ReportInvoice, InvoiceEvent> = {
  version: invoiceStateVersion,
  snapshots: false,
  initial: initialInvoice,
  streamOf: invoiceStream,
  evolve: evolveInvoice,
  decide: decideInvoice,
};
