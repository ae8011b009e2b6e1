import type { BlockPreviewQuery } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';

export type Preview = BlockPreviewQuery['blockPreview'];

export interface BlockPreviewProps {
  readonly preview: Preview;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Blocks the network, or the address that was typed. */
  readonly onBlock: (addressOrNetwork: string) => void;
}

/** Says how many addresses and customers a block holds, before it is saved. */
export function BlockPreview({ preview, busy, onClose, onBlock }: BlockPreviewProps) {
  const { network, addresses, activeCustomers, typedAddress } = preview;
  return (
    <Dialog
      open
      size="sm"
      busy={busy}
      onOpenChange={(open) => open || onClose()}
      title={t('Block {network}?', { network })}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          {typedAddress !== null && (
            <Button variant="secondary" disabled={busy} onClick={() => onBlock(typedAddress)}>
              {t('Block only {address}', { address: typedAddress })}
            </Button>
          )}
          <Button variant="destructive" loading={busy} onClick={() => onBlock(network)}>
            {t('Block {network}', { network })}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <DescriptionList
          items={[
            { term: t('Addresses'), value: formatCount(BigInt(addresses)) },
            { term: t('Active customers'), value: formatCount(activeCustomers) },
          ]}
        />
        <p>{t('Customers are those who signed in from there in the last 30 days.')}</p>
        {typedAddress !== null && <p>{t('You typed {typedAddress}. Did you mean only that?', { typedAddress })}</p>}
      </Stack>
    </Dialog>
  );
}
