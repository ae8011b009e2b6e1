import {
  blockedNow,
  type BurstState,
  type IncidentKind,
  incidentsOf,
  policyId,
  securityAlertAggregate,
  type SecurityAlertEvent,
  securityPolicyAggregate,
  securitySubject,
} from '../../domain/security/index.ts';
import { type RecordedEvent, streamIdOf } from '../../domain/envelope.ts';
import { isPublic } from '../../lib/client-address.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, requestHashOf } from '../support/context.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/** An address is blocked from this many incidents in a quarter of an hour, at any accounts. */
const blockFrom: Partial<Record<IncidentKind, number>> = { login_burst: 20, forged_webhook: 20 };
/** Failures at several accounts are password spraying: a person forgets one password. */
const spraying = { accounts: 3, attempts: 15 };
const blockedForMs = 60 * 60_000;
/** Someone else may have the address by the time an older alert is handled, for example after an outage. */
const recentMs = 15 * 60_000;

/** Counts over all accounts: an address that tries a few times at each of many is an attack too. */
function isAttack(burst: BurstState, kind: IncidentKind): boolean {
  const { count, accounts } = incidentsOf(burst, kind);
  const from = blockFrom[kind];
  const sprays = kind === 'login_burst' && accounts >= spraying.accounts && count >= spraying.attempts;
  return sprays || (from !== undefined && count >= from);
}

/**
 * Blocks for an hour an address that guesses passwords or forges webhooks. Public addresses only: a private one is
 * likely to be a proxy that `TRUST_PROXY` does not name, and so shared by everybody.
 */
export function suspiciousAddresses({ executor, now }: Pick<Dependencies, 'executor' | 'now'>) {
  const consider = async (
    { id, time, stream, data: { alertId } }: RecordedEvent<SecurityAlertEvent>,
    { caller }: HandlerContext,
  ): Promise<void> => {
    if (now() - time > recentMs) return;
    const burst = (await executor.load(securityAlertAggregate, streamIdOf(stream))).state;
    const { address } = burst;
    const kind = burst.alerts[alertId]?.kind;
    if (kind === undefined || address === null || !isPublic(address) || !isAttack(burst, kind)) return;
    const policy = (await executor.load(securityPolicyAggregate, policyId)).state;
    if (blockedNow(policy, now()).some(({ network }) => network === address)) return;
    const expiresAt = time + blockedForMs;
    const reason = kind === 'login_burst' ? 'Automatic: many failed sign-ins' : 'Automatic: forged webhooks';
    await executor.execute(
      securityPolicyAggregate,
      policyId,
      { kind: 'block', entryId: alertId, network: address, reason, expiresAt },
      contextFor(caller, 'block-suspicious-address', {
        stableId: id,
        requestHash: requestHashOf({ alertId, expiresAt }),
        subject: securitySubject,
      }),
    );
  };
  return defineProcess({
    name: 'suspicious-addresses',
    on: {
      SecurityAlertRaised: consider,
      SecurityAlertRepeated: consider,
    },
  });
}
