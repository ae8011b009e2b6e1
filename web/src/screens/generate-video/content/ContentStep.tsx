import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Limits } from '../../../features/catalog/cost.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { keptImages, shownImages, type Draft } from '../draft/draft.ts';
import { deservesWarning, problemOfUrl, withFilledUrl, withScreenShare } from '../draft/screenShare.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { LookChoices } from './LookChoices.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { t } from '../../../i18n/t.ts';

export interface ContentStepProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** Undefined until the catalog has loaded. */
  readonly limits: Limits | undefined;
}

/** Step 3: the content next to the presenter. Everything is optional. */
export function ContentStep({ draft, change, limits }: ContentStepProps) {
  const fill = useEffectEvent(() => void change(withFilledUrl));
  useEffect(() => fill(), []);
  const [typing, setTyping] = useState(false);
  const pictures = limits === undefined ? keptImages(draft) : shownImages(draft, limits.videoPictures);

  return (
    <Stack $gap={5}>
      <Card title={t('Screen share')} headingLevel={3}>
        <Switch
          label={t('Show an image or video beside your presenter')}
          hint={t(
            'A floor plan, a tour or a picture, by its direct link. A video plays without its sound, cut or repeated to fit.',
          )}
          checked={draft.screenShare}
          onCheckedChange={(on) => change((current) => withScreenShare(current, on))}
        />
        {draft.screenShare && (
          <>
            <Field
              label={t('Screen share URL')}
              hint={t('A direct link to an image or video: jpg, jpeg, png, gif, webp, mp4, mov, avi or webm.')}
              error={typing ? undefined : problemOfUrl(draft.screenShareUrl)}
            >
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://…/floor-plan.png"
                maxLength={limits?.urlCharacters}
                value={draft.screenShareUrl}
                onFocus={() => setTyping(true)}
                onBlur={() => setTyping(false)}
                onChange={({ currentTarget: { value } }) =>
                  change((current) => ({ ...current, screenShareUrl: value }))
                }
              />
            </Field>
            {deservesWarning(draft.screenShareUrl, location.host) && (
              <Alert tone="warning" title={t('Invalid URL Format')}>
                {t(
                  'This does not look like a direct link to an image or video. You can continue, but what cannot be shown is left out of the video.',
                )}
              </Alert>
            )}
          </>
        )}
        <Cluster $gap={3}>
          <Button variant="secondary" disabled icon={<Upload aria-hidden="true" />}>
            {t('Upload a file (coming soon)')}
          </Button>
        </Cluster>
      </Card>
      <LookChoices draft={draft} change={change} pictures={pictures} />
      {limits !== undefined && <PicturesCard draft={draft} change={change} limits={limits} />}
    </Stack>
  );
}
