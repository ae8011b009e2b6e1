import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { brandQuery, changeBrandMutation, noBrand } from '../../features/brand/brand.ts';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

/** What the closing card of videos says besides the name. */
export interface AboutYou {
  readonly title: string;
  readonly phone: string;
  readonly logoUrl: string | null;
}

export interface AboutYouQuestion {
  /** The form's values; null for a user who has a brand, and until that is known. */
  readonly about: AboutYou | null;
  readonly change: (some: Partial<AboutYou>) => void;
  /** Saves the values as the user's brand. Returns false when that failed. */
  readonly keep: () => Promise<boolean>;
}

/** Asks a user without a brand who they are. The first video asks only users who did not answer. */
export function useAboutYou(): AboutYouQuestion {
  const { user } = useViewer();
  const { data } = useQuery(brandQuery);
  const [save] = useMutation(changeBrandMutation, {
    update: (cache, { data: saved }) => {
      if (saved) cache.writeQuery({ query: brandQuery, data: { brand: saved.changeBrand.brand } });
    },
  });
  const [typed, setTyped] = useState<Partial<AboutYou>>({});
  const known: AboutYou = { title: '', phone: user.phoneNumber ?? '', logoUrl: null };
  const about = data?.brand === null ? { ...known, ...typed } : null;
  const keep = async (): Promise<boolean> => {
    // Values from the profile do not count as an answer: without one, the first video asks.
    if (about === null || Object.keys(typed).length === 0) return true;
    const { title, phone, logoUrl } = about;
    if (`${title}${phone}`.trim() === '' && logoUrl === null) return true;
    const agent = { ...noBrand.agent, name: user.displayName, title: title.trim(), phone: phone.trim() };
    try {
      await save({ variables: { brand: { ...noBrand, logoUrl, agent } } });
      return true;
    } catch (cause) {
      toast({ title: t('The brand could not be saved'), description: sentenceOf(cause), variant: 'destructive' });
      return false;
    }
  };
  return { about, change: (some) => setTyped((current) => ({ ...current, ...some })), keep };
}
