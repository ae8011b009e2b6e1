import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  Commands,
  CommandService,
  FileStore,
  PaymentProvider,
  ScriptWriter,
  VideoProvider,
} from '../command-service/index.ts';
import type { CreditAuditor, Projections } from '../projection-service/index.ts';
import type {
  AdminSignInRequest,
  FirstAdmin,
  Session,
  Sessions,
  SignInRequest,
  SignInResult,
  SignInSettings,
} from '../identity/index.ts';
import type { Limits } from './guard/index.ts';
import type { LiveHub } from './live/hub.ts';
import type { SocketRegistry } from './live/socket-registry.ts';

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

export interface SampleFiles {
  /** The content security policy of the sample pages. */
  readonly policy: string;
  page(slug: string): string | undefined;
  image(slug: string, name: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | undefined>;
}

/** Everything the gateway stands in front of; composed once, in main.ts. */
export interface GatewayServices {
  /** The commands of each area: `commands.videos.startVideo(...)`. */
  readonly commands: Commands;
  /** What the command side says about its processes, for health checks and administrators. */
  readonly commandSide: Pick<CommandService, 'processes' | 'frozen'>;
  /** What the gateway asks the providers without sending a command. */
  readonly providers: {
    readonly scripts: ScriptWriter;
    readonly files: FileStore;
    readonly payments: Pick<PaymentProvider, 'mode' | 'publishableKey'>;
    readonly video: Pick<VideoProvider, 'presenters' | 'cannotSpeak'>;
  };
  readonly projections: Projections;
  /** Replays and checks credit histories, for administrators. */
  readonly auditor: CreditAuditor;
  readonly live: LiveHub;
  /** The stored picture or preview of a stock presenter, made at first use; gives its key in the file store. */
  readonly presenterFile: (id: string, kind: 'preview' | 'poster') => Promise<string | undefined>;
  /** A picture of the web, read through the guard; told by its content to be one. Throws Refusal. */
  readonly picture: (url: string) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
  /** Our own listing pages, for trying without a network. */
  readonly samples: readonly SampleListing[];
  readonly sessions: Sessions;
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  readonly adminSignIn: (
    request: AdminSignInRequest,
  ) => Promise<{ readonly session: Session; readonly setCookie: string }>;
  readonly firstAdmin: FirstAdmin;
  /** Whether the operator named this e-mail address (`ADMIN_EMAILS`), which gives the role at each sign-in. */
  readonly isNamedAdministrator: (email: string) => boolean;
  readonly limits: Limits;
  readonly signInSettings: SignInSettings;
  /** What the identity provider's tokens carry in `iss`, to the character; nothing while it can't be asked. */
  readonly issuer: () => Promise<string | undefined>;
  /**
   * Takes a payment provider's signed message; resolves once what follows from it is in the log. Throws
   * WebhookRejected.
   */
  readonly receivePaymentEvent: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>;
  /** The embedded payment provider's doors; absent with a real provider. */
  readonly testPayments?: (request: Request) => Promise<Response>;
  readonly sampleFiles: SampleFiles;
  /** Serves the embedded identity provider below its path; absent with an outside one. */
  readonly identityProvider?: {
    readonly path: string;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
  readonly sockets: SocketRegistry;
  /** What a check found wrong with the log, if anything. */
  readonly logFinding: () => string | undefined;
  readonly isStopping: () => boolean;
  /** The metrics as Prometheus text. */
  readonly metrics: () => Promise<string>;
  readonly engines: () => Promise<readonly EngineInfo[]>;
  /** What analysts may rely on: the AsyncAPI document of the event stream. */
  readonly eventContract: () => object;
  readonly logHead: () => Promise<string>;
  readonly now: () => number;
}

/** What the product says about itself. */
export interface ProductInfo {
  readonly version: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  /** Pages of the company outside of the product (spec part 1 section 2). */
  readonly privacyUrl: string;
  readonly ethicsUrl: string;
}

export interface GatewaySettings {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly graphqlServer: 'yoga' | 'apollo';
  readonly trustProxy: number | readonly string[];
  readonly adminEmailDomain: string;
  readonly product: ProductInfo;
  /** How long bundle credits can be used, in milliseconds; null: they do not expire. */
  readonly bundleValidity: number | null;
  /** Further origins that count as our own, e.g. 127.0.0.1 beside localhost. */
  readonly alsoOrigins: readonly string[];
  /** Nobody runs any GraphQL operation but the client's. */
  readonly safelist: boolean;
  /** Lets whoever sends it as a bearer token see the details of `/readyz` and `/metrics` from anywhere. */
  readonly metricsToken?: string;
  /** The folder of the built client. */
  readonly webRoot: string;
}
