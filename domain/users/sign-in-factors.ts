import { z } from 'zod';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/** From now on a sign-in with the password also needs a code of the user's authenticator app. */
const secondFactorEnabled = z.object({ userId: id });

/** `byOperator`: the operator reset the factor for a user who lost it. */
const secondFactorDisabled = z.object({ userId: id, byOperator: z.boolean() });

/** Another authenticator app gives the codes now; the recovery codes are new too. */
const secondFactorMoved = z.object({ userId: id, changeId: id });

/** New recovery codes replaced the old ones. */
const recoveryCodesRenewed = z.object({ userId: id, changeId: id });

/** `name` is the user's name for the device. */
const passkeyAdded = z.object({ userId: id, passkeyId: id, name: personal(z.string().max(500)) });
const passkeyRemoved = z.object({ userId: id, passkeyId: id, byOperator: z.boolean() });

/** How a user signs in, without secrets: those stay in the identity provider. */
export const signInFactorEventTypes = [
  defineEvent({ type: 'SecondFactorEnabled', version: 1, schema: secondFactorEnabled }),
  defineEvent({ type: 'SecondFactorDisabled', version: 1, schema: secondFactorDisabled }),
  defineEvent({ type: 'SecondFactorMoved', version: 1, schema: secondFactorMoved }),
  defineEvent({ type: 'RecoveryCodesRenewed', version: 1, schema: recoveryCodesRenewed }),
  defineEvent({ type: 'PasskeyAdded', version: 1, schema: passkeyAdded }),
  defineEvent({ type: 'PasskeyRemoved', version: 1, schema: passkeyRemoved }),
] as const;

export type SignInFactorEvent = EventsOf<typeof signInFactorEventTypes>;

export interface SignInFactorState {
  readonly secondFactor?: boolean;
  /** The newest change of the app or of the recovery codes. */
  readonly secondFactorChange?: string;
  /** The ids of the user's passkeys. */
  readonly passkeys?: readonly string[];
}

/** The embedded identity provider changed a factor; repeating it changes nothing. */
export interface RecordSignInFactor {
  readonly kind: 'record_sign_in_factor';
  readonly event: SignInFactorEvent;
}

export function decideSignInFactor(
  { event }: RecordSignInFactor,
  { secondFactor = false, secondFactorChange, passkeys = [] }: SignInFactorState,
): readonly SignInFactorEvent[] {
  switch (event.type) {
    case 'SecondFactorEnabled':
      return secondFactor ? [] : [event];
    case 'SecondFactorDisabled':
      return secondFactor ? [event] : [];
    case 'SecondFactorMoved':
    case 'RecoveryCodesRenewed':
      return secondFactorChange === event.data.changeId ? [] : [event];
    case 'PasskeyAdded':
      return passkeys.includes(event.data.passkeyId) ? [] : [event];
    case 'PasskeyRemoved':
      return passkeys.includes(event.data.passkeyId) ? [event] : [];
  }
}

export function evolveSignInFactor<State extends SignInFactorState>(state: State, event: SignInFactorEvent): State {
  const { passkeys = [] } = state;
  switch (event.type) {
    case 'SecondFactorEnabled':
      return { ...state, secondFactor: true };
    case 'SecondFactorDisabled':
      return { ...state, secondFactor: false };
    case 'SecondFactorMoved':
    case 'RecoveryCodesRenewed':
      return { ...state, secondFactorChange: event.data.changeId };
    case 'PasskeyAdded':
      return { ...state, passkeys: [...passkeys, event.data.passkeyId] };
    case 'PasskeyRemoved':
      return { ...state, passkeys: passkeys.filter((passkey) => passkey !== event.data.passkeyId) };
  }
}
