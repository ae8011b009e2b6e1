import { randomUUID } from 'node:crypto';
import { allPages } from '../../lib/all-pages.ts';
import type { Operation } from './operation.ts';

/**
 * `erasures [-- retry]`: lists what erasures could not remove yet, with the reason and the next try; `retry` tries all
 * of it again now, which needs a running server.
 */
export const erasures: Operation = async ({ projections, retryErasure }, args, report) => {
  const [word, ...rest] = args;
  if ((word !== undefined && word !== 'retry') || rest.length > 0) {
    report('Use: curbcast erasures [retry]');
    return false;
  }
  const open = allPages(
    (page) => projections.reader('erasures').query('openSteps', { index: 'byRetry', equal: { all: 'step' }, ...page }),
    ({ doc }) => [doc.retryAt],
  );
  const users = new Set<string>();
  for await (const { doc } of open) {
    const { userId, step, problem, code, failures, since, retryAt } = doc;
    users.add(userId);
    report(
      `${userId}  ${step}: ${problem}${code === null ? '' : ` (${code})`}, ${failures} times since ${isoOf(since)}, next ${isoOf(retryAt)}`,
    );
  }
  if (users.size === 0) report('Nothing is open: whoever was erased is gone everywhere.');
  else if (word === undefined) report('To try all of it again now: curbcast erasures retry');
  else if (retryErasure === undefined) {
    report('No server is running on this data folder. Start the product, then run this again.');
    return false;
  } else {
    for (const userId of users)
      await retryErasure(userId, { actor: { kind: 'system', id: 'operator' }, correlationId: randomUUID() });
    report(`${users.size === 1 ? '1 account is' : `${users.size} accounts are`} tried again within seconds.`);
  }
  return true;
};

const isoOf = (ms: number): string => new Date(ms).toISOString();
