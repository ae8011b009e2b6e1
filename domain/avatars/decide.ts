import { Refusal } from '../refusal.ts';
import { consentStatement, consentVersion } from './consent.ts';
import { type AvatarConsentRecorded, type AvatarEvent, avatarStream, type Recording } from './events.ts';
import type { TwinFailureCode } from './failures.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

/** `training` from the request to its end. */
export type AvatarStatus = 'none' | 'training' | 'ready' | 'failed' | 'revoked' | 'deleted';

export interface AvatarState {
  readonly status: AvatarStatus;
  readonly avatarId: string;
  readonly userId: string;
  readonly holdId: string;
  /** Empty once the account is erased. */
  readonly name: string;
  /** Null once the account is erased. */
  readonly footage: Recording | null;
  readonly consent: Pick<AvatarConsentRecorded['data'], 'method' | 'clip'> | null;
  readonly hasStarted: boolean;
  readonly consentUrl: string | null;
  readonly timedOut: boolean;
  /** Whether the consent clip was removed. */
  readonly isConsentDiscarded: boolean;
  /** Set once the twin has been ready. */
  readonly model: {
    readonly provider: string;
    readonly modelId: string;
    readonly files: readonly string[];
    readonly late: boolean;
  } | null;
}

export const initialAvatar: AvatarState = {
  status: 'none',
  avatarId: '',
  userId: '',
  holdId: '',
  name: '',
  footage: null,
  consent: null,
  hasStarted: false,
  consentUrl: null,
  timedOut: false,
  isConsentDiscarded: false,
  model: null,
};

export interface RequestAvatar {
  readonly kind: 'request';
  readonly avatarId: string;
  readonly userId: string;
  readonly name: string;
  readonly footage: Recording;
  /** The recording of the statement; null when the account holder declared the consent. */
  readonly consentClip: Recording | null;
}

export type AvatarCommand =
  | RequestAvatar
  | { readonly kind: 'beginTraining'; readonly provider: string }
  /** Where the person confirms the consent; null when no confirmation is pending. */
  | { readonly kind: 'changeConsentPage'; readonly consentUrl: string | null }
  | {
      readonly kind: 'complete';
      readonly provider: string;
      readonly modelId: string;
      readonly modelFiles: readonly string[];
    }
  | { readonly kind: 'fail'; readonly code: TwinFailureCode; readonly timedOut: boolean }
  | { readonly kind: 'discardConsent' }
  | { readonly kind: 'revoke'; readonly userId: string }
  /** `erasure` deletes a twin in any state, a user only one that can be shown. */
  | { readonly kind: 'delete'; readonly userId: string; readonly because: 'user' | 'erasure' };

const notFound = (): Refusal => new Refusal('NOT_FOUND', say('AVATAR_NOT_FOUND'));

/**
 * Decides a command on one Digital Twin. A report of the provider about a twin that has ended changes nothing, except
 * that a result after a time-out is delivered free, as for videos. Throws a Refusal when the state does not allow the
 * owner's command.
 */
