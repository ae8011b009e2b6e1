import { randomUUID } from 'node:crypto';
import {
  creditStream,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditState,
} from '../../../domain/credits/index.ts';
import type { Actor, JsonObject } from '../../../domain/envelope.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { withCodec, type EventStore } from '../../../event-store/index.ts';
import { createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { projectionRegistry, readWitness } from '../../projections/index.ts';
import { createMemoryReadStore } from '../../read-store/memory/index.ts';
import { startProjections } from '../../runner/index.ts';
import { creditStepOf } from '../events.ts';
import { createHistoryAuditor, type HistoryRequest } from '../history.ts';
import { createCreditAuditor, type AuditSources } from '../index.ts';

export const userId = 'u-1';
export const now = 1_000_000_000;

/** The auditor of accounts. `at` also gives the state of the account and the step of each event. */
const auditorOf = (sources: AuditSources) => {
  const histories = createHistoryAuditor(sources);
  const at = async (request: Omit<HistoryRequest, 'kind' | 'id'>) => {
    const { state, events, ...history } = await histories.at({ ...request, kind: 'credits', id: userId });
    const steps = events.map((event) => ({ ...event, ...creditStepOf(event, event.after as CreditState) }));
    return { ...history, state: state as CreditState, events: steps };
  };
  return { ...createCreditAuditor(sources), at };
};
type FixtureAuditor = ReturnType<typeof auditorOf>;

/** One account with its log, its read models and its auditor, composed as in the server. */
export interface AuditFixture {
  readonly auditor: FixtureAuditor;
  /** Executes the command at this time (ms since the epoch) and returns the new state. */
  execute(command: CreditCommand, at: number, actor?: Actor): Promise<CreditState>;
  /** Creates another auditor on the same log with some sources replaced. */
  auditorWith(changes: Partial<AuditSources>): FixtureAuditor;
  readonly sources: AuditSources;
  close(): Promise<void>;
}

export async function openAuditFixture(rawLog: EventStore): Promise<AuditFixture> {
  const eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  const sources: AuditSources = {
    eventStore,
    rawLog,
    now: () => now,
    account: async (id, seen) => {
      await projections.waitFor(['credits', 'event-index'], seen, 2_000);
      return projections.reader('credits').get('accounts', id);
    },
    witness: (stream, revision) => readWitness(projections.reader('event-index'), stream, revision),
  };
  let state = initialCredits;
  let revision = -1;
  return {
    sources,
    auditor: auditorOf(sources),
    auditorWith: (changes) => auditorOf({ ...sources, ...changes }),
    execute: async (command, at, actor = { kind: 'process', id: 'rendering' }) => {
      const events = decideCredits(command, state, at);
      const id = randomUUID();
      const metadata = { actor, commandId: id, correlationId: id, causationId: id, subject: userId };
      const appended = events.map(({ type, data }) => ({
        id: randomUUID(),
        type,
        schemaVersion: eventRegistry.get(type)?.version ?? 1,
        time: at,
        data: data as object as JsonObject,
        metadata,
      }));
      ({ revision } = await eventStore.append(creditStream(userId), revision < 0 ? 'no_stream' : revision, appended));
      state = events.reduce((folded, event) => evolveCredits(folded, event, at), state);
      return state;
    },
    close: async () => {
      await projections.stop();
      await eventStore.close();
    },
  };
}
