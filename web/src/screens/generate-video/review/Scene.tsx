import { ArrowDown, ArrowUp, Images } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picture } from '../content/Picture.tsx';
import type { ShownScene } from '../draft/scenes.ts';
import { t } from '../../../i18n/t.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  &[data-over='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;
const Pictures = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  &[draggable='true'] {
    cursor: grab;
  }
`;
const Told = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
`;
const Choices = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space[2]};
  & > button {
    padding: 2px;
    border: 2px solid transparent;
    border-radius: ${radius.md};
    background: none;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    border-color: ${color.accent};
  }
`;

/** The type of a dragged scene: it cannot be dropped anywhere else. */
const dragType = 'application/x-curbcast-scene';

export interface SceneProps {
  readonly scene: ShownScene & { readonly facts: readonly string[] };
  /** Its place in the storyboard, from 0, and the number of scenes. */
  readonly place: number;
  readonly count: number;
  /** All pictures of the video. */
  readonly pictures: readonly string[];
  /** The language of the script. */
  readonly lang: string | undefined;
  readonly acts:
    | {
        readonly swap: (one: number, other: number) => void;
        readonly choose: (place: number, url: string) => void;
      }
    | undefined;
}

/** A scene of the storyboard. Its pictures swap with another scene's, by dragging or with buttons. */
export function Scene({ scene, place, count, pictures, lang, acts }: SceneProps) {
  const [over, setOver] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const drop = (event: DragEvent): void => {
    setOver(false);
    const from = event.dataTransfer.getData(dragType);
    if (from === '') return;
    event.preventDefault();
    if (Number(from) !== place) acts?.swap(Number(from), place);
  };
  const named = { place: place + 1 };
  return (
    <Root
      data-over={over}
      onDragOver={(event) => {
        if (acts === undefined || !event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Pictures
        draggable={acts !== undefined}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, String(place));
          dataTransfer.effectAllowed = 'move';
        }}
      >
        {scene.pictures.map((url) => (
          <Picture key={url} url={url} label={t('Shows picture {place}', { place: pictures.indexOf(url) + 1 })} />
        ))}
      </Pictures>
      <Told>
        <div dir="auto" lang={lang}>
          {scene.text}
        </div>
        {scene.facts.length > 0 && (
          <Facts dir="auto" lang={lang}>
            {scene.facts.map((fact, at) => (
              <Badge key={`${at} ${fact}`} tone="outline">
                {fact}
              </Badge>
            ))}
          </Facts>
        )}
        {acts !== undefined && (
          <div>
            <IconButton
              label={t('Swap the picture of scene {place} with the one before', named)}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={place === 0}
              onClick={() => acts.swap(place, place - 1)}
            />
            <IconButton
              label={t('Swap the picture of scene {place} with the next one', named)}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={place === count - 1}
              onClick={() => acts.swap(place, place + 1)}
            />
            <IconButton
              ref={opener}
              label={t('Choose another picture for scene {place}', named)}
              icon={<Images aria-hidden="true" />}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            />
          </div>
        )}
      </Told>
      {acts !== undefined && choosing && (
        <Choices role="group" aria-label={t('Pictures for scene {place}', named)}>
          {pictures.map((url, at) => (
            <button
              key={url}
              type="button"
              aria-pressed={scene.pictures.includes(url)}
              onClick={() => {
                acts.choose(place, url);
                setChoosing(false);
                opener.current?.focus();
              }}
            >
              <Picture url={url} label={t('Picture {index}', { index: at + 1 })} />
            </button>
          ))}
        </Choices>
      )}
    </Root>
  );
}
