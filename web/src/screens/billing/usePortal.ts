import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

const openPortal = graphql(`
  mutation OpenCustomerPortal {
    openCustomerPortal {
      url
      position
    }
  }
`);

/** Opens the provider's customer portal in this tab. */
export function usePortal() {
  const [send, { loading }] = useMutation(openPortal);
  const open = async (): Promise<void> => {
    try {
      const { data } = await send();
      if (!data) throw new Error('The portal has no address');
      globalThis.location.assign(data.openCustomerPortal.url);
    } catch {
      toast({
        title: t('Error'),
        description: t('Failed to access billing portal. Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return { open: () => void open(), opening: loading };
}
