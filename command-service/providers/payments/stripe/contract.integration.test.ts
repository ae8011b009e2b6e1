import { paymentProviderContract } from '../contract.ts';
import { inProcess, overHttp } from '../embedded/testing/harness.ts';

paymentProviderContract('Stripe adapter on the embedded provider in process', inProcess);
paymentProviderContract('Stripe adapter on the embedded provider over HTTP', overHttp);
