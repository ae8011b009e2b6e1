/**
 * A process that the crash test kills at a random moment: it creates, pays and refunds payments in the given folder and
 * prints each answer on standard output after sending it, one fact per line.
 */
import { openTestPayments } from '../open.ts';
import { openMerchant, purchase } from './merchant.ts';
import { payWith, secretCall } from './calls.ts';

const [folder = '', round = ''] = process.argv.slice(2);

function say(...words: readonly string[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}

const testPayments = openTestPayments({
  folder,
  deliver: async (body) => {
    const { id } = JSON.parse(Buffer.from(body).toString()) as { id: string };
    say('delivered', id);
    return { status: 200 };
  },
});
const provider = openMerchant(testPayments.connection);

async function buy(index: number): Promise<void> {
  const created = await provider.createPayment(purchase({ paymentKey: `payment-${round}-${index}` }));
  say('created', created.providerPaymentId);
  const paid = await payWith(testPayments, created, '4242424242424242');
  if (paid.status === 200) say('paid', created.providerPaymentId);
  if (index % 2 === 0) return;
  const refund = await secretCall(testPayments, '/v1/refunds', {
    payment_intent: created.providerPaymentId,
    amount: 1_000,
  });
  if (refund.status === 200) say('refunded', created.providerPaymentId);
}

for (let index = 0; ; index += 4) await Promise.all([0, 1, 2, 3].map((offset) => buy(index + offset)));
