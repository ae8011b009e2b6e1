import type { CommandService } from '../command-service/index.ts';
import type { AuditRequest, CreditAudit, Projections } from '../projection-service/index.ts';
import type { Accounts, Sessions, SignInRequest, SignInResult } from './auth/index.ts';
import type { Limits } from './guard/index.ts';
import type { LiveHub } from './live/hub.ts';

/** How the browser reaches the identity provider. */
export interface SignInSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience?: string;
  /** True for the built-in provider with accounts of its own. */
  readonly embedded: boolean;
}

/** What runs behind a port, for administrators and the start message. */
export interface EngineInfo {
  readonly port: string;
  readonly name: string;
  readonly external: boolean;
  readonly problem?: string;
}

/** A listing page of our own as the wizard offers it. */
export interface SampleListing {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly url: string;
  readonly imageUrl: string;
}

/** Everything the gateway stands in front of; composed once, in main.ts. */
export interface GatewayServices {
  readonly commands: CommandService;
  readonly projections: Projections;
  readonly audit: (request: AuditRequest) => Promise<CreditAudit>;
  readonly live: LiveHub;
  /** Our own listing pages, for trying without a network. */
  readonly samples: readonly SampleListing[];
  readonly sessions: Sessions;
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  /** Local accounts; absent with an outside identity provider. */
  readonly accounts?: Accounts;
  readonly limits: Limits;
  readonly signInSettings: SignInSettings;
  readonly engines: () => Promise<readonly EngineInfo[]>;
  readonly logHead: () => Promise<string>;
  readonly now: () => number;
}

export interface GatewaySettings {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly graphqlServer: 'yoga' | 'apollo';
  readonly trustProxy: number | readonly string[];
  readonly adminEmailDomain: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  /** The folder of the built client. */
  readonly webRoot: string;
}
