import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import type { DraftStore } from './useDraft.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Asks which of two drafts counts: the one of this device, or the one that another device has saved. */
export function OtherDraft({ other }: { readonly other: NonNullable<DraftStore['other']> }) {
  return (
    <Alert tone="warning" title="This draft was changed on another device.">
      The other one was saved on {time.format(new Date(other.savedAt))}.
      <Cluster $gap={3}>
        <Button variant="secondary" onClick={other.take}>
          Use the other one
        </Button>
        <Button variant="ghost" onClick={other.keepMine}>
          Keep this one
        </Button>
      </Cluster>
    </Alert>
  );
}
