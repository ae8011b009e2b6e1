import type { Projector } from '../projector.ts';
import { causationProjector } from './causation.ts';
import { creditAuditProjector } from './credit-audit.ts';
import { creditsProjector } from './credits.ts';
import { paymentsProjector } from './payments.ts';
import { usersProjector } from './users.ts';
import { videosProjector } from './videos.ts';

/** Every projection of the product. */
export const projectors: readonly Projector[] = [
  creditsProjector,
  videosProjector,
  paymentsProjector,
  usersProjector,
  creditAuditProjector,
  causationProjector,
];

export type { EventLinkDocument } from './causation.ts';
export type { AccountDocument, LotDocument, StatementDocument } from './credits.ts';
export { readWitness, type CreditWitness } from './credit-audit.ts';
export { effectOf, movementOf, type Movement, type MovementKind } from './movement.ts';
export type { PaymentDocument } from './payments.ts';
export type { UserDocument } from './users.ts';
export {
  everybody,
  pendingVideo,
  type OrderedVideo,
  type RemovedVideoDocument,
  type VideoDocument,
  type VideoStatsDocument,
} from './videos.ts';
