import { z } from 'zod';
import { takes, parsed, positiveDuration, httpUrl, optional, secretText } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A number of credits as half-credits. */
const halfCreditsOf = (text: string): number | undefined => {
  const half = /^\d{1,3}(\.[05])?$/.test(text) ? Number(text) * 2 : Number.NaN;
  return half <= 200 ? half : undefined;
};

/** Payments and what they buy. */
export const payments = defineSettings(
  {
    STRIPE_SECRET_KEY: optional,
    STRIPE_PUBLISHABLE_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_API_BASE: httpUrl.optional(),
    /** Allows the embedded test payments where PUBLIC_URL is not a loopback address. */
    TEST_PAYMENTS: z.enum(['on'], takes('on')).optional(),
    TEST_PAYMENTS_SECRET: secretText,
    BUNDLE_VALIDITY: parsed(
      'never',
      (text) => (text === 'never' ? null : positiveDuration(text)),
      'never or a duration such as 90d',
    ),
    /** Length of a period of the plan; Stripe takes whole days. */
    PLAN_PERIOD: parsed('30d', positiveDuration, 'a duration such as 30d'),
    /** Credits per 30 days for accounts without a plan, after their trial; 0: none. */
    FREE_MONTHLY_CREDITS: parsed('0', halfCreditsOf, 'a number of credits from 0 to 100, in steps of 0.5'),
    /** Sells the monthly email blast with the plan. */
    EMAIL_BLAST_ADDON: z
      .enum(['on', 'off'], takes('on or off'))
      .default('off')
      .transform((value) => value === 'on'),
  },
  [
    [
      ({ STRIPE_SECRET_KEY: key, PLAN_PERIOD: period }) => key !== undefined && period % dayMs !== 0,
      'STRIPE_SECRET_KEY is set, so PLAN_PERIOD has to be whole days.',
    ],
    [
      ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook }) => key !== undefined && webhook === undefined,
      'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET has to be set too.',
    ],
    [
      ({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable }) =>
        key !== undefined && publishable === undefined,
      'STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY has to be set too.',
    ],
    [
      ({ STRIPE_SECRET_KEY: key, TEST_PAYMENTS: test, development, takesPayments }) =>
        takesPayments && key === undefined && test === undefined && !development,
      'STRIPE_SECRET_KEY is not set, so payments would be in test mode, where a test card buys everything, ' +
        'but PUBLIC_URL is not an address of this machine: set the keys of Stripe, or TEST_PAYMENTS=on for a demonstration.',
    ],
  ],
);
