import { useMutation } from '@apollo/client/react';
import { ShieldOff, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { PresenterPreview } from '../../features/presenters/PresenterPreview.tsx';
import { isSelectable, type Avatar } from '../../features/presenters/avatars.ts';
import { deleteAvatarMutation, revokeConsentMutation } from '../../features/twins/documents.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cluster, Grid } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { toast } from '../../ui/toastStore.ts';
import { Item, NoPicture } from './Item.tsx';
import { t } from '../../i18n/t.ts';

const badges = {
  ready: { tone: 'success', label: t('Ready') },
  active: { tone: 'success', label: t('Active') },
  processing: { tone: 'info', label: t('Processing') },
  failed: { tone: 'danger', label: t('Failed') },
} as const;

/** The user's Digital Twins with their status. */
export function MyTwins({ twins }: { readonly twins: readonly Avatar[] }) {
  const [doomed, setDoomed] = useState<Avatar>();
  const [withdrawn, setWithdrawn] = useState<Avatar>();
  const [deleteAvatar, deleting] = useMutation(deleteAvatarMutation, { refetchQueries: ['Avatars'] });
  const [revokeConsent, revoking] = useMutation(revokeConsentMutation, { refetchQueries: ['Avatars'] });
  const remove = async ({ id }: Avatar): Promise<void> => {
    try {
      await deleteAvatar({ variables: { id } });
      toast({ title: t('Avatar deleted successfully!') });
      setDoomed(undefined);
    } catch (error) {
      toast({ title: t('Failed to delete avatar'), description: sentenceOf(error), variant: 'destructive' });
    }
  };
  const withdraw = async ({ id }: Avatar): Promise<void> => {
    try {
      await revokeConsent({ variables: { id } });
      toast({ title: t('Consent revoked'), description: t('This Digital Twin is disabled.') });
      setWithdrawn(undefined);
    } catch (error) {
      toast({
        title: t('The consent could not be revoked'),
        description: sentenceOf(error),
        variant: 'destructive',
      });
    }
  };
  if (twins.length === 0)
    return (
      <EmptyState icon={<UserRound />} title={t('No Digital Twins yet')}>
        {t('Record yourself or upload a video to make your first one.')}
      </EmptyState>
    );
  return (
    <>
      <Grid as="ul" role="list" $min="clamp(160px, 20vw, 220px)" $gap={4}>
        {twins.map((twin) => (
          <Item key={twin.id}>
            {isSelectable(twin) ? (
              <PresenterPreview posterUrl={twin.posterUrl} previewUrl={twin.imageUrl} active={false} />
            ) : (
              <NoPicture aria-hidden="true">
                <UserRound />
              </NoPicture>
            )}
            <h3>{twin.name}</h3>
            <div data-part="state">
              <State twin={twin} />
            </div>
            <Cluster $gap={1}>
              {(twin.status === 'processing' || isSelectable(twin)) && (
                <IconButton
                  label={t('Take back the consent of {name}', { name: twin.name })}
                  icon={<ShieldOff aria-hidden="true" />}
                  onClick={() => setWithdrawn(twin)}
                />
              )}
              {isSelectable(twin) && (
                <IconButton
                  label={t('Delete {name}', { name: twin.name })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setDoomed(twin)}
                />
              )}
            </Cluster>
          </Item>
        ))}
      </Grid>
      {doomed !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setDoomed(undefined)}
          title={t('Delete {name}?', { name: doomed.name })}
          description={t(
            'The Digital Twin and its recordings are removed for good. Its credit is used. Finished videos stay.',
          )}
          confirmText={t('Delete')}
          destructive
          loading={deleting.loading}
          loadingText={t('Deleting...')}
          onConfirm={() => void remove(doomed)}
        />
      )}
      {withdrawn !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setWithdrawn(undefined)}
          title={t('Take back the consent for {name}?', { name: withdrawn.name })}
          description={
            withdrawn.status === 'processing'
              ? t('We stop making it, remove the recordings, and give your Digital Twin credit back.')
              : t(
                  'The Digital Twin stops working at once, also in videos that wait, and its recordings are removed. This cannot be undone.',
                )
          }
          confirmText={t('Take back')}
          destructive
          loading={revoking.loading}
          loadingText={t('Taking back...')}
          onConfirm={() => void withdraw(withdrawn)}
        />
      )}
    </>
  );
}

function State({ twin }: { readonly twin: Avatar }) {
  const {
    name,
    status,
    progress,
    progressEstimated,
    errorMessage,
    consentUrl,
    consentCertificateUrl: certificate,
  } = twin;
  const { tone, label } = badges[status as keyof typeof badges] ?? badges.processing;
  return (
    <>
      <Badge tone={tone}>{label}</Badge>{' '}
      {status === 'processing' && (
        <ProgressBar
          label={twin.description}
          value={progress}
          {...(progressEstimated ? { detail: t('estimated') } : {})}
        />
      )}
      {typeof consentUrl === 'string' && (
        <a href={consentUrl} target="_blank" rel="noreferrer">
          {t('Confirm your consent')}
        </a>
      )}
      {errorMessage}
      {typeof certificate === 'string' && (
        <a
          href={certificate}
          target="_blank"
          rel="noreferrer"
          aria-label={t('Consent certificate of {name}', { name })}
        >
          {t('Consent certificate')}
        </a>
      )}
    </>
  );
}
