import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { avatarsQuery } from '../../../features/presenters/avatars.ts';
import { VoiceButton } from '../../../features/presenters/VoiceButton.tsx';
import { graphql } from '../../../gql/gql.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { t } from '../../../i18n/t.ts';
import { Caption } from '../../../ui/text.ts';

const previewVoiceMutation = graphql(`
  mutation PreviewVoice($script: String!, $avatarId: ID!) {
    previewVoice(script: $script, avatarId: $avatarId) {
      sentence
      audio
      natural
    }
  }
`);

/** Plays the first sentence of the script in the presenter's voice, before any credits are spent. */
export function VoicePreview({ script, avatarId }: { readonly script: string; readonly avatarId: string | null }) {
  const { data } = useQuery(avatarsQuery);
  const [preview] = useMutation(previewVoiceMutation);
  const [natural, setNatural] = useState<boolean>();
  const presenter = data?.avatars.find(({ id }) => id === avatarId) ?? data?.avatars[0];
  if (presenter === undefined || script.trim() === '') return null;
  const load = async (): Promise<string> => {
    try {
      const answer = await preview({ variables: { script, avatarId: presenter.id } });
      setNatural(answer.data?.previewVoice.natural);
      return `data:audio/wav;base64,${answer.data?.previewVoice.audio ?? ''}`;
    } catch (cause) {
      throw new Error(sentenceOf(cause), { cause });
    }
  };
  return (
    <Cluster>
      <VoiceButton label={t('Hear the first sentence (free, {name})', { name: presenter.name })} load={load} />
      {natural !== undefined && (
        <Caption as="span" role="status">
          {natural ? t('A natural voice speaks') : t('A synthesised voice speaks')}
        </Caption>
      )}
    </Cluster>
  );
}
