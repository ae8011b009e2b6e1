import {
  blockedNow,
  policyId,
  type IncidentKind,
  securityAlertAggregate,
  securityPolicyAggregate,
  securitySubject,
} from '../../domain/security/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { isPublic } from '../../lib/client-address.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, requestHashOf } from '../handlers/context.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/** From how many incidents in a quarter of an hour an address is blocked. */
const blockFrom: Partial<Record<IncidentKind, number>> = { login_burst: 20, forged_webhook: 20 };
const blockedForMs = 60 * 60_000;
/** An alert that is handled later, for example after an outage, says nothing about who has the address now. */
const recentMs = 15 * 60_000;

/**
 * Blocks an address for an hour that guesses passwords or forges webhooks ("IP Blocking" of spec part 3 section 2).
 * Public addresses only: a private one is likely to be a proxy that `TRUST_PROXY` does not name, and so everybody's.
 */
export function suspiciousAddresses({ executor, now }: Pick<Dependencies, 'executor' | 'now'>) {
  const consider = async (
    alertId: string,
    { id, time }: Pick<RecordedEvent, 'id' | 'time'>,
    { caller }: HandlerContext,
  ): Promise<void> => {
    if (now() - time > recentMs) return;
    const { kind, count, address } = (await executor.load(securityAlertAggregate, alertId)).state;
    const from = kind && blockFrom[kind];
    if (from === undefined || count < from || typeof address !== 'string' || !isPublic(address)) return;
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
      SecurityAlertRaised: (event, context) => consider(event.data.alertId, event, context),
      SecurityAlertRepeated: (event, context) => consider(event.data.alertId, event, context),
    },
  });
}
