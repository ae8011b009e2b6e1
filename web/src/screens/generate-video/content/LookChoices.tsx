import { useQuery } from '@apollo/client/react';
import { catalogQuery } from '../../../features/catalog/catalog.ts';
import { Link } from '../../../ui/Link.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/RadioCards.tsx';
import { sharedUrlOf, type Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { LookFrame } from './LookFrame.tsx';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';

type Look = Draft['look'];

const formats = [
  { value: 'LANDSCAPE', label: t('Landscape 16:9') },
  { value: 'PORTRAIT', label: t('Portrait 9:16') },
  { value: 'SQUARE', label: t('Square 1:1') },
] as const;

const full = {
  value: 'FULL',
  label: t('On full-size pictures'),
  presenter: t('presenter on full-size pictures'),
} as const;
const small = { value: 'SMALL', label: t('Small, in a corner'), presenter: t('presenter small, in a corner') } as const;
const beside = [
  full,
  { value: 'LEFT', label: t('Left'), presenter: t('presenter left') },
  { value: 'RIGHT', label: t('Right'), presenter: t('presenter right') },
  small,
] as const;
/** In a portrait video the presenter is above or below the pictures. */
const stacked = [
  full,
  { value: 'LEFT', label: t('Above'), presenter: t('presenter above') },
  { value: 'RIGHT', label: t('Below'), presenter: t('presenter below') },
  small,
] as const;

const placementsOf = (format: Look['format']) => (format === 'PORTRAIT' ? stacked : beside);
/** A square video has 1080 pixels on each side in any case. */
const isSharp = ({ format, resolution }: Look): boolean => format !== 'SQUARE' && resolution === 'FULL_HD';

/** Whether the built-in renderer makes the videos: it places presenters and plays music. */
const useArranged = (): boolean => useQuery(catalogQuery).data?.catalog.arrangesVideos ?? true;

/** The look in one line, for the review. */
export function useLookInWords(look: Look): string {
  const arranged = useArranged();
  const name = formats.find(({ value }) => value === look.format)?.label;
  const presenter = placementsOf(look.format).find(({ value }) => value === look.placement)?.presenter;
  return [
    name,
    ...(arranged ? [presenter] : []),
    look.captions ? t('with captions') : t('no captions'),
    ...(isSharp(look) ? [t('full HD')] : []),
    ...(arranged && look.music ? [t('with music')] : []),
  ].join(', ');
}

export interface LookChoicesProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** The pictures that the video shows. */
  readonly pictures: readonly string[];
}

/** The format of the video, the place of the presenter, captions, sharpness and music, with a preview frame. */
export function LookChoices({ draft, change, pictures }: LookChoicesProps) {
  const { look } = draft;
  const arranged = useArranged();
  const set = (more: Partial<Look>): void => {
    change((current) => ({ ...current, look: { ...current.look, ...more } }));
  };
  return (
    <Card
      title={t('The look')}
      headingLevel={3}
      description={
        <>
          <Phrase
            text="Colors, logo and contact data come from <0>your brand</0>."
            parts={[(words) => <Link to="/profile#brand">{words}</Link>]}
          />
        </>
      }
    >
      <SegmentedControl
        label={t('Format')}
        value={look.format}
        onValueChange={(format) => set({ format })}
        options={formats}
      />
      {arranged && (
        <>
          <SegmentedControl
            label={t('Presenter')}
            value={look.placement}
            onValueChange={(placement) => set({ placement })}
            options={placementsOf(look.format)}
          />
          <LookFrame look={look} avatarId={draft.avatarId} picture={sharedUrlOf(draft) ?? pictures[0]} />
        </>
      )}
      <Switch
        label={t('Captions in the picture')}
        hint={t('A captions file comes with every video.')}
        checked={look.captions}
        onCheckedChange={(captions) => set({ captions })}
      />
      {look.format !== 'SQUARE' && (
        <Switch
          label={t('Full HD')}
          hint={t('1080 instead of 720 lines for the same price. Making the video takes about twice as long.')}
          checked={look.resolution === 'FULL_HD'}
          onCheckedChange={(on) => set({ resolution: on ? 'FULL_HD' : 'HD' })}
        />
      )}
      {arranged && (
        <Switch
          label={t('Music under the voice')}
          hint={t(
            'Calm music that we made, so nobody can claim rights in it. It is quieter while your presenter speaks.',
          )}
          checked={look.music}
          onCheckedChange={(music) => set({ music })}
        />
      )}
    </Card>
  );
}
