import { billingContract } from '../billing.contract.ts';
import { openBillingUnderTest } from '../embedded/testing/billing-harness.ts';
import { inProcess, openPaymentsUnderTest, overHttp } from '../embedded/testing/harness.ts';
import { paymentProviderContract } from '../contract.ts';
import { providerRecordsContract } from '../records.contract.ts';

paymentProviderContract('Stripe on the embedded provider in process', () => openPaymentsUnderTest(inProcess));
paymentProviderContract('Stripe on the embedded provider over HTTP', () => openPaymentsUnderTest(overHttp));
billingContract('Stripe on the embedded provider in process', () => openBillingUnderTest(inProcess));
billingContract('Stripe on the embedded provider over HTTP', () => openBillingUnderTest(overHttp));
providerRecordsContract('Stripe on the embedded provider in process', (spoil) =>
  openPaymentsUnderTest(spoil(inProcess)),
);
providerRecordsContract('Stripe on the embedded provider over HTTP', (spoil) => openPaymentsUnderTest(spoil(overHttp)));
