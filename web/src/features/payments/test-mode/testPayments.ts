import { isRecord, rest, RestError } from '../../../app/rest.ts';
import { type Charge, chargeOf, type PaymentSession } from '../payment.ts';
import { type CardFields, digitsOf, expiryOf } from './card.ts';

/** The browser's endpoints of the test-mode payment provider, in Stripe's JSON format. */
const intents = '/test-payments/v1/payment_intents';

type Endpoint = 'confirm' | 'authenticate';
type Asked = Pick<PaymentSession, 'paymentId' | 'clientSecret'>;

async function call(
  endpoint: Endpoint,
  { paymentId, clientSecret }: Asked,
  body: Readonly<Record<string, unknown>>,
): Promise<Charge> {
  try {
    return await rest(`${intents}/${encodeURIComponent(paymentId)}/${endpoint}`, {
      method: 'POST',
      body: { client_secret: clientSecret, ...body },
      parse: chargeIn,
    });
  } catch (cause) {
    if (cause instanceof RestError && (cause.status === 402 || cause.status === 400)) return refusalIn(cause);
    throw cause;
  }
}

function chargeIn(intent: unknown): Charge {
  if (!isRecord(intent) || typeof intent['status'] !== 'string')
    throw new TypeError('The provider answered no payment');
  return chargeOf(intent['status']);
}

/**
 * Reads a refusal: a declined card, or a payment that has succeeded already, when its response was lost. Throws any
 * other failure.
 */
function refusalIn(failure: RestError): Charge {
  const body: unknown = JSON.parse(failure.body);
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error)) throw failure;
  const intent = error['payment_intent'];
  const status = isRecord(intent) ? intent['status'] : undefined;
  return chargeOf(
    status === 'succeeded' ? status : undefined,
    typeof error['message'] === 'string' ? error['message'] : undefined,
  );
}

/** Charges a card. Throws if there is no response. */
export function chargeCard(session: Asked, { number, expiry, cvc }: CardFields): Promise<Charge> {
  const last = expiryOf(expiry);
  const card = {
    number: digitsOf(number),
    exp_month: String(last?.month ?? ''),
    exp_year: String(last?.year ?? ''),
    cvc,
  };
  return call('confirm', session, { payment_method_data: { card } });
}

/** Sends the cardholder's answer to the bank's question (3-D Secure). Throws if there is no response. */
export function answerBank(session: Asked, approved: boolean): Promise<Charge> {
  return call('authenticate', session, { outcome: approved ? 'succeed' : 'fail' });
}
