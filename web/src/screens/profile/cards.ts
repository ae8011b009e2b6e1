import type { ComponentType } from 'react';
import { SecurityCard } from './security/SecurityCard.tsx';
import { SessionsCard } from '../../features/sessions/SessionsCard.tsx';
import { BrandCard } from './BrandCard.tsx';
import { AccountCard } from './AccountCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { YourDataCard } from './your-data/YourDataCard.tsx';
import { MailPreferencesCard } from './MailPreferencesCard.tsx';
import { t } from '../../i18n/t.ts';

interface SettingsCard {
  /** The id of the card's section, for links such as `/profile#account`. */
  readonly id: string;
  /**
   * `main`: forms, in the wide column. `side`: facts and short settings. `end`: leaving the product, below `main`, and
   * last on phones.
   */
  readonly column: 'main' | 'side' | 'end';
  readonly title: string;
  readonly Card: ComponentType;
}

/** The cards of the account settings, in order. To add a card, add its file and a line here. */
export const cards: readonly SettingsCard[] = [
  { id: 'profile', column: 'main', title: t('Profile'), Card: ProfileCard },
  { id: 'brand', column: 'main', title: t('Brand'), Card: BrandCard },
  { id: 'password', column: 'main', title: t('Password'), Card: PasswordCard },
  { id: 'security', column: 'main', title: t('Sign-in security'), Card: SecurityCard },
  { id: 'sessions', column: 'main', title: t('Sessions'), Card: SessionsCard },
  { id: 'your-data', column: 'end', title: t('Your data'), Card: YourDataCard },
  { id: 'account', column: 'side', title: t('Account information'), Card: AccountCard },
  { id: 'email-preferences', column: 'side', title: t('Email preferences'), Card: MailPreferencesCard },
];
