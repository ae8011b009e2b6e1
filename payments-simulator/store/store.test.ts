import { expect, test } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { plansOf } from './store.ts';

test('lists that every renewal reads use an index, so that history does not slow them', () => {
  const database = new DatabaseSync(':memory:');
  for (const plan of plansOf(database, [
    ['invoice_payment', { where: { invoice: 'in_1' }, limit: 10 }],
    ['invoice', { where: { subscription: 'sub_1' }, limit: 10 }],
    ['subscription', { where: { customer: 'cus_1' }, limit: 10 }],
    ['invoiceitem', { where: { customer: 'cus_1' }, unset: 'invoice', limit: 10 }],
    ['dispute', { where: { charge: 'ch_1' }, limit: 10 }],
    ['balance_transaction', { where: { payout: 'po_1' }, limit: 10 }],
    ['charge', { where: { payment_intent: 'pi_1' }, limit: 10 }],
    ['customer', { metadata: { user_id: 'ann' }, isLive: true, limit: 10 }],
  ])) {
    expect(plan).toMatch(/USING (COVERING )?INDEX/);
    expect(plan).not.toMatch(/objects_by_kind|SCAN objects/);
  }
  database.close();
});
