import type { Metadata } from '@grpc/grpc-js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { handleAppend, handleBatchAppend, handleDelete, handleTombstone } from './appending.ts';
import type { Faults } from './faults.ts';
import { createFaults } from './faults.ts';
import { openJournal } from './journal.ts';
import type { StandInLog } from './log.ts';
import { createStandInLog } from './log.ts';
import type { CallError } from './messages.ts';
import { errors } from './messages.ts';
import type { CountedCall, Endpoint } from './node.ts';
import { handleRead } from './reading.ts';

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
  /** Asks for this name and password. */
  readonly user?: { readonly name: string; readonly password: string };
  /** Speaks TLS with these, PEM. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** The nodes of a cluster and which of them leads. */
export interface Cluster {
  readonly members: readonly Endpoint[];
  leader: number;
}

export interface StandIn {
  readonly port: number;
  readonly log: StandInLog;
  readonly faults: Faults;
  /** Calls so far, by kind. */
  calls(call: CountedCall): number;
  /** Ends every subscription that is there now, normally, as a server does that shuts down. */
  endSubscriptions(): void;
  /** Ends every call and connection at once. */
  stop(): void;
}

/**
 * A server that speaks the wire protocol of EventStoreDB on 127.0.0.1, for machines that can't have the real one.
 * It proves that the adapter's calls are well formed and what it does when a server fails; what a real server does it
 * only repeats from its documentation and source.
 */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const journal = options.journal === undefined ? undefined : openJournal(options.journal);
  const log = options.log ?? createStandInLog();
  log.restore(journal?.records ?? []);
  const faults = createFaults();
  const counts = new Map<CountedCall, number>();
  const subscriptions = new Set<() => void>();
  let port = options.port ?? 0;
  const { cluster, user, tls } = options;

  const leader = (): Endpoint | undefined => {
    const leading = cluster?.members[cluster.leader];
    return leading && leading.port !== port ? leading : undefined;
  };
  const node = {
    log, faults, journal, leader,
    authenticate: (metadata: Metadata) => (user ? check(metadata, user) : undefined),
    count: (call: CountedCall) => void counts.set(call, (counts.get(call) ?? 0) + 1),
    onEndSubscriptions(listener: () => void) {
      subscriptions.add(listener);
      return () => void subscriptions.delete(listener);
    },
  };

  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(streamsService.StreamsService, {
    read: handleRead(node), append: handleAppend(node), batchAppend: handleBatchAppend(node), delete: handleDelete(node), tombstone: handleTombstone(node),
  });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods: (_: unknown, callback: (error: null, value: unknown) => void) => callback(null, supportedMethods()) });
  server.addService(gossipService.GossipService, { read: (_: unknown, callback: (error: null, value: unknown) => void) => callback(null, clusterInfo(cluster ?? { members: [{ host: '127.0.0.1', port }], leader: 0 })) });
  const credentials = tls ? ServerCredentials.createSsl(null, [{ cert_chain: Buffer.from(tls.certificate), private_key: Buffer.from(tls.key) }]) : ServerCredentials.createInsecure();
  port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  return {
    port, log, faults,
    calls: (call) => counts.get(call) ?? 0,
    endSubscriptions() {
      for (const end of subscriptions) end();
    },
    stop() {
      server.forceShutdown();
      journal?.close();
    },
  };
}

function check(metadata: Metadata, { name, password }: { name: string; password: string }): CallError | undefined {
  const [given] = metadata.get('authorization');
  return given === `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` ? undefined : errors.unauthenticated();
}

function supportedMethods(): InstanceType<typeof features.SupportedMethods> {
  const methods = new features.SupportedMethods();
  methods.setEventStoreServerVersion(STAND_IN_VERSION);
  methods.setMethodsList(['batchappend', 'append', 'read', 'delete', 'tombstone'].map((name) => {
    const method = new features.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName(name);
    return method;
  }));
  return methods;
}

function clusterInfo({ members, leader }: Cluster): InstanceType<typeof gossip.ClusterInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const info = new gossip.ClusterInfo();
  info.setMembersList(members.map(({ host, port }, index) => {
    const endpoint = new gossip.EndPoint();
    endpoint.setAddress(host);
    endpoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setState(index === leader ? LEADER : FOLLOWER);
    member.setIsAlive(true);
    member.setHttpEndPoint(endpoint);
    return member;
  }));
  return info;
}
