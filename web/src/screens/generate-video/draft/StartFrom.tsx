import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { isBegun, type Draft } from './draft.ts';
import type { DraftStore } from './useDraft.ts';
import { t } from '../../../i18n/t.ts';

export interface StartFromProps {
  readonly store: DraftStore;
  /** The address parameter that requests this start; it is removed when the draft has begun. */
  readonly parameter: string;
  /** The start of the draft: undefined while it is being loaded, null when it does not exist. */
  readonly beginning: { readonly title: string; readonly draft: Draft } | null | undefined;
  /** The message when it does not exist. */
  readonly missing: string;
}

/** Begins the draft with something that exists. Asks first if that would replace a draft. */
export function StartFrom({ store, parameter, beginning, missing }: StartFromProps) {
  const { draft, loaded, change } = store;
  const [, setSearch] = useSearchParams();
  const ready = loaded ? beginning : undefined;
  const finish = (): void =>
    setSearch(
      (address) => {
        address.delete(parameter);
        return address;
      },
      { replace: true },
    );
  const take = (): void => {
    if (!ready) return;
    change(() => ready.draft);
    finish();
  };
  const asks = Boolean(ready) && isBegun(draft);
  const onReady = useEffectEvent(() => {
    if (ready === null) {
      toast({ title: t('Error'), description: missing, variant: 'destructive' });
      finish();
    } else if (!asks) take();
  });
  const isKnown = ready !== undefined;
  useEffect(() => {
    if (isKnown) onReady();
  }, [isKnown]);

  return (
    <ConfirmDialog
      open={asks}
      onOpenChange={(open) => !open && finish()}
      title={t('Replace your draft?')}
      description={t('You have started another video. “{title}” would take its place.', { title: ready?.title ?? '' })}
      confirmText={t('Replace draft')}
      cancelText={t('Keep my draft')}
      onConfirm={take}
    />
  );
}
