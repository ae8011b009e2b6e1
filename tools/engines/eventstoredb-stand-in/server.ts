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
import { createAuthorizer, type User } from './users.ts';

export const STAND_IN_VERSION = '24.10.1 (stand-in)';

export interface StandInOptions {
  /** Default: any free port. */
  readonly port?: number;
  /** Persists acknowledged events across a kill. Default: in memory only. */
  readonly journal?: string;
  /** The log of another node; both then belong to one cluster. */
  readonly log?: StandInLog;
  /** The cluster whose leader the node reports. Default: the node is the leader. */
  readonly cluster?: Cluster;
  /** The users of a secured node. Absent: the node is insecure. */
  readonly users?: readonly User[];
  /** Latencies. Default: as recorded, without stalls. */
  readonly pace?: Pace;
  /** Enables TLS with this key and certificate (PEM). */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** Behavior of a node without a leader: it does not answer, or answers that it is not ready. */
export type Availability = 'serving' | 'silent' | 'not_ready';

export interface StandIn {
  readonly port: number;
  readonly log: StandInLog;
  readonly faults: Faults;
  /** Number of calls so far, by kind. */
  calls(call: CountedCall): number;
  /** The same by kind and category of stream, e.g. `append credits`, `append ~checkpoint`, `read $all`. */
  callsByStream(): Readonly<Record<string, number>>;
  /** Stalls all answers for this many ms. */
  stall(ms: number): Promise<void>;
  /** Sets the behavior from now on. */
  become(availability: Availability): void;
  /** Ends all current subscriptions without an error, as a server does on shutdown. */
  endSubscriptions(): void;
  /** Ends all calls and connections at once. */
  stop(): void;
}

/**
 * A server with EventStoreDB's wire protocol on 127.0.0.1, for machines without the real one. It verifies that the
 * adapter's calls are well formed and how it handles failures of the server. Its answers were recorded from a real
 * node, and testing/recorded.ts runs the same tests against both.
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
  const counts = new Map<string, number>();
  const subscriptions = new Set<() => void>();
  let port = options.port ?? 0;
  const { cluster, users, tls, pace = recordedPace } = options;
  const stalls = createStalls(pace);
  const committer = createCommitter(log, journal, pace, stalls);
  let availability: Availability = 'serving';

  const node: Node = {
    log,
    faults,
    commit: committer.commit,
    answers: () => (availability === 'silent' ? new Promise(() => {}) : stalls.over()),
    refuses(needsLeader) {
      if (availability === 'not_ready') return errors.notReady();
      if (!cluster || !needsLeader) return undefined;
      const leading = cluster.leader === undefined ? undefined : cluster.members[cluster.leader];
      if (!leading) return errors.noLeader();
      return leading.port === port ? undefined : errors.notLeader(leading.host, leading.port);
    },
    forbids: createAuthorizer(log, users),
    count(call, stream) {
      for (const key of [call, `${call} ${stream.split(/[-/]/, 1)[0]}`]) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
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
    callsByStream: () => Object.fromEntries([...counts].filter(([key]) => key.includes(' '))),
    stall: stalls.stall,
    become: (next) => void (availability = next),
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

/** A node is never empty: $all contains its system streams from the start. */
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
