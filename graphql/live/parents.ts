import type { LiveMessage } from '../../projection-service/index.ts';

/** The messages are declared by the projections; the schema's types are made from them. */
export type AccountUpdateParent = LiveMessage;
export type VideoChangedParent = Extract<LiveMessage, { readonly type: 'VideoChanged' }>;
export type VideoRemovedParent = Extract<LiveMessage, { readonly type: 'VideoRemoved' }>;
export type CreditsChangedParent = Extract<LiveMessage, { readonly type: 'CreditsChanged' }>;
export type TwinCreditsChangedParent = Extract<LiveMessage, { readonly type: 'TwinCreditsChanged' }>;
export type PaymentCompletedParent = Extract<LiveMessage, { readonly type: 'PaymentCompleted' }>;
export type ProfileUpdatedParent = Extract<LiveMessage, { readonly type: 'ProfileUpdated' }>;
export type SubscriptionUpdatedParent = Extract<LiveMessage, { readonly type: 'SubscriptionUpdated' }>;
