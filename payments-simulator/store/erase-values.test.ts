import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { nobody, withoutAddresses } from './erase-values.ts';

const address = fc.constantFrom('ann@people.example', 'an@people.example', 'usd', 'a', 'paid', 'Ann@People.Example');
const emails = ['email', 'receipt_email', 'customer_email'] as const;

/** Objects of two people, whose texts contain each other's addresses. */
const owned = fc.record({
  id: fc.constantFrom('cus_ann', 'cus_bob', 'pi_ann', 'pi_bob'),
  email: fc.oneof(address, fc.constant('joann@people.example'), fc.constant(null)),
  receipt_email: address,
  customer_email: address,
  currency: fc.constantFrom('usd', 'eur'),
  status: fc.constantFrom('paid', 'open'),
  amount: fc.integer(),
  metadata: fc.dictionary(fc.constantFrom('user_id', 'contact'), address),
});
const tree = fc.record({
  id: fc.constant('evt_1'),
  object: fc.constant('event'),
  data: fc.array(
    owned.map((fields) => ({ object: fields.id.startsWith('cus') ? 'customer' : 'payment_intent', ...fields })),
  ),
});

test('replaces whole addresses of the payer only; everything else stays unchanged', () => {
  fc.assert(
    fc.property(tree, fc.array(address, { maxLength: 3 }), (value, addresses) => {
      const leaving = { ids: new Set(['cus_ann', 'pi_ann']), addresses };
      const after = withoutAddresses(value, leaving) as typeof value;
      const known = new Set(addresses.map((each) => each.toLowerCase()));
      const expected = value.data.map((each) => {
        if (!leaving.ids.has(each.id)) return each;
        const replaced = emails.map((name) => {
          const text = each[name];
          return [name, text !== null && known.has(text.toLowerCase()) ? nobody : text];
        });
        const metadata = Object.entries(each.metadata).map(([name, text]) => [
          name,
          text.includes('@') && known.has(text.toLowerCase()) ? nobody : text,
        ]);
        return { ...each, ...Object.fromEntries(replaced), metadata: Object.fromEntries(metadata) };
      });
      expect(after).toEqual({ ...value, data: expected });
      expect(withoutAddresses(after, leaving)).toEqual(after);
    }),
  );
});
