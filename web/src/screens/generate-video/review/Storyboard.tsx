import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import type { StoryboardQuery } from '../../../gql/graphql.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Picture } from '../content/Picture.tsx';
import type { Draft } from '../draft/draft.ts';
import { langOf } from '../script/languages.ts';
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

type Scene = StoryboardQuery['storyboard'][number];

const Scenes = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Scrolled = styled.div`
  max-block-size: 32rem;
  overflow-y: auto;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
`;
const Pictures = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
`;
const Told = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-block-start: ${space[1]};
  }
`;
const Hint = styled.p`
  ${text('caption')} color: ${color.text2};
  margin-block-end: ${space[2]};
`;

export interface StoryboardProps {
  readonly draft: Draft;
  /** The pictures that the video shows. */
  readonly pictures: readonly string[];
}

/** Which picture and which facts the video shows with which words of the script. */
export function Storyboard({ draft, pictures }: StoryboardProps) {
  const { script, propertyAddress, pictureCaptions, pictureTexts } = draft;
  const { data, error } = useQuery(storyboardQuery, {
    variables: {
      input: {
        script,
        propertyAddress: propertyAddress.trim(),
        imageUrls: [...pictures],
        pictureCaptions: pictures.map((url) => pictureCaptions[url]?.trim() ?? ''),
        pictureTexts: pictures.map((url) => pictureTexts[url] ?? ''),
      },
    },
    skip: script.trim() === '',
  });
  if (error !== undefined) return <p role="alert">{t('The storyboard could not be loaded.')}</p>;
  return (
    <>
      <Hint>{t('Each sentence shows the picture that fits it. A caption helps to find it.')}</Hint>
      <Scrolled tabIndex={0} role="region" aria-label={t('Storyboard')} lang={langOf(draft.language)}>
        <Scenes role="list">
          {(data?.storyboard ?? []).map((scene, place) => (
            <SceneRow key={`${place} ${scene.text}`} scene={scene} pictures={pictures} />
          ))}
        </Scenes>
      </Scrolled>
    </>
  );
}

function SceneRow({ scene, pictures }: { readonly scene: Scene; readonly pictures: readonly string[] }) {
  return (
    <Row>
      <Pictures>
        {scene.pictures.map((at) => (
          <Picture key={at} url={pictures[at] ?? ''} label={t('Shows picture {place}', { place: at + 1 })} />
        ))}
      </Pictures>
      <Told dir="auto">
        {scene.text}
        {scene.facts.length > 0 && (
          <div>
            {scene.facts.map((fact, at) => (
              <Badge key={`${at} ${fact}`} tone="outline">
                {fact}
              </Badge>
            ))}
          </div>
        )}
      </Told>
    </Row>
  );
}
