import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { areaNames, type Caller } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import { commandsPath, isRefusalCode, type CommandAnswer, type CommandPath, type RemoteCommands } from './calls.ts';
import { say } from '../../words/index.ts';

export interface RemoteCommandsOptions {
  /** Processes of the command side, e.g. `http://commands-1:3100`; all are equivalent. */
  readonly addresses: readonly URL[];
  readonly secret: string;
  /** Deadline of one command including its retries, in milliseconds. Default 20 s. */
  readonly deadlineMs?: number;
  /**
   * Timeout of the first attempt, in milliseconds; it doubles with each retry. Detects a process that hangs.
   * Default 2 s.
   */
  readonly firstTryMs?: number;
  /** Records each attempt as a step of the trace, which the called process continues. Default: no traces. */
  readonly telemetry?: Pick<Telemetry, 'traceHeaders' | 'span'>;
}

const retryAfter = { first: 50, most: 1_000 } as const;
/** Circuit breaker: how long a process that did not answer is skipped, in milliseconds. */
const avoidFor = 5_000;

/**
 * The command side in another process. A call without a response is retried at the next address until the deadline;
 * its idempotency key makes the retries one command. Throws the command's Refusal, and UNAVAILABLE when no process
 * answered in time: the command may have succeeded nevertheless.
 */
export function createRemoteCommands({
  addresses,
  secret,
  deadlineMs = 20_000,
  firstTryMs = 2_000,
  telemetry = noTelemetry,
}: RemoteCommandsOptions): RemoteCommands {
  let turn = 0;
  const silentAt = new Map<URL, number>();

  /** Round robin; skips addresses that failed recently, unless all did. */
  const nextAddress = (): URL | undefined => {
    const answering = addresses.filter(
      (address) => performance.now() - (silentAt.get(address) ?? -avoidFor) >= avoidFor,
    );
    const among = answering.length > 0 ? answering : addresses;
    return among[(turn += 1) % among.length];
  };

  const send = async (path: CommandPath, body: string, signal: AbortSignal): Promise<CommandAnswer | undefined> => {
    const address = nextAddress();
    if (!address) return undefined;
    const url = new URL(`${commandsPath}${path}`, address);
    const attributes = { 'http.request.method': 'POST', 'server.address': url.host };
    try {
      const response = await telemetry.span(`POST ${commandsPath}{command}`, { kind: 'client', attributes }, () => {
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
        return fetch(url, { method: 'POST', headers: { ...telemetry.traceHeaders(), ...headers }, body, signal });
      });
      if (response.status === 200) return (await response.json()) as CommandAnswer;
      await response.body?.cancel();
      if (response.status < 500)
        throw new WrongCall(
          `The command side answered ${path} with ${response.status}: are INTERNAL_SECRET and the release the same everywhere?`,
        );
      return undefined;
    } catch (error) {
      if (error instanceof WrongCall) throw error;
      silentAt.set(address, performance.now());
      return undefined;
    }
  };

  const call = async (path: CommandPath, args: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify(withRetryKey(args));
    const signal = AbortSignal.timeout(deadlineMs);
    let within = firstTryMs;
    for (let pause: number = retryAfter.first; !signal.aborted; pause = Math.min(pause * 2, retryAfter.most)) {
      const answer = await send(path, body, AbortSignal.any([signal, AbortSignal.timeout(within)]));
      within *= 2;
      if (answer) return resultOf(answer);
      await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
    throw new Refusal('UNAVAILABLE', say('SERVICE_BUSY'));
  };

  /** A proxy for every command, because only the command side knows which commands exist. */
  const remote = (area: string): object =>
    new Proxy(
      {},
      {
        get: (_target, name) =>
          typeof name === 'string' && name !== 'then'
            ? (...args: readonly unknown[]) => call(`${area}/${name}`, args)
            : undefined,
      },
    );
  return Object.fromEntries(areaNames.map((area) => [area, remote(area)])) as object as RemoteCommands;
}

/** A configuration error, which a retry can't fix. */
class WrongCall extends Error {}

function resultOf(answer: CommandAnswer): unknown {
  if (!('refusal' in answer)) return answer.result;
  const { code, says, details } = answer.refusal;
  if (!isRefusalCode(code)) throw new Error(`The command side refused with an unknown code: ${String(code)}`);
  throw new Refusal(code, says, details);
}

/** Gives the caller's command an idempotency key for its retries. */
function withRetryKey(args: readonly unknown[]): readonly unknown[] {
  const caller = args.at(-1);
  return isCaller(caller) ? [...args.slice(0, -1), { ...caller, retryKey: randomUUID() }] : args;
}

const isCaller = (value: unknown): value is Caller =>
  typeof value === 'object' && value !== null && 'actor' in value && 'correlationId' in value;
