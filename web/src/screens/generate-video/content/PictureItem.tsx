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

/** Whether pictures of this list are dragged, and not files. */
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
  /** Tells screen readers what has happened. */
  readonly announce: (sentence: string) => void;
}

/** A picture of the film: whether it is used, its caption, and its place, by dragging or with buttons. */
export function PictureItem(props: PictureItemProps) {
  const { url, place, count, use, caption, captionCharacters, change, announce } = props;
  const name = `picture ${place + 1}`;
  const moveTo = (to: number): void => {
    change((current) => withPictureAt(current, url, to));
    announce(`Picture ${place + 1} is now picture ${to + 1} of ${count}.`);
  };
  /** The focus stays at the picture: React moves its element, and a button may go off at the end of the list. */
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
    announce(`The picture is now picture ${place + 1} of ${count}.`);
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
        <Picture url={url} label={`Picture ${place + 1}`} />
      </Handle>
      <Cluster $gap={1} $justify="space-between">
        {isOwnPicture(url) ? <Badge>Yours</Badge> : <Badge tone="outline">Listing</Badge>}
        <span>
          <IconButton
            label={`Move ${name} earlier`}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={place === 0}
            onClick={(event) => moveBy(-1, event)}
          />
          <IconButton
            label={`Move ${name} later`}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={place === count - 1}
            onClick={(event) => moveBy(1, event)}
          />
          {isOwnPicture(url) && (
            <IconButton
              label={`Remove ${name}`}
              variant="destructive"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                change((current) => withoutOwnPicture(current, url));
                announce(`Picture ${place + 1} was removed.`);
              }}
            />
          )}
        </span>
      </Cluster>
      <Checkbox
        label={`Use ${name}`}
        checked={use !== 'out'}
        onCheckedChange={(used) => change((current) => withImage(current, url, used))}
      />
      {use !== 'out' && (
        <Field label={`Caption of ${name}`} optional>
          <TextInput
            maxLength={captionCharacters}
            value={caption}
            onChange={({ currentTarget: { value } }) => change((current) => withCaption(current, url, value))}
          />
        </Field>
      )}
      {use === 'reserve' && <small>In reserve, for one that cannot be had</small>}
    </Root>
  );
}

const withCaption = (draft: Draft, url: string, caption: string): Draft => ({
  ...draft,
  pictureCaptions: { ...draft.pictureCaptions, [url]: caption },
});
