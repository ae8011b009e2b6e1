import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import type { DragEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type Draft, isOwnPicture, withImage, withoutOwnPicture, withPictureAt } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { Picture } from './Picture.tsx';
import { t } from '../../../i18n/t.ts';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-place='out'] img,
  &[data-place='reserve'] img {
    filter: grayscale(1);
    opacity: 0.45;
  }
  & > small {
    ${text('caption')} color: ${color.text2};
  }
`;

const Handle = styled.div`
  cursor: grab;
`;

/** The type of a dragged picture: it cannot be dropped anywhere else. */
const dragType = 'application/x-curbcast-picture';

/** Whether the drag has pictures of this list, rather than files. */
export const isPictureDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(dragType);

export interface PictureItemProps {
  readonly url: string;
  /** Its place in the order, from 0, and the number of pictures. */
  readonly place: number;
  readonly count: number;
  readonly use: 'shown' | 'reserve' | 'out';
  readonly caption: string;
  readonly captionCharacters: number;
  readonly change: ChangeDraft;
  /** Announces to screen readers what happened. */
  readonly announce: (sentence: string) => void;
}

/** A picture of the video: whether it is used, its caption, and its place, by dragging or with buttons. */
export function PictureItem(props: PictureItemProps) {
  const { url, place, count, use, caption, captionCharacters, change, announce } = props;
  const name = t('picture {place}', { place: place + 1 });
  const moveTo = (to: number): void => {
    change((current) => withPictureAt(current, url, to));
    announce(t('Picture {place} is now picture {to} of {count}.', { place: place + 1, to: to + 1, count }));
  };
  /** The focus stays on the picture: React moves its element, and at the end of the list a button may be disabled. */
  const moveBy = (step: number, { currentTarget: button }: MouseEvent<HTMLButtonElement>): void => {
    flushSync(() => moveTo(place + step));
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    (button.disabled ? other : button)?.focus();
  };
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(dragType);
    if (dragged === '' || dragged === url) return;
    event.preventDefault();
    change((current) => withPictureAt(current, dragged, place));
    announce(t('The picture is now picture {place} of {count}.', { place: place + 1, count }));
  };
  return (
    <Root
      data-place={use}
      onDragOver={(event) => {
        if (isPictureDrag(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <Handle
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, url);
          dataTransfer.effectAllowed = 'move';
        }}
      >
        <Picture url={url} label={t('Picture {place}', { place: place + 1 })} />
      </Handle>
      <Cluster $gap={1} $justify="space-between">
        {isOwnPicture(url) ? <Badge>{t('Yours')}</Badge> : <Badge tone="outline">{t('Listing')}</Badge>}
        <span>
          <IconButton
            label={t('Move {name} earlier', { name })}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={place === 0}
            onClick={(event) => moveBy(-1, event)}
          />
          <IconButton
            label={t('Move {name} later', { name })}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={place === count - 1}
            onClick={(event) => moveBy(1, event)}
          />
          {isOwnPicture(url) && (
            <IconButton
              label={t('Remove {name}', { name })}
              variant="destructive"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                change((current) => withoutOwnPicture(current, url));
                announce(t('Picture {place} was removed.', { place: place + 1 }));
              }}
            />
          )}
        </span>
      </Cluster>
      <Checkbox
        label={t('Use {name}', { name })}
        checked={use !== 'out'}
        onCheckedChange={(used) => change((current) => withImage(current, url, used))}
      />
      {use !== 'out' && (
        <Field label={t('Caption of {name}', { name })} optional>
          <TextInput
            maxLength={captionCharacters}
            value={caption}
            onChange={({ currentTarget: { value } }) => change((current) => withCaption(current, url, value))}
          />
        </Field>
      )}
      {use === 'reserve' && <small>{t('In reserve, in case another cannot be loaded')}</small>}
    </Root>
  );
}

const withCaption = (draft: Draft, url: string, caption: string): Draft => ({
  ...draft,
  pictureCaptions: { ...draft.pictureCaptions, [url]: caption },
});
