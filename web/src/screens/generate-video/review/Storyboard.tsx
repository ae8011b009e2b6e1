import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Draft } from '../draft/draft.ts';
import { scenesOf, withScenes, withSwappedScenes } from '../draft/scenes.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { langOf } from '../script/languages.ts';
import { Scene } from './Scene.tsx';
import { t } from '../../../i18n/t.ts';

const storyboardQuery = graphql(`
  query Storyboard($input: StoryboardInput!) {
    storyboard(input: $input) {
      text
      pictures
      facts
    }
  }
`);

const Scenes = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Scrolled = styled.div`
  max-block-size: 36rem;
  overflow-y: auto;
`;
const Hint = styled.p`
  ${text('caption')} color: ${color.text2};
  margin-block-end: ${space[2]};
`;

export interface StoryboardProps {
  readonly draft: Draft;
  /** The pictures that the video shows. */
  readonly pictures: readonly string[];
  /** Absent if another provider arranges the videos. */
  readonly change: ChangeDraft | undefined;
}

/** The pictures and facts that the video shows for each part of the script. The user may swap the pictures. */
export function Storyboard({ draft, pictures, change }: StoryboardProps) {
  const [announcement, announce] = useState('');
  const { script, propertyAddress, pictureCaptions, pictureTexts, scenePictures } = draft;
  const { data, previousData, error } = useQuery(storyboardQuery, {
    variables: {
      input: {
        script,
        propertyAddress: propertyAddress.trim(),
        imageUrls: [...pictures],
        pictureCaptions: pictures.map((url) => pictureCaptions[url]?.trim() ?? ''),
        pictureTexts: pictures.map((url) => pictureTexts[url] ?? ''),
        pictureScenes: scenesOf(scenePictures, pictures),
      },
    },
    skip: script.trim() === '',
  });
  if (error !== undefined) return <p role="alert">{t('The storyboard could not be loaded.')}</p>;
  // Shows a choice immediately, before the server's response.
  const scenes = ((data ?? previousData)?.storyboard ?? []).map((scene) => {
    const chosen = (scenePictures[scene.text] ?? []).filter((url) => pictures.includes(url));
    const fitting = scene.pictures.flatMap((at) => pictures[at] ?? []);
    return { ...scene, isChosen: chosen.length > 0, pictures: chosen.length > 0 ? chosen : fitting };
  });
  const swap = (change: ChangeDraft) => (one: number, other: number) => {
    change((current) => withSwappedScenes(current, scenes, one, other));
    announce(t('Scenes {one} and {other} have swapped their pictures.', { one: one + 1, other: other + 1 }));
  };
  const choose = (change: ChangeDraft) => (place: number, url: string) => {
    change((current) => withScenes(current, scenes, new Map([[place, [url]]])));
    announce(t('Scene {place} shows picture {at}.', { place: place + 1, at: pictures.indexOf(url) + 1 }));
  };
  const canChange = change !== undefined && pictures.length > 1;
  return (
    <>
      <Hint>
        {t('Each sentence shows the picture that fits it. A caption helps to find it.')}{' '}
        {canChange && t('Drag a picture to another sentence, or use its buttons, to swap them.')}
      </Hint>
      <Scrolled tabIndex={0} role="region" aria-label={t('Storyboard')}>
        <Scenes role="list">
          {scenes.map((scene, place) => (
            <Scene
              key={`${place} ${scene.text}`}
              scene={scene}
              place={place}
              count={scenes.length}
              pictures={pictures}
              lang={langOf(draft.language)}
              acts={canChange ? { swap: swap(change), choose: choose(change) } : undefined}
            />
          ))}
        </Scenes>
      </Scrolled>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {canChange && scenes.some(({ isChosen }) => isChosen) && (
        <Button variant="ghost" onClick={() => change((current) => ({ ...current, scenePictures: {} }))}>
          {t('Arrange the pictures automatically')}
        </Button>
      )}
    </>
  );
}
