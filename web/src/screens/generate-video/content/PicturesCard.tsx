import { ImageUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { pictureTypes } from '../../../features/own-pictures.ts';
import type { Limits } from '../../../features/catalog/cost.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type Draft, keptImages, shownImages } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { isPictureDrag, PictureItem } from './PictureItem.tsx';
import { useOwnPictures } from './useOwnPictures.ts';
import { t } from '../../../i18n/t.ts';

const Items = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const DropZone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1.5px dashed ${color.borderStrong};
  border-radius: ${radius.md};
  ${text('small')} color: ${color.text2};
  &[data-over='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

export interface PicturesCardProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly limits: Pick<Limits, 'videoPictures' | 'ownPictures' | 'captionCharacters'>;
}

/**
 * The pictures of the video, from the listing and the user's own: which, in which order, and what is written under
 * them.
 */
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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { uploading, refused, upload } = useOwnPictures(draft, change, most);
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (isPictureDrag(event)) return;
    event.preventDefault();
    void upload([...event.dataTransfer.files]);
  };
  return (
    <>
      <DropZone
        data-over={over}
        onDragOver={(event) => {
          if (isPictureDrag(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={t('Picture files')}
            accept={pictureTypes.join(',')}
            onChange={({ currentTarget }) => {
              void upload([...(currentTarget.files ?? [])]);
              // The same files can be chosen again.
              currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
        <Button
          variant="secondary"
          icon={<ImageUp aria-hidden="true" />}
          loading={uploading !== null}
          loadingText={
            uploading === null
              ? ''
              : t('Uploading picture {file} of {files}…', { file: uploading.file, files: uploading.files })
          }
          onClick={() => input.current?.click()}
        >
          {t('Add your own pictures')}
        </Button>
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
