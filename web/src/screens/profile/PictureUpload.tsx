import { useApolloClient, useMutation } from '@apollo/client/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { menuName, type Viewer } from '../../app/session/useSession.ts';
import { viewerQuery } from '../../app/session/viewer.ts';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { isRecord, inOurLanguage } from '../../app/rest.ts';
import { graphql } from '../../gql/gql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { pictureSource } from '../../ui/pictureSource.ts';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

const removePictureMutation = graphql(`
  mutation RemoveProfilePicture {
    removeProfilePicture {
      position
      user {
        ...ViewerUser
      }
    }
  }
`);

/** The server checks both again. */
const types: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const largest = 5 * 1024 * 1024;

const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 80px;
  block-size: 80px;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text('h2')}
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Hint = styled.p`
  ${text('caption')} color: ${color.text2};
  margin-block-start: ${space[2]};
`;

/** The picture with its upload. The server checks the file again and converts it. */
export function PictureUpload({ user }: { readonly user: Viewer['user'] }) {
  const client = useApolloClient();
  const hintId = useId();
  const [busy, setBusy] = useState(false);
  const [removePicture, { loading: removing }] = useMutation(removePictureMutation);
  const { profilePictureUrl } = user;

  const upload = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (!types.includes(file.type))
      return toast({
        title: t('Invalid File Type'),
        description: t('Please upload a JPEG, PNG, GIF, or WebP image.'),
        variant: 'destructive',
      });
    if (file.size > largest)
      return toast({
        title: t('File Too Large'),
        description: t('Please upload an image smaller than 5MB.'),
        variant: 'destructive',
      });
    setBusy(true);
    try {
      await send(file);
      await client.query({ query: viewerQuery, fetchPolicy: 'network-only' });
      toast({ title: t('Success'), description: t('Profile picture updated successfully') });
    } catch (cause) {
      const said = cause instanceof UploadFailure ? cause.message : '';
      toast({
        title: t('Upload Failed'),
        description: said === '' ? t('Failed to upload profile picture') : said,
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await removePicture();
      toast({ title: t('Picture removed') });
    } catch (cause) {
      toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };

  return (
    <Cluster $gap={5}>
      <Picture aria-hidden="true">
        {profilePictureUrl === null ? (
          menuName(user).charAt(0).toUpperCase()
        ) : (
          <img src={pictureSource(profilePictureUrl)} alt="" />
        )}
      </Picture>
      <div>
        <Cluster $gap={3}>
          <FileButton
            variant="secondary"
            icon={<ImageUp aria-hidden="true" />}
            loading={busy}
            loadingText={t('Uploading...')}
            aria-describedby={hintId}
            fileLabel={t('Profile picture')}
            accept={types}
            onFiles={(files) => void upload(files)}
          >
            {t('Upload picture')}
          </FileButton>
          {profilePictureUrl !== null && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden="true" />}
              loading={removing}
              loadingText={t('Removing...')}
              onClick={() => void remove()}
            >
              {t('Remove picture')}
            </Button>
          )}
        </Cluster>
        <Hint id={hintId}>{t('JPEG, PNG, GIF or WebP, at most 5 MB. It is cropped to a square.')}</Hint>
      </div>
    </Cluster>
  );
}

/** The server refused the file; the message is its `error` field, or empty. */
class UploadFailure extends Error {}

async function send(file: File): Promise<void> {
  const body = new FormData();
  body.append('profilePicture', file);
  const response = await fetch('/auth/profile/picture', {
    method: 'POST',
    credentials: 'include',
    headers: inOurLanguage(),
    body,
  });
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new UploadFailure(isRecord(answer) && typeof answer['error'] === 'string' ? answer['error'] : '');
}