export function decideAvatar(command: AvatarCommand, state: AvatarState): readonly AvatarEvent[] {
  if (command.kind === 'request') return state.status === 'none' ? request(command) : [];
  const { status, avatarId, userId } = state;
  const twin = { avatarId, userId };
  if (command.kind === 'revoke' || command.kind === 'delete') {
    if (status === 'none' || status === 'deleted' || userId !== command.userId) throw notFound();
    if (command.kind === 'revoke') {
      if (status === 'revoked') return [];
      if (status === 'failed') throw new Refusal('NOT_ALLOWED_NOW', say('TWIN_NOT_MADE'));
      return [{ type: 'AvatarConsentRevoked', data: { ...twin, statusBefore: status } }];
    }
    if (command.because === 'user' && status !== 'ready') throw new Refusal('NOT_ALLOWED_NOW', say('TWIN_NOT_READY'));
    return [{ type: 'AvatarDeleted', data: { ...twin, statusBefore: status } }];
  }
  if (command.kind === 'discardConsent') {
    const hasEnded = status === 'revoked' || status === 'deleted';
    return hasEnded && !state.isConsentDiscarded ? [{ type: 'AvatarConsentDiscarded', data: twin }] : [];
  }
  const isLate = status === 'failed' && state.timedOut;
  if (status !== 'training' && !(isLate && command.kind === 'complete')) return [];
  switch (command.kind) {
    case 'beginTraining':
      return state.hasStarted ? [] : [{ type: 'AvatarTrainingStarted', data: { ...twin, provider: command.provider } }];
    case 'changeConsentPage': {
      const { consentUrl } = command;
      return consentUrl === state.consentUrl
        ? []
        : [{ type: 'AvatarConsentPageChanged', data: { ...twin, consentUrl } }];
    }
    case 'complete': {
      const { kind: _kind, ...model } = command;
      return [{ type: 'AvatarReady', data: { ...twin, ...model, late: isLate } }];
    }
    case 'fail':
      return [{ type: 'AvatarFailed', data: { ...twin, code: command.code, timedOut: command.timedOut } }];
  }
}

function request({ avatarId, userId, name, footage, consentClip }: RequestAvatar): readonly AvatarEvent[] {
  const twin = { avatarId, userId };
  return [
    { type: 'AvatarRequested', data: { ...twin, name, holdId: avatarId } },
    {
      type: 'AvatarConsentRecorded',
      data: {
        ...twin,
        method: consentClip === null ? 'declared' : 'read_aloud',
        statement: consentStatement,
        statementVersion: consentVersion,
        clip: consentClip,
      },
    },
    { type: 'AvatarFootageReceived', data: { ...twin, footage } },
  ];
}

export function evolveAvatar(state: AvatarState, event: AvatarEvent): AvatarState {
  switch (event.type) {
    case 'AvatarRequested': {
      const { avatarId, userId, holdId, name } = event.data;
      return { ...initialAvatar, status: 'training', avatarId, userId, holdId, name: name ?? '' };
    }
    case 'AvatarConsentRecorded': {
      const { method, clip } = event.data;
      return { ...state, consent: { method, clip: clip ?? null } };
    }
    case 'AvatarFootageReceived':
      return { ...state, footage: event.data.footage ?? null };
    case 'AvatarTrainingStarted':
      return { ...state, hasStarted: true };
    case 'AvatarConsentPageChanged':
      return { ...state, consentUrl: event.data.consentUrl ?? null };
    case 'AvatarReady': {
      const { provider, modelId, modelFiles, late } = event.data;
      const model = { provider, modelId: modelId ?? '', files: modelFiles, late };
      return { ...state, status: 'ready', consentUrl: null, model };
    }
    case 'AvatarFailed':
      return { ...state, status: 'failed', timedOut: event.data.timedOut };
    case 'AvatarConsentRevoked':
      return { ...state, status: 'revoked', consentUrl: null };
    case 'AvatarDeleted':
      return { ...state, status: 'deleted', consentUrl: null };
    case 'AvatarConsentDiscarded':
      return { ...state, isConsentDiscarded: true };
  }
}

/** How the hold of a twin ends; undefined while it is open. A late twin is free. */
export function holdEndOf({
  status,
  model,
  timedOut,
}: AvatarState): 'capture' | 'failed' | 'timed_out' | 'deleted' | undefined {
  if (status === 'none' || status === 'training') return undefined;
  if (model !== null) return model.late ? 'timed_out' : 'capture';
  if (status === 'failed') return timedOut ? 'timed_out' : 'failed';
  return 'deleted';
}

/** One Digital Twin of a user. */
export const avatarAggregate: Aggregate<AvatarState, AvatarCommand, AvatarEvent> = {
  version: 'avatar-2',
  snapshots: false,
  initial: initialAvatar,
  streamOf: avatarStream,
  evolve: evolveAvatar,
  decide: decideAvatar,
};
