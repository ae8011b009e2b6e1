import type { Metadata } from '@grpc/grpc-js';
import type { StandInLog } from './log.ts';
import type { CallError } from './messages.ts';
import { errors } from './messages.ts';

export type Right = 'read' | 'write';

export interface User {
  readonly name: string;
  readonly password: string;
  /** In the group $admins. */
  readonly admin?: boolean;
}

const ADMINS = '$admins';

/**
 * What a secured node refuses: whoever it does not know, and who has no right. Streams are open to every user; $all is
 * read by those whom its metadata names (administrators unless that is set), and $ streams are for administrators. The
 * metadata of a stream goes with the stream. Without users a node is not secured and asks nobody.
 */
export function createDoor(log: StandInLog, users: readonly User[] | undefined) {
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
