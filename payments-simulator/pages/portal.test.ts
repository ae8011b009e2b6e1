import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inProcess } from '../testing/connect.ts';
import { openPaymentsUnderTest, type PaymentsUnderTest } from '../testing/harness.ts';
import { secretCall } from '../testing/calls.ts';

let it: PaymentsUnderTest;
let address: string;
beforeEach(async () => {
  it = await openPaymentsUnderTest(inProcess);
  const { body: customer } = await secretCall(it.testPayments, '/v1/customers', {});
  const { body: session } = await secretCall(it.testPayments, '/v1/billing_portal/sessions', {
    customer: String(customer.id),
    return_url: 'http://localhost:3000/billing',
  });
  address = `http://localhost:3000${String(session.url)}`;
});
afterEach(() => it.close());

async function pageIn(headers: Record<string, string>, form?: Record<string, string>): Promise<string> {
  const request =
    form === undefined
      ? new Request(address, { headers })
      : new Request(`${address}/card`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return (await it.testPayments.handle(request)).text();
}

test('speaks English, and Spanish to a browser that has chosen it', async () => {
  const english = await pageIn({});
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('<p>There is no active subscription.</p>');
  const spanish = await pageIn({ cookie: 'curbcast-language=es' });
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('<p>No hay ninguna suscripción activa.</p>');
  expect(spanish).toContain('<button>Usar esta tarjeta</button>');
});

test('says in Spanish why a card was refused', async () => {
  const refused = await pageIn(
    { 'accept-language': 'es-MX,es;q=0.9' },
    { number: '4000 0000 0000 9995', expiry: '12 / 40', cvc: '123' },
  );
  expect(refused).toContain('<p role="alert" class="problem">Tu tarjeta no tiene fondos suficientes.</p>');
});

test('says in Spanish that its address has expired', async () => {
  address = 'http://localhost:3000/test-payments/portal/bps_unknown';
  expect(await pageIn({ cookie: 'curbcast-language=es' })).toContain('Esta página de facturación está cerrada');
});
