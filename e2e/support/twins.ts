import { eventually } from './eventually.ts';
import type { Client } from './client.ts';
import { payWithCard } from './payments.ts';

export const twinCreditsOf = async (user: Client): Promise<number> =>
  (await user.call<{ digitalTwinCredits: number }>('GET', '/auth/user')).body.digitalTwinCredits;

/** Buys a Digital Twin credit, the first of an account without credits. */
export async function buyTwin(buyer: Client): Promise<void> {
  const before = await twinCreditsOf(buyer);
  const order = { planId: 'digital-twin', amount: before === 0 ? 350 : 315 };
  const { body } = await buyer.call<{ clientSecret: string; paymentIntentId: string }>(
    'POST',
    '/api/create-payment-intent',
    order,
  );
  await payWithCard(buyer, { paymentId: body.paymentIntentId, clientSecret: body.clientSecret });
  await eventually('the twin credit', async () => (await twinCreditsOf(buyer)) > before);
}
