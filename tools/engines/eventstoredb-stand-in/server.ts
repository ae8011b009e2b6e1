import { Server, ServerCredentials } from '@grpc/grpc-js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { handleAppend, handleBatchAppend } from './appending.ts';
import { createCommitter } from './committer.ts';
import { handleDelete, handleTombstone } from './deleting.ts';
import type { Faults } from './faults.ts';
import { createFaults } from './faults.ts';
import { openJournal } from './journal.ts';
import type { LoggedRecord, StandInLog } from './log.ts';
import { createStandInLog, metadataRecord } from './log.ts';
import { errors } from './messages.ts';
import type { Cluster, CountedCall, Node } from './node.ts';
import type { Pace } from './pace.ts';
import { createStalls, recordedPace } from './pace.ts';
import { handleRead } from './reading.ts';
import { createDoor, type User } from './users.ts';

export const STAND_IN_VERSION = '24.10.1 (stand-in)';

export interface StandInOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** Keeps what was acknowledged over a kill. Default: the events live as long as the process. */
  readonly journal?: string;
  /** The log of another node: both then are nodes of one cluster. */
  readonly log?: StandInLog;
  /** Who leads, told to whoever asks; a node without it leads. */
  readonly cluster?: Cluster;
  /** Those whom a secured node lets in. Absent: it is not secured. */
  readonly users?: readonly User[];
  /** How long things take. Default: as recorded, without stalls. */
  readonly pace?: Pace;
  /** Speaks TLS with these, PEM. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** How a node behaves while its cluster has no leader: it does not answer, or says that it is not ready. */
export type Mood = 'serving' | 'silent' | 'not_ready';

export interface StandIn {
  readonly port: number;
  readonly log: StandInLog;
  readonly faults: Faults;
  /** Calls so far, by kind. */
  calls(call: CountedCall): number;
  /** Answers nobody for so many ms, then goes on as if nothing had been. */
  stall(ms: number): Promise<void>;
  /** How it behaves from now on. */
  become(mood: Mood): void;
  /** Ends every subscription that is there now, normally, as a server does that shuts down. */
  endSubscriptions(): void;
  /** Ends every call and connection at once. */
  stop(): void;
}

/**
 * A server that speaks the wire protocol of EventStoreDB on 127.0.0.1, for machines that can't have the real one.
 * It proves that the adapter's calls are well formed and what it does when a server fails. What a real node answers was
 * recorded; testing/recorded.ts asks it the same questions.
 */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const journal = options.journal === undefined ? undefined : openJournal(options.journal);
  const log = options.log ?? createStandInLog();
  log.restore(journal?.records ?? []);
  if (log.all().length === 0) {
    const records = addSystemRecords(log);
    journal?.write(records);
  }
  const faults = createFaults();
  const counts = new Map<CountedCall, number>();
  const subscriptions = new Set<() => void>();
  let port = options.port ?? 0;
  const { cluster, users, tls, pace = recordedPace } = options;
  const stalls = createStalls(pace);
  const committer = createCommitter(log, journal, pace, stalls);
  let mood: Mood = 'serving';

  const node: Node = {
    log,
    faults,
    commit: committer.commit,
    answers: () => (mood === 'silent' ? new Promise(() => {}) : stalls.over()),
    refuses(needsLeader) {
      if (mood === 'not_ready') return errors.notReady();
      if (!cluster || !needsLeader) return undefined;
      const leading = cluster.leader === undefined ? undefined : cluster.members[cluster.leader];
      if (!leading) return errors.noLeader();
      return leading.port === port ? undefined : errors.notLeader(leading.host, leading.port);
    },
    forbids: createDoor(log, users),
    count: (call) => void counts.set(call, (counts.get(call) ?? 0) + 1),
    onEndSubscriptions(listener) {
      subscriptions.add(listener);
      return () => void subscriptions.delete(listener);
    },
  };

  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(streamsService.StreamsService, {
    read: handleRead(node),
    append: handleAppend(node),
    batchAppend: handleBatchAppend(node),
    delete: handleDelete(node),
    tombstone: handleTombstone(node),
  });
  server.addService(featuresService.ServerFeaturesService, {
    getSupportedMethods: (_: unknown, callback: (error: null, value: unknown) => void) =>
      callback(null, supportedMethods()),
  });
  server.addService(gossipService.GossipService, {
    read: (_: unknown, callback: (error: null, value: unknown) => void) =>
      callback(null, clusterInfo(cluster ?? { members: [{ host: '127.0.0.1', port }], leader: 0 })),
  });
  const credentials = tls
    ? ServerCredentials.createSsl(null, [
        { cert_chain: Buffer.from(tls.certificate), private_key: Buffer.from(tls.key) },
      ])
    : ServerCredentials.createInsecure();
  port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  return {
    port,
    log,
    faults,
    calls: (call) => counts.get(call) ?? 0,
    stall: stalls.stall,
    become: (next) => void (mood = next),
    endSubscriptions() {
      for (const end of subscriptions) end();
    },
    stop() {
      committer.stop();
      stalls.stop();
      server.forceShutdown();
      journal?.close();
    },
  };
}

/** A node is never empty: its own streams are in $all from the start. */
function addSystemRecords(log: StandInLog): readonly LoggedRecord[] {
  const outcomes = ['$users', '$user-admin', '$user-ops', '$settings'].map((stream) =>
    log.append(stream, 'any', [metadataRecord({})]),
  );
  log.restore([]);
  return outcomes.flatMap((outcome) => (outcome.kind === 'written' ? outcome.records : []));
}

function supportedMethods(): InstanceType<typeof features.SupportedMethods> {
  const methods = new features.SupportedMethods();
  methods.setEventStoreServerVersion(STAND_IN_VERSION);
  methods.setMethodsList(
    ['batchappend', 'append', 'read', 'delete', 'tombstone'].map((name) => {
      const method = new features.SupportedMethod();
      method.setServiceName('event_store.client.streams.streams');
      method.setMethodName(name);
      return method;
    }),
  );
  return methods;
}

function clusterInfo({ members, leader }: Cluster): InstanceType<typeof gossip.ClusterInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const info = new gossip.ClusterInfo();
  info.setMembersList(
    members.map(({ host, port }, index) => {
      const endpoint = new gossip.EndPoint();
      endpoint.setAddress(host);
      endpoint.setPort(port);
      const member = new gossip.MemberInfo();
      member.setState(index === leader ? LEADER : FOLLOWER);
      member.setIsAlive(true);
      member.setHttpEndPoint(endpoint);
      return member;
    }),
  );
  return info;
}
