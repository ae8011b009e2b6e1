import type { ServerResponse } from 'node:http';
import pTimeout from 'p-timeout';
import type { ProjectionStatus } from '../../projection-service/index.ts';
import { degradedOf, readFailingWork, type DegradedWork } from '../areas/failures/reads.ts';
import type { EngineInfo } from '../areas/platform/services.ts';
import type { GatewayServices } from '../services.ts';
import { inEnglish } from '../../words/index.ts';

/** Answers JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Timeout of a health check of an engine, in milliseconds. An engine that does not answer is reported as such. */
const timeout = 2_500;

export interface Readiness {
  readonly ready: boolean;
  /** The problem with the log, as a sentence. */
  readonly log?: string;
  /** Streams with a broken invariant; commands on them are refused. */
  readonly frozen?: readonly string[];
  /** The problem with all read models, as a sentence. */
  readonly readModels?: string;
  /** The problem with the storage of files, as a sentence. Live messages don't need it. */
  readonly files?: string;
  /** Processes and jobs with failures, and those that do not move. Meanwhile the product serves everything else. */
  readonly degraded?: readonly DegradedWork[];
  /** The end of the log; undefined while it does not answer. */
  readonly head: string | undefined;
  readonly projections: readonly ProjectionStatus[];
}

/**
 * Readiness: the log, the read models and the storage of files answer, and none of them has a known fault. Events
 * that processes could not handle are listed, but the server stays ready: they hold up nobody else. Bounded by a
 * timeout, never rejects.
 */
export async function readinessOf(services: GatewayServices): Promise<Readiness> {
  const [following, files] = await Promise.all([followingOf(services), filesProblem(services)]);
  return files === undefined ? following : { ...following, ready: false, files };
}

const filesProblem = ({ platform }: GatewayServices): Promise<string | undefined> =>
  pTimeout(platform.filesProblem(), { milliseconds: timeout }).catch(() => 'The storage of files does not answer');

/** The part of readiness that live messages depend on: the log and the read models. */
export async function followingOf(services: GatewayServices): Promise<Omit<Readiness, 'files'>> {
  const [head, projections, failing = []] = await Promise.all([
    orTimeout(services.platform.logHead()),
    orTimeout(services.projections.status()),
    orTimeout(readFailingWork(services)),
  ]);
  const degraded = failing.map(degradedOf);
  const log = services.platform.logFinding() ?? (head === undefined ? 'The log does not answer' : undefined);
  const readModels = projections === undefined ? 'The read models do not answer' : undefined;
  const frozen = services.platform.frozen().map(({ stream, reason }) => `${stream}: ${reason}`);
  const good =
    log === undefined &&
    frozen.length === 0 &&
    projections?.every(({ ready, state }) => ready && state !== 'stopped') === true;
  return {
    ready: good && !services.platform.isStopping(),
    ...(log !== undefined && { log }),
    ...(frozen.length > 0 && { frozen }),
    ...(readModels !== undefined && { readModels }),
    ...(degraded.length > 0 && { degraded }),
    head,
    projections: projections ?? [],
  };
}

/** The result; undefined when the work fails or is late. */
const orTimeout = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  pTimeout(answer, { milliseconds: timeout, fallback: () => undefined }).catch(() => undefined);

/** The details of `/readyz` for operators: every engine, projection and process with its lag. */
export function detailsOf(
  services: GatewayServices,
  { ready: _ready, projections, head, ...problems }: Readiness,
  engines: readonly EngineInfo[],
): object {
  return {
    ...problems,
    head: head ?? null,
    engines: engines.map((engine) => ({ ...engine, name: inEnglish(engine.name) })),
    projections: projections.map(({ name, version, state, ready, position, behind, lagEvents, error, progress }) => ({
      name,
      version,
      state,
      ready,
      position,
      behind,
      lagEvents: lagEvents ?? null,
      error: error?.message ?? null,
      progress: progress?.percent ?? null,
    })),
    processes: services.platform.processes(),
  };
}

/** How many steps of erasures wait for a store or service; null while the read model does not answer. */
export const openErasureSteps = async ({ projections }: Pick<GatewayServices, 'projections'>): Promise<number | null> =>
  (await orTimeout(projections.reader('erasures').count('openSteps', 'byRetry', { all: 'step' }))) ?? null;

/** `GET /metrics`: Prometheus text, without personal data. */
export async function sendMetrics(services: GatewayServices, response: ServerResponse): Promise<void> {
  const text = await services.platform.metrics();
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
