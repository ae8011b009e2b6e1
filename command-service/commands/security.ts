import { randomUUID } from 'node:crypto';
import { furthestOf, type Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  type EditableLimits,
  type Incidents,
  policyId,
  type SecurityCommand,
  securityAlertAggregate,
  securityPolicyAggregate,
  securitySubject,
} from '../../domain/security/index.ts';
import { type Network, networkText, overlap, parseNetwork } from '../../lib/client-address.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor, requestHashOf } from '../support/context.ts';
import { say, type Sentence } from '../../words/index.ts';

export interface BlockInput {
  /** An address or a network in CIDR notation, in any spelling. */
  readonly address: string;
  readonly reason: string;
  /** Milliseconds since the epoch; null: until it is removed. */
  readonly expiresAt: number | null;
  /** Addresses and networks that must stay reachable: the caller's own and the proxies'. */
  readonly spare: readonly string[];
}

/** An alert, and the stream that its events are in. */
export interface AlertName {
  readonly alertId: string;
  readonly burstId: string;
}

export interface SecurityChange {
  readonly position: Position;
}

/** The rules of the installation, and what its gateways report. */
export interface SecurityCommands {
  /** Throws INVALID_INPUT for a text that is not an address, and for an address that must stay reachable. */
  blockAddress(input: BlockInput, caller: Caller): Promise<SecurityChange>;
  /**
   * Removes a block; no effect for an address that is not blocked. Throws INVALID_INPUT for a text that is not an
   * address.
   */
  unblockAddress(address: string, caller: Caller): Promise<SecurityChange>;
  /**
   * Changes the limits, in requests and failed sign-ins per 15 minutes.
   *
   * @param seen the limits that the administrator changes; CONFLICT when another one changed them meanwhile
   */
  setRateLimits(limits: EditableLimits, seen: EditableLimits, caller: Caller): Promise<SecurityChange>;
  /** Changes how long a session lasts, in milliseconds; `seenMs` as above. */
  setSessionTimeout(timeoutMs: number, seenMs: number, caller: Caller): Promise<SecurityChange>;
  /** Ends everybody's sessions. */
  endAllSessions(caller: Caller): Promise<SecurityChange>;
  /** Records that one user was signed out, and with `newPassword` that their password is void. */
  recordSignOut(userId: string, newPassword: boolean, caller: Caller): Promise<SecurityChange>;
  /**
   * Raises an alert about these incidents, or adds them to it.
   *
   * @param burstId names the source and the quarter of an hour
   */
  reportIncidents(incidents: Incidents & { readonly burstId: string }, caller: Caller): Promise<SecurityChange>;
  /** Records that an administrator has seen these alerts. Without effect for those that were acknowledged before. */
  acknowledgeAlerts(alerts: readonly AlertName[], caller: Caller): Promise<SecurityChange>;
}

/** Wider blocks would lock out whole countries by a slip. */
const widest = { ipv4: 8, ipv6: 16 } as const;
const networksOf = (texts: readonly string[]): readonly Network[] =>
  texts.map(parseNetwork).filter((network) => network !== undefined);
const loopback = networksOf(['127.0.0.0/8', '::1']);
const invalid = (sentence: Sentence): Refusal => new Refusal('INVALID_INPUT', sentence);

export function createSecurityCommands({ executor }: Pick<Dependencies, 'executor'>): SecurityCommands {
  const change = async (name: string, command: SecurityCommand, caller: Caller): Promise<SecurityChange> => {
    // The id of a new entry is random and not part of the request.
    const requestHash = requestHashOf({ ...command, ...(command.kind === 'block' && { entryId: '' }) });
    const subject = (command.kind === 'end-sessions' ? command.userId : null) ?? securitySubject;
    const context = contextFor(caller, name, { requestHash, subject });
    const { position } = await executor.execute(securityPolicyAggregate, policyId, command, context);
    return { position };
  };

  return {
    blockAddress: async ({ address, reason, expiresAt, spare }, caller) => {
      const network = readBlock(address, spare);
      const command = { kind: 'block', entryId: randomUUID(), network, reason, expiresAt } as const;
      return change('block-address', command, caller);
    },
    unblockAddress: async (address, caller) =>
      change('unblock-address', { kind: 'unblock', network: networkText(readNetwork(address)) }, caller),
    setRateLimits: (limits, seen, caller) => change('set-rate-limits', { kind: 'set-limits', limits, seen }, caller),
    setSessionTimeout: (timeoutMs, seenMs, caller) =>
      change('set-session-timeout', { kind: 'set-session-timeout', timeoutMs, seenMs }, caller),
    endAllSessions: (caller) =>
      change('end-sessions', { kind: 'end-sessions', userId: null, newPassword: false }, caller),
    recordSignOut: (userId, newPassword, caller) =>
      change(`end-sessions-${userId}`, { kind: 'end-sessions', userId, newPassword }, caller),
    reportIncidents: async ({ burstId, ...incidents }, caller) => {
      const { position } = await executor.execute(
        securityAlertAggregate,
        burstId,
        { do: 'report', ...incidents },
        contextFor(caller, 'report-incidents', {
          requestHash: requestHashOf({ ...incidents }),
          // An alert about an account is erased with the account.
          subject: incidents.userId ?? securitySubject,
        }),
      );
      return { position };
    },
    acknowledgeAlerts: async (alerts, caller) => {
      const done: Position[] = [];
      for (const { alertId, burstId } of alerts) {
        const context = contextFor(caller, `acknowledge-alert-${alertId}`, { subject: securitySubject });
        const command = { do: 'acknowledge', alertId } as const;
        done.push((await executor.execute(securityAlertAggregate, burstId, command, context)).position);
      }
      return { position: furthestOf(done) };
    },
  };
}

function readNetwork(text: string): Network {
  const network = parseNetwork(text);
  if (!network) throw invalid(say('ADDRESS_OR_NETWORK_INVALID'));
  return network;
}

/**
 * The network in its canonical spelling. Throws INVALID_INPUT for a text that is not an address or network, and when
 * blocking it would lock out the wrong people.
 *
 * @param spare addresses and networks that must stay reachable
 */
export function readBlock(text: string, spare: readonly string[]): string {
  const network = readNetwork(text);
  const [base, bits] = network;
  const least = widest[base.kind()];
  if (bits < least) throw invalid(say('NETWORK_TOO_LARGE', { least }));
  if (loopback.some((own) => overlap(network, own))) throw invalid(say('OWN_COMPUTER_NOT_BLOCKED'));
  if (networksOf(spare).some((each) => overlap(network, each))) throw invalid(say('OWN_ADDRESS_NOT_BLOCKED'));
  return networkText(network);
}
