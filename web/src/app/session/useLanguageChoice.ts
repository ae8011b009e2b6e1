import { useMutation } from '@apollo/client/react';
import { sentenceOf } from '../apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { chooseLanguage, type Language } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { toast } from '../../ui/toastStore.ts';
import { useSession } from './useSession.ts';

const saveLanguage = graphql(`
  mutation SaveLanguage($language: String!) {
    updateProfile(input: { language: $language }) {
      user {
        id
        language
      }
    }
  }
`);

/**
 * Switches the language of the screens and, for a signed-in user, of the account's emails. If the emails' language
 * can't be saved, the screens keep theirs too, so that the two never differ.
 */
export function useLanguageChoice(): (chosen: Language) => void {
  const isSignedIn = useSession().status === 'signed-in';
  const [save] = useMutation(saveLanguage);
  return (chosen) => {
    if (!isSignedIn) return chooseLanguage(chosen);
    save({ variables: { language: chosen } }).then(
      () => chooseLanguage(chosen),
      (cause: unknown) => toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' }),
    );
  };
}
