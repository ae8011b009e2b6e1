import type { Commands, FileStore, PaymentProvider, ScriptWriter, VideoProvider } from '../command-service/index.ts';
import type { Sessions } from '../identity/index.ts';
import type { CreditAuditor, Projections } from '../projection-service/index.ts';
import type { AdminUserServices } from './areas/admin-users/services.ts';
import type { AdminVideoServices } from './areas/admin-videos/services.ts';
import type { AuditServices } from './areas/audit/services.ts';
import type { AvatarServices } from './areas/avatars/services.ts';
import type { DataExportServices } from './areas/data-export/services.ts';
import type { DraftServices } from './areas/drafts/services.ts';
import type { FinanceServices } from './areas/finance/services.ts';
import type { FeeSheetServices } from './areas/fee-sheets/services.ts';
import type { MaterialServices } from './areas/materials/services.ts';
import type { Limits, PolicyFollower } from './guard/index.ts';
import type { LiveHub } from './live/hub.ts';
import type { SocketRegistry } from './live/socket-registry.ts';
import type { LibraryServices } from './areas/library/services.ts';
import type { MailServices } from './areas/mail/services.ts';
import type { AccountSettingsServices } from './areas/account-settings/services.ts';
import type { PaymentServices } from './areas/payments/services.ts';
import type { PictureServices } from './areas/pictures/services.ts';
import type { PlatformServices } from './areas/platform/services.ts';
import type { SampleServices } from './areas/samples/services.ts';
import type { SecurityMonitor } from './areas/security/monitor.ts';
import type { SecurityServices } from './areas/security/services.ts';
import type { ShareServices } from './areas/shares/services.ts';
import type { OwnSessionServices } from './areas/sessions/services.ts';
import type { SignInServices } from './areas/sign-in/services.ts';
import type { SignInFactorServices } from './areas/sign-in-factors/services.ts';
import type { StepUpServices } from './areas/step-up/services.ts';
import type { VideoServices } from './areas/videos/services.ts';

/** The dependencies of the gateway: those of all areas, and a slice for each area that needs more. */
export interface GatewayServices extends AreaServices {
  /** The commands of each area: `commands.videos.startVideo(...)`. */
  readonly commands: Commands;
  readonly projections: Projections;
  /** Providers that the gateway calls without a command. */
  readonly providers: {
    readonly scripts: ScriptWriter;
    readonly files: FileStore;
    readonly payments: Pick<PaymentProvider, 'mode' | 'publishableKey'>;
    readonly video: Pick<VideoProvider, 'presenters' | 'cannotSpeak' | 'read' | 'chargesForStartedWork'>;
  };
  /** Replays and verifies credit accounts. */
  readonly auditor: CreditAuditor;
  readonly live: LiveHub;
  readonly sockets: SocketRegistry;
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** Blocked addresses, limits and session timeout, as set by administrators. */
  readonly policy: PolicyFollower;
  /** Counts requests and incidents. */
  readonly monitor: SecurityMonitor;
  readonly now: () => number;
}

/**
 * Dependencies of single areas in addition to commands and read models, by area. An area declares its slice in its
 * `services.ts`; `server/gateway/services.ts` makes it.
 */
export interface AreaServices {
  readonly accountSettings: AccountSettingsServices;
  readonly adminUsers: AdminUserServices;
  readonly adminVideos: AdminVideoServices;
  readonly audit: AuditServices;
  readonly avatars: AvatarServices;
  readonly library: LibraryServices;
  readonly mail: MailServices;
  readonly dataExport: DataExportServices;
  readonly drafts: DraftServices;
  readonly feeSheets: FeeSheetServices;
  readonly finance: FinanceServices;
  readonly materials: MaterialServices;
  readonly payments: PaymentServices;
  readonly pictures: PictureServices;
  readonly platform: PlatformServices;
  readonly samples: SampleServices;
  readonly security: SecurityServices;
  readonly shares: ShareServices;
  readonly ownSessions: OwnSessionServices;
  readonly signIn: SignInServices;
  readonly signInFactors: SignInFactorServices;
  readonly stepUp: StepUpServices;
  readonly videos: VideoServices;
}

/** The product and its operator. */
export interface ProductInfo {
  readonly version: string;
  readonly supportEmail: string;
  readonly salesEmail: string;
  /** Pages of the company on other sites. */
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
  /** Whether the email blast is sold (`EMAIL_BLAST_ADDON`). */
  readonly emailBlastSold: boolean;
  /** Whether scripts can be translated here. */
  readonly translates: boolean;
  /** Whether a Digital Twin speaks with the voice of its person. */
  readonly twinClonesVoice: boolean;
  /** Whether a sample of a twin is made before it is bought. */
  readonly twinHasSample: boolean;
  /** Whether our own renderer makes the videos. */
  readonly arrangesVideos: boolean;
  /** How long a deletion of an account can be undone, in milliseconds. */
  readonly deletionGrace: number;
  /** More origins that count as our own, e.g. 127.0.0.1 in addition to localhost. */
  readonly alsoOrigins: readonly string[];
  /** True: only the operations of our web client may run (persisted operations). */
  readonly safelist: boolean;
  /** A bearer token that gives access to the details of `/readyz` and to `/metrics` from any address. */
  readonly metricsToken?: string;
  /** Operators have a separate port for health checks and metrics. */
  readonly metricsPort?: number;
  /** The folder of the built client. */
  readonly webRoot: string;
}
