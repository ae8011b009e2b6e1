import { isMailTemplate, isSwitchable, type MailTemplateName } from '../../domain/mail/index.ts';
import type { PersonalSeal } from '../../event-store/index.ts';

/** The right to switch one type of mail off for one user, as a link in a mail carries it. */
export interface Unsubscription {
  readonly userId: string;
  readonly template: MailTemplateName;
}

export interface UnsubscribeTokens {
  /** A token for a link; undefined for an erased user. */
  make(unsubscription: Unsubscription): Promise<string | undefined>;
  /** The permission of a token; undefined for a forged one, and for one of an erased user. */
  read(token: string): Promise<Unsubscription | undefined>;
}

const place = 'unsubscribe';
const longest = 1_000;

/** Tokens are sealed with the user's own key: they can't be forged, don't expire, and end with the account. */
export function createUnsubscribeTokens({ seal, open }: PersonalSeal): UnsubscribeTokens {
  return {
    make: async ({ userId, template }) => {
      const sealed = await seal(userId, place, template);
      return sealed && `${userId}.${Buffer.from(sealed.sealed, 'base64').toString('base64url')}`;
    },
    read: async (token) => {
      const dot = token.lastIndexOf('.');
      if (dot < 1 || token.length > longest) return undefined;
      const userId = token.slice(0, dot);
      const sealed = Buffer.from(token.slice(dot + 1), 'base64url').toString('base64');
      const template = await open(userId, place, { sealed });
      return typeof template === 'string' && isMailTemplate(template) && isSwitchable(template)
        ? { userId, template }
        : undefined;
    },
  };
}
