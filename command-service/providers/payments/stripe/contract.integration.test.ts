import { billingContract } from '../billing.contract.ts';
import { openBillingUnderTest } from '../testing/simulator-billing.ts';
import { inProcess, overHttp } from '../../../../payments-simulator/testing/connect.ts';
import { openPaymentsUnderTest } from '../testing/simulator.ts';
import { paymentProviderContract } from '../contract.ts';
import { providerRecordsContract } from '../records.contract.ts';

paymentProviderContract('Stripe on the payments simulator in process', () => openPaymentsUnderTest(inProcess));
paymentProviderContract('Stripe on the payments simulator over HTTP', () => openPaymentsUnderTest(overHttp));
billingContract('Stripe on the payments simulator in process', () => openBillingUnderTest(inProcess));
billingContract('Stripe on the payments simulator over HTTP', () => openBillingUnderTest(overHttp));
providerRecordsContract('Stripe on the payments simulator in process', (spoil) =>
  openPaymentsUnderTest(spoil(inProcess)),
);
providerRecordsContract('Stripe on the payments simulator over HTTP', (spoil) =>
  openPaymentsUnderTest(spoil(overHttp)),
);
