import type { PaymentProvider } from '../../../command-service/index.ts';

/** Whether the embedded test mode takes the cards: no real card is charged. */
export const isTestMode = ({ mode, publishableKey }: Pick<PaymentProvider, 'mode' | 'publishableKey'>): boolean =>
  mode === 'test' && publishableKey === undefined;
