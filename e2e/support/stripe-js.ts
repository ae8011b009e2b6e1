import type { BrowserContext } from 'playwright-core';
import { createClient } from './client.ts';
import { payWithCard } from './payments.ts';
import type { RunningServer } from './server.ts';

/**
 * A stand-in for Stripe.js in a browser: its form is one field for the card, and it confirms at the payments simulator
 * of `bank`. Nothing comes from the internet.
 *
 * @param script `away` answers the script's address with an error
 */
export async function routeStripeJs(
  context: BrowserContext,
  bank: RunningServer,
  script: 'served' | 'away' = 'served',
): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    script === 'away' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: stripeJs }),
  );
  await context.exposeFunction('confirmAtBank', async (clientSecret: string, card: string) => {
    if (card === 'broken') throw new Error('The form is broken');
    const paymentId = clientSecret.slice(0, clientSecret.indexOf('_secret_'));
    const { body } = await payWithCard(createClient(bank), { paymentId, clientSecret }, card);
    return body;
  });
}

const stripeJs = `
window.Stripe = () => {
  const fields = new Map();
  const element = () => {
    const listeners = [];
    return {
      on: (name, listener) => { listeners.push([name, listener]); },
      off: () => {}, update: () => {}, destroy: () => {}, unmount: () => {},
      mount: (where) => {
        const field = document.createElement('input');
        field.setAttribute('aria-label', 'Card number');
        where.append(field);
        fields.set('card', field);
        setTimeout(() => listeners.filter(([name]) => name === 'ready').forEach(([, listener]) => listener()));
      },
    };
  };
  let secret = '';
  const unused = () => { throw new Error('unused'); };
  return {
    elements: ({ clientSecret }) => {
      secret = clientSecret;
      return { create: element, getElement: () => null, update: () => {}, on: () => {} };
    },
    createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused,
    confirmPayment: async () => {
      const answer = await window.confirmAtBank(secret, fields.get('card').value);
      return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
    },
  };
};
window.Stripe.version = 'endive';
`;
