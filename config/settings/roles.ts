import { z } from 'zod';
import { takes, list, httpUrl, secretText, port } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** The part of the product that this process runs, and the addresses of the other parts. */
export const roles = defineSettings({
  ROLE: z
    .enum(
      ['all', 'gateway', 'commands', 'projections', 'renderer'],
      takes('all, gateway, commands, projections or renderer'),
    )
    .default('all'),
  COMMANDS_URL: list.refine(
    (urls) => urls.every((url) => httpUrl.safeParse(url).success),
    'a comma-separated list of http or https URLs',
  ),
  INTERNAL_PORT: port.default(3_100),
  INTERNAL_HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
  INTERNAL_SECRET: secretText,
});
