import { list, hostPort } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Requests that the product sends to addresses that users give. */
export const outbound = defineSettings({
  /** Private addresses that the SSRF guard lets through. */
  OUTBOUND_ALLOW: list.refine(
    (pairs) => pairs.every((pair) => hostPort.test(pair)),
    'a comma-separated list of host:port',
  ),
});
