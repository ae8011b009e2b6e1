import type { Metadata } from '@grpc/grpc-js';
import type { StandInLog } from './log.ts';
import type { CallError } from './messages.ts';
import { errors } from './messages.ts';

export type Right = 'read' | 'write';

export interface User {
  readonly name: string;
  readonly password: string;
  /** Member of the group $admins. */
  readonly admin?: boolean;
}

const ADMINS = '$admins';

/**
 * Authorizes the calls of a secured node: refuses unknown users and users without the right. Every user may access
 * ordinary streams, $all is readable by the roles in its metadata (by default administrators), and $ streams are for
 * administrators. The metadata of a stream follows the stream. Without users the node is insecure and allows
 * everything.
 */
export function createAuthorizer(log: StandInLog, users: readonly User[] | undefined) {
  const readersOfAll = (): readonly string[] => {
    const readers = log.metadataOf('$all').$acl?.$r ?? [ADMINS];
    return typeof readers === 'string' ? [readers] : readers;
  };
  return (metadata: Metadata, stream: string, right: Right): CallError | undefined => {
    if (!users) return undefined;
    const [given] = metadata.get('authorization');
    const user = users.find(
      ({ name, password }) => given === `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
    );
    if (!user) return errors.unauthenticated();
    if (user.admin) return undefined;
    if (stream === '$all' && right === 'read')
      return readersOfAll().includes(user.name) ? undefined : errors.accessDenied();
    const protectedName = stream.startsWith('$$') ? stream.slice(2) : stream;
    return protectedName.startsWith('$') ? errors.accessDenied() : undefined;
  };
}
