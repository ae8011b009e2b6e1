import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pictureTypes } from '../../../features/own-pictures.ts';
import type { Limits } from '../../../features/catalog/cost.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DropZone } from '../../../ui/DropZone.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type Draft, keptImages, shownImages } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { PictureItem } from './PictureItem.tsx';
import { useOwnPictures } from './useOwnPictures.ts';
import { t } from '../../../i18n/t.ts';

const Items = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface PicturesCardProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly limits: Pick<Limits, 'videoPictures' | 'ownPictures' | 'captionCharacters'>;
}

/** The pictures of the video, from the listing and the user's own: their selection, order and captions. */
export function PicturesCard({ draft, change, limits }: PicturesCardProps) {
  const [announcement, announce] = useState('');
  const { videoPictures: room } = limits;
  const kept = keptImages(draft);
  const shown = shownImages(draft, room);
  const useOf = (url: string) => (shown.includes(url) ? 'shown' : kept.includes(url) ? 'reserve' : 'out');
  const count = draft.imageUrls.length;
  return (
    <Card
      title={t('Pictures')}
      headingLevel={3}
      description={
        count === 0
          ? t('Shown with the words that they fit while your presenter speaks. Without any, the video shows its title.')
          : [
              t('Up to {shown} of {count} are shown while your presenter speaks, each with the words that it fits.', {
                shown: shown.length,
                count,
              }),
              ...(kept.length > shown.length ? [t('A video has room for {room}.', { room })] : []),
              ...(count > 1 ? [t('Drag a picture, or use its arrows, to change the order.')] : []),
            ].join(' ')
      }
    >
      {count > 0 && (
        <Items as="ul" role="list" $min="clamp(148px, 16vw, 190px)" $gap={3}>
          {draft.imageUrls.map((url, place) => (
            <PictureItem
              key={url}
              url={url}
              place={place}
              count={count}
              use={useOf(url)}
              caption={draft.pictureCaptions[url] ?? ''}
              captionCharacters={limits.captionCharacters}
              change={change}
              announce={announce}
            />
          ))}
        </Items>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <OwnPictureUpload draft={draft} change={change} most={limits.ownPictures} />
    </Card>
  );
}

/** Takes files that are dropped or chosen. */
function OwnPictureUpload({ draft, change, most }: Pick<PicturesCardProps, 'draft' | 'change'> & { most: number }) {
  const { uploading, refused, upload } = useOwnPictures(draft, change, most);
  return (
    <>
      <DropZone onFiles={(files) => void upload(files)}>
        <FileButton
          variant="secondary"
          icon={<ImageUp aria-hidden="true" />}
          loading={uploading !== null}
          loadingText={
            uploading === null
              ? ''
              : t('Uploading picture {file} of {files}…', { file: uploading.file, files: uploading.files })
          }
          fileLabel={t('Picture files')}
          accept={pictureTypes}
          multiple
          onFiles={(files) => void upload(files)}
        >
          {t('Add your own pictures')}
        </FileButton>
        <span>{t('Or drop them here. JPEG, PNG, GIF or WebP, at most 5 MB each.')}</span>
      </DropZone>
      {refused.length > 0 && (
        <Alert tone="danger" title={t('Not every picture was added')}>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
