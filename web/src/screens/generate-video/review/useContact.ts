import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { brandQuery, changeBrandMutation, noBrand } from '../../../features/brand/brand.ts';
import { toast } from '../../../ui/toastStore.ts';
import { t } from '../../../i18n/t.ts';

/** The contact for buyers on the closing card of a video. */
export type Contact = Readonly<Record<'name' | 'phone' | 'company', string>>;

export interface ContactQuestion {
  /** The form's values; null for a user who has a brand, and until that is known. */
  readonly contact: Contact | null;
  readonly change: (some: Partial<Contact>) => void;
  /** Saves the values as the user's brand. Returns false when that failed. */
  readonly keep: () => Promise<boolean>;
}

/** Asks a user without a brand, in the last step, whom the video should name. The answer is optional. */
export function useContact(isAsked: boolean): ContactQuestion {
  const { user } = useViewer();
  const { data } = useQuery(brandQuery, { skip: !isAsked });
  const [save] = useMutation(changeBrandMutation, {
    update: (cache, { data: saved }) => {
      if (saved) cache.writeQuery({ query: brandQuery, data: { brand: saved.changeBrand.brand } });
    },
  });
  const [typed, setTyped] = useState<Partial<Contact>>({});
  const known: Contact = { name: user.displayName, phone: user.phoneNumber ?? '', company: '' };
  const contact = data?.brand === null ? { ...known, ...typed } : null;
  const keep = async (): Promise<boolean> => {
    // A name alone reaches nobody. The card then thanks the viewer, as it does without a brand.
    if (contact === null || `${contact.phone}${contact.company}`.trim() === '') return true;
    const lines = Object.fromEntries(Object.entries(contact).map(([line, text]) => [line, text.trim()]));
    try {
      await save({ variables: { brand: { ...noBrand, agent: { ...noBrand.agent, ...lines } } } });
      return true;
    } catch (cause) {
      toast({ title: t('The brand could not be saved'), description: sentenceOf(cause), variant: 'destructive' });
      return false;
    }
  };
  return { contact, change: (some) => setTyped((current) => ({ ...current, ...some })), keep };
}
