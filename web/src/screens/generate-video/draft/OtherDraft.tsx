import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import type { DraftStore } from './useDraft.ts';
import { t } from '../../../i18n/t.ts';

/** Asks which of two drafts to keep: this device's or another device's. */
export function OtherDraft({ other }: { readonly other: NonNullable<DraftStore['other']> }) {
  return (
    <Alert tone="warning" title={t('This draft was changed on another device.')}>
      {t('The other one was saved on {format}.', { format: formatMoment(other.savedAt) })}
      <Cluster $gap={3}>
        <Button variant="secondary" onClick={other.take}>
          {t('Use the other one')}
        </Button>
        <Button variant="ghost" onClick={other.keepMine}>
          {t('Keep this one')}
        </Button>
      </Cluster>
    </Alert>
  );
}
