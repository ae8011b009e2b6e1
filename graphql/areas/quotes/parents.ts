import type { Quote, QuoteLine } from '../../../domain/quotes/index.ts';

export type QuoteParent = Quote;
export type QuoteLineParent = QuoteLine;
