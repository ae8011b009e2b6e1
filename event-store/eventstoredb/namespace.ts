/**
 * Several installations on one EventStoreDB: each prefixes its stream names and does not see the streams of the others.
 * The rest of the adapter never sees the prefix.
 */
export interface Namespace {
  /** The server's name of a stream, settings streams (`$$name`) included. */
  toServer(stream: string): string;
  /** Our name of a stream; a hidden name for a stream of another installation. */
  fromServer(streamId: string): string;
  /** Matches the server's names of the streams of our log. */
  readonly logStreams: string;
}

/** The allowed names of a namespace: these characters mean nothing in a regular expression. */
export const namespaceForm = /^[a-z0-9-]{1,40}$/;

const settingsMark = '$$';
/** Names that begin with `$` are the server's, with `~` this adapter's: no reader of a log sees them. */
const logStream = '[^$~]';

/**
 * @param name Absent for an installation that has the server to itself. Its streams keep their plain names.
 * @throws TypeError for a name that `namespaceForm` does not allow.
 */
export function createNamespace(name: string | undefined): Namespace {
  if (name === undefined) {
    return { toServer: (stream) => stream, fromServer: (streamId) => streamId, logStreams: `^${logStream}` };
  }
  if (!namespaceForm.test(name)) throw new TypeError(`A namespace has 1 to 40 of a-z, 0-9 and hyphen, not ${name}`);
  // An installation without a namespace takes such a stream for one of the adapter's own and skips it.
  const prefix = `~namespace/${name}/`;
  return {
    toServer: (stream) =>
      stream.startsWith(settingsMark)
        ? `${settingsMark}${prefix}${stream.slice(settingsMark.length)}`
        : `${prefix}${stream}`,
    fromServer: (streamId) => {
      if (streamId.startsWith(prefix)) return streamId.slice(prefix.length);
      if (streamId.startsWith(`${settingsMark}${prefix}`))
        return `${settingsMark}${streamId.slice(settingsMark.length + prefix.length)}`;
      return `~elsewhere/${streamId}`;
    },
    logStreams: `^${prefix}${logStream}`,
  };
}
