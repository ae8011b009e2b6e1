import { useMutation } from '@apollo/client/react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toastStore.ts';
import { blockAddressMutation, blockedAddressesQuery } from './documents.ts';
import { t } from '../../i18n/t.ts';

export interface BlockAddressProps {
  readonly address: string;
  readonly reason: string;
}

/** Blocks the address of an alert for a day. The blacklist has other durations, and lifts the block. */
export function BlockAddress({ address, reason }: BlockAddressProps) {
  const [block, { loading }] = useMutation(blockAddressMutation);
  const add = async (): Promise<void> => {
    try {
      await block({
        variables: { input: { address, reason, expiresInHours: 24 } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: blockedAddressesQuery, data: data.blockAddress });
        },
      });
      toast({ title: t('Address blocked'), description: t('{address}, for 1 day', { address }) });
    } catch (cause) {
      toast({ title: t('The address could not be blocked'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <Button variant="destructive" loading={loading} loadingText={t('Blocking...')} onClick={() => void add()}>
      {t('Block {address} for 1 day', { address })}
    </Button>
  );
}
