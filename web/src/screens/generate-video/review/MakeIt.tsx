import { useQuery } from '@apollo/client/react';
import { avatarsQuery, isSelectable, lastAvatarQuery, lastUsedFirst } from '../../../features/presenters/avatars.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Draft } from '../draft/draft.ts';
import type { Step } from '../draft/steps.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { t } from '../../../i18n/t.ts';

export interface MakeItProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly onReady: (step: Step) => void;
}

/**
 * Goes from the script to the review in one step, with the current look and the chosen presenter, else the presenter of
 * the latest video, else the first one.
 */
export function MakeIt({ draft: { avatarId }, change, onReady }: MakeItProps) {
  const avatars = useQuery(avatarsQuery).data?.avatars.filter(isSelectable) ?? [];
  const last = useQuery(lastAvatarQuery).data?.videos.edges[0]?.node.avatarId;
  const presenter = avatarId ?? lastUsedFirst(avatars, last)[0]?.id;
  const go = (): void => {
    if (presenter === undefined) return;
    change((current) => ({ ...current, avatarId: presenter }));
    onReady('Generate');
  };
  return (
    <Button size="lg" variant="secondary" disabled={presenter === undefined} onClick={go}>
      {t('Make it')}
    </Button>
  );
}
