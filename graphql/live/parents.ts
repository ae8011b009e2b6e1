import type { DeliveredMessage } from './hub.ts';

/** The messages are declared by the projections; the schema's types are made from them. */
export type AccountUpdateParent = DeliveredMessage;
export type VideoChangedParent = Extract<DeliveredMessage, { readonly type: 'VideoChanged' }>;
export type VideoRemovedParent = Extract<DeliveredMessage, { readonly type: 'VideoRemoved' }>;
export type CreditsChangedParent = Extract<DeliveredMessage, { readonly type: 'CreditsChanged' }>;
export type TwinCreditsChangedParent = Extract<DeliveredMessage, { readonly type: 'TwinCreditsChanged' }>;
export type PaymentCompletedParent = Extract<DeliveredMessage, { readonly type: 'PaymentCompleted' }>;
export type ProfileUpdatedParent = Extract<DeliveredMessage, { readonly type: 'ProfileUpdated' }>;
export type SubscriptionUpdatedParent = Extract<DeliveredMessage, { readonly type: 'SubscriptionUpdated' }>;
