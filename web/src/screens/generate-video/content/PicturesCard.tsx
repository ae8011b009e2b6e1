import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type Draft, keptImages, shownImages, withImage } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { Picture } from './Picture.tsx';

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  &[data-place='out'] img,
  &[data-place='reserve'] img {
    filter: grayscale(1);
    opacity: 0.45;
  }
  & > small {
    ${text('caption')} color: ${color.text2};
  }
`;
const Items = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface ListingPicturesProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** The number of pictures that a video shows. */
  readonly room: number;
}

/** The pictures of the listing, which the user can leave out. */
export function ListingPictures({ draft, change, room }: ListingPicturesProps) {
  const kept = keptImages(draft);
  const shown = shownImages(draft, room);
  const placeOf = (url: string) => (shown.includes(url) ? 'shown' : kept.includes(url) ? 'reserve' : 'out');
  return (
    <Card
      title="Pictures of the listing"
      headingLevel={3}
      description={`${shown.length} of ${draft.imageUrls.length} will be shown while your presenter speaks, in this order.${kept.length > shown.length ? ` A video has room for ${room}.` : ''}`}
    >
      <Items as="ul" role="list" $min="clamp(132px, 16vw, 180px)" $gap={3}>
        {draft.imageUrls.map((url, index) => (
          <Item key={url} data-place={placeOf(url)}>
            <Picture url={url} label={`Picture ${index + 1} of the listing`} />
            <Checkbox
              label={`Use picture ${index + 1}`}
              checked={kept.includes(url)}
              onCheckedChange={(use) => change((current) => withImage(current, url, use))}
            />
            {kept.includes(url) && (
              <Field label={`Caption of picture ${index + 1}`} optional>
                <TextInput
                  maxLength={120}
                  value={draft.pictureCaptions[url] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    change((current) => ({
                      ...current,
                      pictureCaptions: { ...current.pictureCaptions, [url]: value },
                    }))
                  }
                />
              </Field>
            )}
            {placeOf(url) === 'reserve' && <small>In reserve, for one that cannot be had</small>}
          </Item>
        ))}
      </Items>
    </Card>
  );
}
