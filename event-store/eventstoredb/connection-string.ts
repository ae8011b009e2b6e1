import type { Credentials } from '@eventstore/db-client';

/** The settings that the client knows, without case, dashes and underscores. */
const settings = new Set([
  'usercertfile',
  'userkeyfile',
  'maxdiscoverattempts',
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'nodepreference',
  'tls',
  'tlscafile',
  'keepaliveinterval',
  'keepalivetimeout',
]);

const shape =
  /^esdb(?:\+discover)?:\/\/(?:(?<user>[^:@/?]+):(?<password>[^@/?]+)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<query>.+))?$/;
const DEFAULT_PORT = 2113;

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** A parsed connection string. */
export interface Address {
  /**
   * The credentials for every call. With them the client's own append makes one call, which has a real deadline;
   * without, it uses a call that all of its appends share. Empty where there is no TLS: the client sends none then.
   */
  readonly credentials: Credentials;
  readonly endpoints: readonly Endpoint[];
  readonly secure: boolean;
  /** The file of the certificate authority to trust; undefined for those that the machine trusts. */
  readonly authorityFile: string | undefined;
}

/**
 * Throws TypeError for a string that the client would reject with a message that contains the password. Our messages
 * repeat no part of it but the names of settings.
 */
export function parseAddress(url: string): Address {
  const { user, password, hosts, query = '' } = shape.exec(url.trim())?.groups ?? {};
  if (hosts === undefined)
    throw new TypeError('The address of EventStoreDB must look like esdb://user:password@host:2113,host:2113?tls=true');
  const given = parseSettings(query);
  const secure = given.get('tls') !== 'false';
  if (secure && (user === undefined || password === undefined))
    throw new TypeError('The address of EventStoreDB uses TLS but names no user: esdb://user:password@host:2113');
  const authority = given.get('tlscafile');
  return {
    credentials: { username: decodeURIComponent(user ?? ''), password: decodeURIComponent(password ?? '') },
    endpoints: hosts.split(',').map(parseEndpoint),
    secure,
    authorityFile: authority === undefined ? undefined : decodeURIComponent(authority),
  };
}

function parseSettings(query: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const part of query.split('&').filter((text) => text !== '')) {
    const [name = '', value = ''] = part.split('=', 2);
    const known = name.toLowerCase().replaceAll(/[_-]/g, '');
    if (!settings.has(known))
      throw new TypeError(`The address of EventStoreDB has the setting ${name}, which this product does not know`);
    if (value === '') throw new TypeError(`The address of EventStoreDB gives its setting ${name} no value`);
    given.set(known, value);
  }
  return given;
}

function parseEndpoint(text: string): Endpoint {
  const [, host = text, port = String(DEFAULT_PORT)] = /^(.*):([^:\]]*)$/.exec(text) ?? [];
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}
