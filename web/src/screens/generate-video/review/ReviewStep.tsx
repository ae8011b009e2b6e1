import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Catalog } from '../../../features/catalog/cost.ts';
import { color, radius, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { avatarsQuery } from '../../../features/presenters/avatars.ts';
import { Picture } from '../content/Picture.tsx';
import { keptImages, sharedUrlOf, shownImages, type Draft } from '../draft/draft.ts';
import type { Step } from '../draft/steps.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { defaultTitle } from '../draft/submission.ts';
import { langOf } from '../script/languages.ts';
import { MediaProblems } from './MediaProblems.tsx';
import type { ScriptEstimate } from '../script/useScriptEstimate.ts';
import { useLookInWords } from '../content/LookChoices.tsx';
import { Preview } from '../content/Preview.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CostPanel } from './CostPanel.tsx';
import type { ContactQuestion } from './useContact.ts';
import { Storyboard } from './Storyboard.tsx';
import { t } from '../../../i18n/t.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${up.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
const Side = styled.div`
  display: grid;
  gap: ${space[5]};
`;
const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
  &:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  &:first-child {
    padding-block-start: 0;
  }
  & > dt {
    ${text('small')} color: ${color.text2};
    align-self: center;
  }
  & > dd {
    grid-column: 1 / -1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > dd > small {
    display: block;
    ${text('caption')} color: ${color.text2};
  }
`;
const Edit = styled.dd`
  && {
    grid-column: 2;
    grid-row: 1;
    margin-inline-end: -${space[4]};
  }
`;
const Words = styled.p`
  white-space: pre-wrap;
  max-block-size: 20rem;
  overflow-y: auto;
  padding: ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.sunken};
`;
const Presenter = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  & > img {
    inline-size: 64px;
    block-size: 64px;
    object-fit: cover;
    border-radius: ${radius.sm};
    background: ${color.sunken};
  }
  & small {
    display: block;
    ${text('caption')} color: ${color.text2};
  }
`;

export interface ReviewStepProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly estimate: ScriptEstimate;
  readonly catalog: Catalog | undefined;
  /** Whether the order was sent. */
  readonly starting: boolean;
  readonly contact: ContactQuestion;
  readonly onEdit: (step: Step) => void;
}

/** Step 4: a review of the draft and its cost. */
export function ReviewStep({ draft, change, estimate, catalog, starting, contact, onEdit }: ReviewStepProps) {
  const { data } = useQuery(avatarsQuery);
  const avatar = data?.avatars.find(({ id }) => id === draft.avatarId);
  const pictures = catalog === undefined ? keptImages(draft) : shownImages(draft, catalog.limits.videoPictures);
  const [dated] = useState(() => defaultTitle(new Date()));
  const untitled = draft.title.trim() === '';
  const sharedUrl = sharedUrlOf(draft);
  const lookInWords = useLookInWords(draft.look);
  const row = (term: string, edit: string, step: Step, value: ReactNode) => (
    <Part>
      <dt>{term}</dt>
      <dd>{value}</dd>
      <Edit>
        <Button variant="ghost" aria-label={edit} onClick={() => onEdit(step)}>
          {t('Edit')}
        </Button>
      </Edit>
    </Part>
  );
  return (
    <Columns>
      <Card title={t('Your video')} headingLevel={3}>
        <MediaProblems urls={[...(sharedUrl === null ? [] : [sharedUrl]), ...pictures]} />
        <dl>
          {row(
            t('Title'),
            t('Edit title'),
            'Script',
            <>
              {untitled ? t('Untitled Video') : draft.title.trim()}
              {untitled && <small>{t('Will be kept as “{dated}”', { dated })}</small>}
            </>,
          )}
          {row(t('MLS #'), t('Edit MLS #'), 'Script', draft.propertyAddress.trim() || t('Not given'))}
          {row(
            t('Script'),
            t('Edit script'),
            'Script',
            <Words tabIndex={0} role="region" aria-label={t('Script')} dir="auto" lang={langOf(draft.language)}>
              {draft.script}
            </Words>,
          )}
          {row(
            t('Avatar'),
            t('Edit avatar'),
            'Avatar',
            avatar === undefined ? (
              t('Not chosen')
            ) : (
              <Presenter>
                <img src={avatar.posterUrl} alt="" />
                <div>
                  {avatar.name}
                  <small>{avatar.description}</small>
                </div>
              </Presenter>
            ),
          )}
          {row(t('Look'), t('Edit look'), 'Content', lookInWords)}
          {row(t('Screen share'), t('Edit screen share'), 'Content', sharedUrl ?? t('None'))}
          {row(
            t('Pictures'),
            t('Edit pictures'),
            'Content',
            pictures.length === 0 ? (
              t('None')
            ) : (
              <Grid $min="96px" $gap={2}>
                {pictures.map((url, index) => (
                  <Picture key={url} url={url} label={t('Picture {index}', { index: index + 1 })} />
                ))}
              </Grid>
            ),
          )}
          {pictures.length > 0 &&
            row(
              t('Storyboard'),
              t('Edit storyboard'),
              'Content',
              <Storyboard
                draft={draft}
                pictures={pictures}
                change={catalog?.arrangesVideos === true ? change : undefined}
              />,
            )}
        </dl>
      </Card>
      <Side>
        <Preview draft={draft} />
        <ContactCard {...contact} />
        <CostPanel estimate={estimate} catalog={catalog} starting={starting} />
      </Side>
    </Columns>
  );
}
