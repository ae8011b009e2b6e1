import type { WebhookDeliveryView, WebhookView } from '../../../command-service/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { WebhookDeliveryDocument } from '../../../projection-service/index.ts';
import type { Connection } from '../../cursor.ts';

export type WebhookParent = WebhookView;

export interface WebhookListParent {
  readonly webhooks: WebhookParent[];
  readonly limit: number;
}

export interface WebhookDeliveryParent {
  readonly id: string;
  readonly doc: WebhookDeliveryDocument;
}

export type WebhookDeliveryConnectionParent = Connection<WebhookDeliveryParent>;

export type WebhookDeliveryDetailsParent = WebhookDeliveryView;
export type WebhookAttemptParent = WebhookDeliveryView['log'][number];

export interface WebhookPayloadParent {
  readonly webhook: WebhookParent;
  readonly position: Position;
}

export interface WebhookSecretPayloadParent extends WebhookPayloadParent {
  readonly secret: string;
}

export interface WebhookDeliveryPayloadParent {
  readonly deliveryId: string;
  readonly position: Position;
}
