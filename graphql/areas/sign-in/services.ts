import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  AdminSignInRequest,
  FirstAdmin,
  Session,
  SignInRequest,
  SignInResult,
  SignInSettings,
} from '../../../identity/index.ts';

/** Dependencies of sign-in. */
export interface SignInServices {
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  readonly adminSignIn: (
    request: AdminSignInRequest,
  ) => Promise<{ readonly session: Session; readonly setCookie: string }>;
  readonly firstAdmin: FirstAdmin;
  /** Whether `ADMIN_EMAILS` names this email address, which grants the administrator role at each sign-in. */
  readonly isNamedAdministrator: (email: string) => boolean;
  readonly settings: SignInSettings;
  /** Whether everyone may see how sign-in is configured: in a development start. */
  readonly debugIsPublic: boolean;
  /** The exact `iss` claim of the identity provider's tokens; undefined while the provider is unavailable. */
  readonly issuer: () => Promise<string | undefined>;
  /** Serves the embedded identity provider below its path; absent with an outside provider. */
  readonly provider?: {
    readonly path: string;
    readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  };
}
