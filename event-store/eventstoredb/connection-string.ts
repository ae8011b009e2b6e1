import type { Credentials } from '@eventstore/db-client';

/** What the client understands after the question mark, in the spelling without case, dashes and underscores. */
const settings = new Set([
  'usercertfile', 'userkeyfile', 'maxdiscoverattempts', 'connectionname', 'defaultdeadline', 'discoveryinterval', 'gossiptimeout',
  'nodepreference', 'tls', 'tlscafile', 'keepaliveinterval', 'keepalivetimeout',
]);

const shape = /^esdb(?:\+discover)?:\/\/(?:(?<user>[^:@/?]+):(?<password>[^@/?]+)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<query>.+))?$/;

/**
 * The user that a connection string names, for every call: a call with credentials of its own is a call of its own in
 * this client, with a real deadline, where appends without share one call that has none. Without TLS the client sends
 * none; then they are empty.
 *
 * Throws TypeError for a string that the client would not understand, or would complain of with the password in its
 * words. No message repeats any of it but the names of settings.
 */
export function credentialsOf(url: string): Credentials {
  const { user, password, hosts, query = '' } = shape.exec(url.trim())?.groups ?? {};
  if (hosts === undefined) throw new TypeError('The address of EventStoreDB must look like esdb://user:password@host:2113,host:2113?tls=true');
  const given = new Map(query.split('&').filter((part) => part !== '').map((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return [name, value] as const;
  }));
  for (const [name, value] of given) {
    if (!settings.has(name.toLowerCase().replaceAll(/[_-]/g, ''))) throw new TypeError(`The address of EventStoreDB has the setting ${name}, which this product does not know`);
    if (value === '') throw new TypeError(`The address of EventStoreDB gives its setting ${name} no value`);
  }
  const secure = ![...given].some(([name, value]) => name.toLowerCase() === 'tls' && value === 'false');
  if (secure && (user === undefined || password === undefined)) throw new TypeError('The address of EventStoreDB uses TLS but names no user: esdb://user:password@host:2113');
  return { username: decodeURIComponent(user ?? ''), password: decodeURIComponent(password ?? '') };
}
