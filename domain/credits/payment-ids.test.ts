import { expect, test } from '@jest/globals';
import { planPaymentId, providerPaymentId } from './index.ts';

test.each(['pi_1', 'pi_plan', 'pi.plan.x'])('both lots of %s lead back to it', (paymentId) => {
  expect(planPaymentId(paymentId)).not.toBe(paymentId);
  expect(providerPaymentId(planPaymentId(paymentId))).toBe(paymentId);
  expect(providerPaymentId(paymentId)).toBe(paymentId);
});
