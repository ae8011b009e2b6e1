import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  Commands,
  CommandService,
  FileStore,
  PaymentProvider,
  ScriptWriter,
  VideoProvider,
} from '../command-service/index.ts';
import type { Sessions } from '../identity/index.ts';
import type { CreditAuditor, Projections } from '../projection-service/index.ts';
import type { Limits } from './guard/index.ts';
import type { LiveHub } from './live/hub.ts';
import type { SocketRegistry } from './live/socket-registry.ts';
import type { PaymentServices } from './payments/services.ts';
import type { PlatformServices } from './platform/services.ts';
import type { SampleServices } from './samples/services.ts';
import type { SignInServices } from './sign-in/services.ts';

/** What the gateway depends on. An area with dependencies of its own declares them in its `services.ts`. */
export interface GatewayServices extends SignInServices, PaymentServices, SampleServices, PlatformServices {
  /** The commands of each area: `commands.videos.startVideo(...)`. */
  readonly commands: Commands;
  /** The state of background processes and frozen streams, for health checks. */
  readonly commandSide: Pick<CommandService, 'processes' | 'frozen'>;
  /** Providers that the gateway calls without a command. */
  readonly providers: {
    readonly scripts: ScriptWriter;
    readonly files: FileStore;
    readonly payments: Pick<PaymentProvider, 'mode' | 'publishableKey'>;
    readonly video: Pick<VideoProvider, 'presenters' | 'cannotSpeak'>;
  };
  readonly projections: Projections;
  /** Replays and verifies credit accounts. */
  readonly auditor: CreditAuditor;
  readonly live: LiveHub;
  /** The file store key of a presenter's picture or preview, which is created at first use. */
  readonly presenterFile: (id: string, kind: 'preview' | 'poster') => Promise<string | undefined>;
  /** Fetches a picture from the web, protected against SSRF. Throws Refusal, also when the content is no picture. */
  readonly picture: (url: string) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
  readonly sessions: Sessions;
  /** Whether `ADMIN_EMAILS` names this e-mail address, which grants the administrator role at each sign-in. */
  readonly isNamedAdministrator: (email: string) => boolean;
  readonly limits: Limits;
  /** Serves the embedded identity provider below its path; undefined with an outside provider. */
  readonly identityProvider?: {
    readonly path: string;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
  readonly sockets: SocketRegistry;
  readonly isStopping: () => boolean;
  /** The metrics in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  readonly now: () => number;
}

/** The product and its operator. */
export interface ProductInfo {
  readonly version: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  /** Pages of the company on other sites (spec part 1 section 2). */
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
  /** How long the credits of a bundle can be used, in milliseconds; null if they do not expire. */
  readonly bundleValidity: number | null;
  /** Whether the e-mail blast is sold (`EMAIL_BLAST_ADDON`). */
  readonly emailBlastSold: boolean;
  /** More origins that count as our own, e.g. 127.0.0.1 in addition to localhost. */
  readonly alsoOrigins: readonly string[];
  /** True: only the operations of our web client may run (persisted operations). */
  readonly safelist: boolean;
  /** A bearer token that gives access to the details of `/readyz` and to `/metrics` from any address. */
  readonly metricsToken?: string;
  /** The folder of the built client. */
  readonly webRoot: string;
}
