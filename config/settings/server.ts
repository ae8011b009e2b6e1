import { z } from 'zod';
import { parseTrustProxy } from '../../lib/client-address.ts';
import { inUrl } from '../../lib/url-host.ts';
import { takes, parsed, httpUrl, port } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The address of the gateway, and how it serves. */
export const server = defineSettings(
  {
    PORT: port.default(3_000),
    HOST: z
      .string()
      .refine((host) => URL.canParse(`http://${inUrl(host)}`), 'a host name or address')
      .default('127.0.0.1'),
    PUBLIC_URL: httpUrl.optional(),
    /** The folder of the built client; default: dist/web next to the code. */
    WEB_ROOT: z.string().min(1, 'a folder').optional(),
    TRUST_PROXY: parsed(
      '',
      parseTrustProxy,
      'a number of proxies from 0 to 10 or a comma-separated list of addresses and networks such as 10.0.0.0/8',
    ),
    GRAPHQL_SERVER: z.enum(['yoga', 'apollo'], takes('yoga or apollo')).default('yoga'),
    GRAPHQL_SAFELIST: z.enum(['on', 'off'], takes('on or off')).default('off'),
  },
  [
    [
      ({ PORT: port, PUBLIC_URL: address }) => port === 0 && address === undefined,
      'PORT is 0 (any free port), so PUBLIC_URL has to be set.',
    ],
  ],
);
