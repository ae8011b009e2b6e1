export interface TestCard {
  readonly number: string;
  /** What the provider does with it. */
  readonly does: string;
}

/** The cards that are worth trying; the provider knows more (command-service/providers/payments/README.md). */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', does: 'Pays' },
  { number: '4000 0025 0000 3155', does: 'Asks for 3-D Secure' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0000 0000 9995', does: 'Has insufficient funds' },
  { number: '4000 0000 0000 0069', does: 'Has expired' },
  { number: '4000 0000 0000 0127', does: 'Has a wrong security code' },
];
