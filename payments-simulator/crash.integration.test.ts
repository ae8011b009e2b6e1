import { openMerchant } from './testing/merchant.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { openTestPayments, type TestPayments } from './open.ts';
import { secretCall, temporaryFolder } from './testing/calls.ts';

const child = fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url));

/** Runs the child until its first output, kills it a random time later, and returns its output. */
async function killed(folder: string, round: number): Promise<readonly string[]> {
  const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, folder, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  running.stdout.on('data', (chunk: Buffer) => {
    if (said === '') setTimeout(() => running.kill('SIGKILL'), Math.random() * 300);
    said += chunk.toString();
  });
  await once(running, 'close');
  // The last line may be incomplete.
  return said.split('\n').slice(0, -1);
}

interface Page {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly payment_intent: string;
    readonly data: { readonly object: { readonly id: string } };
  }[];
  readonly has_more: boolean;
}

async function all(testPayments: TestPayments, path: string): Promise<Page['data']> {
  const rows: Page['data'][number][] = [];
  for (;;) {
    const last = rows.at(-1);
    const { body } = await secretCall(testPayments, `${path}?limit=100${last ? `&starting_after=${last.id}` : ''}`);
    rows.push(...(body.data as Page['data']));
    if (body.has_more !== true) return rows;
  }
}

test('kill -9 loses and duplicates nothing that was answered, and every event is delivered in the end', async () => {
  const folder = temporaryFolder();
  const said: string[] = [];
  for (let round = 0; round < 6; round += 1) said.push(...(await killed(folder, round)));
  const about = (word: string) =>
    said.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  const delivered = new Set(about('delivered'));
  const testPayments = openTestPayments({
    folder,
    deliver: async (body) => {
      delivered.add((JSON.parse(Buffer.from(body).toString()) as { id: string }).id);
      return { status: 200 };
    },
  });
  const provider = openMerchant(testPayments.connection);

  expect(about('paid').length).toBeGreaterThan(0);
  for (const id of about('created')) expect(await provider.readPayment(id)).toMatchObject({ amountCents: 17_750 });
  for (const id of about('paid'))
    expect(await provider.readPayment(id)).toMatchObject({ status: 'succeeded', amountReceivedCents: 17_750 });
  for (const id of about('refunded')) expect(await provider.readPayment(id)).toMatchObject({ refundedCents: 1_000 });

  const charges = (await all(testPayments, '/v1/charges')).map((charge) => charge.payment_intent);
  expect(new Set(charges).size).toBe(charges.length);

  const events = await all(testPayments, '/v1/events');
  const succeeded = events
    .filter((event) => event.type === 'payment_intent.succeeded')
    .map((event) => event.data.object.id);
  expect(succeeded.toSorted((a, b) => a.localeCompare(b))).toEqual(charges.toSorted((a, b) => a.localeCompare(b)));

  await testPayments.delivered();
  for (const event of events) expect(delivered).toContain(event.id);
  await testPayments.close();
  rmSync(folder, { recursive: true });
});
