import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import type { DraftStore } from './useDraft.ts';
import { t } from '../../../i18n/t.ts';
import { locale } from '../../../i18n/language.ts';

const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Asks which of two drafts to keep: this device's or another device's. */
export function OtherDraft({ other }: { readonly other: NonNullable<DraftStore['other']> }) {
  return (
    <Alert tone="warning" title={t('This draft was changed on another device.')}>
      {t('The other one was saved on {format}.', { format: time.format(new Date(other.savedAt)) })}
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
