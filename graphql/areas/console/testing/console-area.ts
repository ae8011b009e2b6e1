import { happened } from '../../../../projection-service/testing/projection-spec.ts';
import { bought, now, registered, requested } from '../../../testing/area.ts';

export const position = '0000000000000000' as never;
export const people = [
  registered('admin'),
  registered('fay'),
  happened('user-fay', 'FinanceRoleGranted', { userId: 'fay', role: 'finance', reason: 'Books' }),
  registered('ann'),
  bought('ann', 'l1', 20),
  requested('ann', 'v1'),
  happened('payment-pi_1', 'PaymentInitiated', {
    paymentId: 'pi_1',
    userId: 'ann',
    items: [
      {
        kind: 'bundle',
        id: 'b',
        name: 'Starter Pack',
        priceCents: 17_750,
        halfCredits: 20,
        twinCredits: 0,
        catalogVersion: '1',
      },
    ],
    currency: 'usd',
  } as never),
  happened('mail-m1', 'MailRequested', {
    mailId: 'm1',
    ownerId: 'ann',
    template: 'welcome',
    isTest: false,
    to: 'ann@curbcast.example',
    name: 'ann',
    data: {},
  }),
];
export const sessions = [
  {
    id: 's1',
    userId: 'ann',
    createdAt: now - 1,
    lastSeenAt: now,
    expiresAt: now + 1,
    userAgent: '',
    address: '192.0.2.7',
  },
];
const userState = async (userId: string) => ({
  exists: ['admin', 'fay', 'ann'].includes(userId),
  admin: userId === 'admin',
  finance: userId === 'fay',
  identity: { email: `${userId}@curbcast.example`, emailVerified: true },
});
export const doubles = {
  commands: { users: { userState } as never },
  ownSessions: { list: async () => sessions } as never,
  providers: { payments: { mode: 'test', publishableKey: 'pk_test_1' } } as never,
};
