import { randomUUID } from 'node:crypto';
import { Refusal } from '../../domain/refusal.ts';
import { allPages } from '../../lib/all-pages.ts';
import type { Operation, OperationContext, Report } from './operation.ts';

type FailureDecisions = NonNullable<OperationContext['failures']>;

/** Operators have no accounts: anyone who may run commands on the server is one. */
const operator = () => ({ actor: { kind: 'system' as const, id: 'operator' }, correlationId: randomUUID() });

const notRunning = 'No server that sends commands is running on this data folder.';
/** The maximum number of printed lines; the count gives the total. */
const mostLines = 200;

/** `failures [-- <process or job>]`: lists failed work, with the ids for `retry` and `dismiss`. */
export const listFailures: Operation = async ({ projections }, [wanted], report) => {
  const reader = projections.reader('failures');
  const works = (await reader.query('works', { index: 'all', equal: { kind: 'work' }, limit: 500 })).filter(
    ({ id, doc }) => doc.open > 0 && (wanted === undefined || id === wanted),
  );
  for (const { id, doc } of works) {
    report(`${id}: ${doc.open} failed`);
    let printed = 0;
    const rows = allPages(
      (page) => reader.query('failures', { index: 'byWork', equal: { isOpen: true, work: id }, ...page }),
      ({ doc: { since } }) => [since],
    );
    for await (const { id: failureId, doc: failure } of rows) {
      if (printed === mostLines) break;
      printed += 1;
      const { target, ownerId, reason, attempts, since, retryAt } = failure;
      const what = target.kind === 'event' ? `${target.type} at ${target.position}` : JSON.stringify(target.item);
      const owner = ownerId === null ? '' : ` of user ${ownerId}`;
      const next = retryAt === null ? 'waits for you' : `next attempt ${new Date(retryAt).toISOString()}`;
      const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
      report(`  ${failureId}  ${what}${owner}: ${reason}, since ${new Date(since).toISOString()}, ${times}, ${next}`);
    }
    if (doc.open > printed) report(`  ... and ${doc.open - printed} more`);
  }
  report(
    works.length === 0
      ? 'Nothing has failed.'
      : 'To try again: curbcast retry <process or failure id>. To give up: curbcast dismiss <failure id>.',
  );
  return works.length === 0;
};

/** `dismiss -- <failure id>`: closes a failure, so that it is never retried. */
export const dismiss: Operation = async ({ failures }, [failureId, ...rest], report) => {
  if (failureId === undefined || rest.length > 0) {
    report('Use: curbcast dismiss <failure id>. curbcast failures lists the ids.');
    return false;
  }
  return decide(failures, report, async (decisions) => {
    await decisions.dismissFailure(failureId, operator());
    report(`${failureId} is dismissed.`);
  });
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Retries one failure, by its id, or all failures of a process or job, by its name. Undefined for any other text. */
export async function retryFailed(
  { failures, projections }: OperationContext,
  wanted: string,
  report: Report,
): Promise<boolean | undefined> {
  if (uuid.test(wanted))
    return decide(failures, report, async (decisions) => {
      await decisions.retryFailure(wanted, operator());
      report(`${wanted} is tried again within seconds.`);
    });
  const work = await projections
    .reader('failures')
    .get('works', wanted)
    .catch(() => undefined);
  if (work === undefined) return undefined;
  if (work.open === 0) {
    report(`${wanted} has no open failures.`);
    return true;
  }
  return decide(failures, report, async (decisions) => {
    await decisions.retryFailures(wanted, operator());
    report(`${wanted} tries ${work.open} failed ${work.open === 1 ? 'step' : 'steps'} again within seconds.`);
  });
}

async function decide(
  failures: FailureDecisions | undefined,
  report: Report,
  act: (decisions: FailureDecisions) => Promise<void>,
): Promise<boolean> {
  if (failures === undefined) {
    report(notRunning);
    return false;
  }
  try {
    await act(failures);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report(error.message);
    return false;
  }
}
