import { useQuery } from '@apollo/client/react';
import { UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../../../app/lazyDialog.tsx';
import { twinCreditsQuery } from '../../../features/credits/twinCredits.ts';
import { text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { VoiceButton } from '../../../features/presenters/VoiceButton.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import {
  avatarsQuery,
  isSelectable,
  lastAvatarQuery,
  lastUsedFirst,
  type Avatar,
} from '../../../features/presenters/avatars.ts';
import { PresenterPreview } from '../../../features/presenters/PresenterPreview.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const CreateTwinDialog = lazyDialog(
  async () => (await import('../../../features/twins/CreateTwinDialog.tsx')).CreateTwinDialog,
);

const Heading = styled.h3`
  ${text('label')}
`;

export interface AvatarStepProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** Step 2: choose the AI presenter. */
export function AvatarStep({ draft, change }: AvatarStepProps) {
  const voices = useId();
  const { data, error, refetch } = useQuery(avatarsQuery);
  const { data: last, error: unknown } = useQuery(lastAvatarQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined && error !== undefined) {
    return <QueryError title={t('The presenters could not be loaded')} error={error} retry={refetch} />;
  }
  // The order needs both responses. Waiting for them keeps the cards from jumping under the pointer.
  if (data === undefined || (last === undefined && unknown === undefined)) return <Placeholders />;
  if (data.avatars.length === 0)
    return (
      <EmptyState icon={<UserRound />} title={t('No presenter is available right now')}>
        {t('Please try again later.')}
      </EmptyState>
    );

  const lastId = last?.videos.edges[0]?.node.avatarId;
  return (
    <Stack $gap={4}>
      <RadioCards
        label={t('AI presenter')}
        hideLabel
        minWidth="clamp(140px, 18vw, 200px)"
        value={draft.avatarId ?? undefined}
        onValueChange={(avatarId) => change((current) => ({ ...current, avatarId }))}
        options={lastUsedFirst(data.avatars, lastId).map((avatar) => ({
          value: avatar.id,
          label: avatar.name,
          description: avatar.description,
          disabled: !isSelectable(avatar),
          trailing:
            avatar.id === lastId ? <Badge tone="accent">{t('Last used')}</Badge> : <TypeBadge avatar={avatar} />,
          media: previewOf(avatar),
        }))}
      />
      <Stack $gap={2}>
        <Heading id={voices}>{t('Voices')}</Heading>
        <Cluster $gap={2} role="group" aria-labelledby={voices}>
          {data.avatars.map(({ id, name, voiceUrl }) =>
            typeof voiceUrl === 'string' ? (
              <VoiceButton key={id} label={t('Hear {name}', { name })} load={async () => voiceUrl} />
            ) : null,
          )}
        </Cluster>
      </Stack>
      <OwnTwin />
    </Stack>
  );
}

/** Opens the creation of a Digital Twin in the wizard, or links to its purchase. */
function OwnTwin() {
  const [isCreating, setCreating] = useState(false);
  const credits = useQuery(twinCreditsQuery, { fetchPolicy: 'cache-and-network' }).data?.viewer?.twinCredits;
  if (credits === undefined) return null;
  return (
    <div>
      {credits.available > 0 && credits.debt === 0 ? (
        <Button variant="secondary" onClick={() => setCreating(true)}>
          {t('Create Custom Avatar')}
        </Button>
      ) : (
        <ButtonLink variant="secondary" to="/manage-avatars">
          {t('Get your own Digital Twin')}
        </ButtonLink>
      )}
      {isCreating && <CreateTwinDialog open onOpenChange={setCreating} />}
    </div>
  );
}

/** The preview on a presenter's card. */
function previewOf({ posterUrl, imageUrl }: Avatar) {
  return (active: boolean) => <PresenterPreview posterUrl={posterUrl} previewUrl={imageUrl} active={active} />;
}

function TypeBadge({ avatar: { type, status } }: { readonly avatar: Avatar }) {
  if (type !== 'custom') return <Badge>{t('Stock')}</Badge>;
  return (
    <Badge tone={status === 'failed' ? 'danger' : 'info'}>
      {status === 'processing' ? t('In training') : status === 'failed' ? t('Failed') : t('Your twin')}
    </Badge>
  );
}

const places = ['first', 'second', 'third', 'fourth'] as const;

function Placeholders() {
  return (
    <Loading label={t('Loading presenters…')}>
      <Grid $min="clamp(140px, 18vw, 200px)" $gap={3}>
        {places.map((place) => (
          <Skeleton key={place} $height="250px" $radius="10px" />
        ))}
      </Grid>
    </Loading>
  );
}
