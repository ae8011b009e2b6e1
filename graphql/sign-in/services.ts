import type {
  AdminSignInRequest,
  FirstAdmin,
  Session,
  SignInRequest,
  SignInResult,
  SignInSettings,
} from '../../identity/index.ts';

/** What signing in needs. */
export interface SignInServices {
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  readonly adminSignIn: (
    request: AdminSignInRequest,
  ) => Promise<{ readonly session: Session; readonly setCookie: string }>;
  readonly firstAdmin: FirstAdmin;
  readonly signInSettings: SignInSettings;
  /** The exact `iss` claim of the identity provider's tokens; undefined while the provider is unavailable. */
  readonly issuer: () => Promise<string | undefined>;
}
