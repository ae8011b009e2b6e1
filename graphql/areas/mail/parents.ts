import type { UnsubscriptionState } from '../../../command-service/index.ts';
import type { MailTemplateName } from '../../../domain/mail/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { MailDocument } from '../../../projection-service/index.ts';
import type { Connection } from '../../cursor.ts';

export interface MailParent {
  readonly id: string;
  readonly doc: MailDocument;
}

export type MailConnectionParent = Connection<MailParent>;

export interface MailTemplateParent {
  readonly name: MailTemplateName;
}

export type MailUnsubscriptionParent = UnsubscriptionState;

export interface MailPayloadParent {
  readonly mailId: string;
  readonly position: Position;
}

export interface AllowMailAddressPayloadParent {
  readonly mailId: string;
}
