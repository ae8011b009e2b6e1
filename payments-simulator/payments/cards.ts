import type { CardDetails, CardError, RenewalOutcome } from '../objects/payment-objects.ts';

/** The outcome of charging a test card. */
type CardOutcome =
  | { readonly kind: 'success'; readonly dispute?: 'fraudulent' | 'product_not_received'; readonly inquiry?: true }
  | { readonly kind: 'authenticate'; readonly afterwards: 'success' | 'decline' }
  | { readonly kind: 'declined'; readonly error: CardError };

interface TestCard {
  readonly brand: string;
  readonly outcome: CardOutcome;
  /** The outcome for a renewal; default: success. */
  readonly renewal?: RenewalOutcome;
}

const success: CardOutcome = { kind: 'success' };

function declined(
  code: string,
  message: string,
  more: { readonly decline_code?: string; readonly param?: string } = {},
): CardOutcome {
  return { kind: 'declined', error: { type: 'card_error', code, message, ...more } };
}

function issuerDeclined(declineCode: string, message = 'Your card was declined.'): CardOutcome {
  return declined('card_declined', message, { decline_code: declineCode });
}

/** Stripe's documented test cards with their outcomes. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', outcome: success },
  '4000056655665556': { brand: 'visa', outcome: success },
  '4000000000000077': { brand: 'visa', outcome: success },
  '5555555555554444': { brand: 'mastercard', outcome: success },
  '5200828282828210': { brand: 'mastercard', outcome: success },
  '2223003122003222': { brand: 'mastercard', outcome: success },
  '5105105105105100': { brand: 'mastercard', outcome: success },
  '378282246310005': { brand: 'amex', outcome: success },
  '371449635398431': { brand: 'amex', outcome: success },
  '6011111111111117': { brand: 'discover', outcome: success },
  '3056930009020004': { brand: 'diners', outcome: success },
  '3566002020360505': { brand: 'jcb', outcome: success },
  '6200000000000005': { brand: 'unionpay', outcome: success },
  '4000000000000341': { brand: 'visa', outcome: success, renewal: 'decline' },
  '4000000000000002': { brand: 'visa', outcome: issuerDeclined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    outcome: issuerDeclined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000009987': { brand: 'visa', outcome: issuerDeclined('lost_card') },
  '4000000000009979': { brand: 'visa', outcome: issuerDeclined('stolen_card') },
  '4100000000000019': { brand: 'visa', outcome: issuerDeclined('fraudulent') },
  '4000000000006975': {
    brand: 'visa',
    outcome: issuerDeclined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  },
  '4000000000000069': {
    brand: 'visa',
    outcome: declined('expired_card', 'Your card has expired.', { param: 'exp_month' }),
  },
  '4000000000000127': {
    brand: 'visa',
    outcome: declined('incorrect_cvc', "Your card's security code is incorrect.", { param: 'cvc' }),
  },
  '4000000000000119': {
    brand: 'visa',
    outcome: declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  '4000000000000259': { brand: 'visa', outcome: { kind: 'success', dispute: 'fraudulent' } },
  '4000000000002685': { brand: 'visa', outcome: { kind: 'success', dispute: 'product_not_received' } },
  '4000000000001976': { brand: 'visa', outcome: { kind: 'success', dispute: 'fraudulent', inquiry: true } },
  '4000002500003155': { brand: 'visa', outcome: { kind: 'authenticate', afterwards: 'success' } },
  '4000002760003184': {
    brand: 'visa',
    outcome: { kind: 'authenticate', afterwards: 'success' },
    renewal: 'authenticate',
  },
  '4000008400001629': { brand: 'visa', outcome: { kind: 'authenticate', afterwards: 'decline' } },
};

/** Stripe's test payment methods, each with its card. */
export const tokenNumbers: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
};

const realCard = issuerDeclined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** Card data from a browser. */
export interface CardInput {
  readonly number: string;
  readonly exp_month: string;
  readonly exp_year: string;
  readonly cvc?: string | undefined;
}

/** A parsed card: its details to store, and the outcome of charging it. The number is not stored. */
export interface ReadCard {
  readonly details: CardDetails;
  readonly outcome: CardOutcome;
  readonly renewal: RenewalOutcome;
}

function luhnHolds(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function wrong(code: string, message: string, param: string): CardError {
  return { type: 'card_error', code, message, param };
}

/** Reads a year: `27` is 2027, four digits stay unchanged. */
function fullYear(year: string): number {
  const value = Number(year);
  return year.length <= 2 ? 2000 + value : value;
}

/**
 * Parses a card as Stripe's test mode does. A card is valid through its last month.
 *
 * @param now UTC milliseconds
 * @returns a CardError with Stripe's message for data that no card can have
 */
export function readCard(input: CardInput, now: number): ReadCard | CardError {
  const number = input.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) return wrong('invalid_number', 'Your card number is invalid.', 'number');
  if (!luhnHolds(number)) return wrong('incorrect_number', 'Your card number is incorrect.', 'number');

  const today = new Date(now);
  const month = Number(input.exp_month);
  if (!/^\d{1,2}$/.test(input.exp_month) || month < 1 || month > 12) {
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const year = fullYear(input.exp_year);
  if (!/^(\d{2}|\d{4})$/.test(input.exp_year) || year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    return wrong('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1) {
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }

  const card: TestCard = testCards[number] ?? { brand: 'unknown', outcome: realCard };
  const cvcLength = card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (input.cvc !== undefined && !cvcLength.test(input.cvc))
    return wrong('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return {
    details: { brand: card.brand, last4: number.slice(-4), exp_month: month, exp_year: year },
    outcome: card.outcome,
    renewal: card.renewal ?? 'success',
  };
}
