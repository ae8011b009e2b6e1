import { z } from 'zod';
import { httpUrl } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Addresses of the company that pages show. */
export const product = defineSettings({
  SUPPORT_EMAIL: z.email('an email address').default('support@curbcast.example'),
  SALES_EMAIL: z.email('an email address').default('sales@curbcast.example'),
  PRIVACY_URL: httpUrl.default('https://curbcast.example/privacy'),
  ETHICS_URL: httpUrl.default('https://curbcast.example/ethics'),
});
