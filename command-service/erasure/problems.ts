import type { ErasureProblem } from '../../domain/users/index.ts';
import { TimeoutError } from 'p-timeout';
import { Unavailable } from '../../lib/unavailable.ts';
import { HeygenError } from '../providers/heygen/errors.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';
import { NotConfigured } from './eraser.ts';

/** Why a step of an erasure failed, without any text: an error's text may name the person. */
export interface StepProblem {
  readonly problem: ErasureProblem;
  readonly code: string | null;
}

/** The part of an error that an operator has to know. */
export function problemOf(error: unknown): StepProblem {
  return { problem: kindOf(error), code: codeOf(error) };
}

function kindOf(error: unknown): ErasureProblem {
  if (error instanceof NotConfigured) return 'not_configured';
  if (error instanceof Unavailable || error instanceof TimeoutError) return 'unreachable';
  if (error instanceof HeygenError)
    return error.class === 'transient' || error.class === 'throttled' ? 'unreachable' : 'refused';
  if (error instanceof PaymentProviderError) return error.code === 'UNAVAILABLE' ? 'unreachable' : 'refused';
  return 'failed';
}

/** The error's own code; its class where it has none. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w.-]{1,64}$/.test(code) ? code : null;
}
