/** The peer on EventStoreDB: Emmett with the bare client, as its documentation uses them. */
import { CommandHandler } from '@event-driven-io/emmett';
import { getEventStoreDBEventStore } from '@event-driven-io/emmett-esdb';
import { EventStoreDBClient } from '@eventstore/db-client';

const handle = CommandHandler({
  initialState: () => ({ halfCredits: 0 }),
  evolve: (_, { data }) => ({ halfCredits: data.halfCredits }),
});

/** Emmett on the node at `url`. An event is `{ type, data, metadata }`; revision -1 means a new stream. */
export function openPeer(url) {
  const client = EventStoreDBClient.connectionString(url);
  const store = getEventStoreDBEventStore(client);
  return {
    append: (stream, revision, event) =>
      store.appendToStream(stream, [event], {
        expectedStreamVersion: revision < 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(revision),
      }),
    /** Reads the stream, folds it, decides and appends what `decide` returns for the state. */
    command: (stream, decide) => handle(store, stream, decide),
    close: () => client.dispose(),
  };
}
