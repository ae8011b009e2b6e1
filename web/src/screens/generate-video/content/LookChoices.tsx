import { Link } from '../../../ui/Link.tsx';
import type { VideoLookInput } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/RadioCards.tsx';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';

const formats = [
  { value: 'LANDSCAPE', label: t('Landscape 16:9') },
  { value: 'PORTRAIT', label: t('Portrait 9:16') },
  { value: 'SQUARE', label: t('Square 1:1') },
] as const;

const small = { value: 'SMALL', label: t('Small, in a corner'), presenter: t('presenter small, in a corner') } as const;
const beside = [
  { value: 'LEFT', label: t('Left'), presenter: t('presenter left') },
  { value: 'RIGHT', label: t('Right'), presenter: t('presenter right') },
  small,
] as const;
/** In a portrait video the presenter stands above or below the pictures. */
const stacked = [
  { value: 'LEFT', label: t('Above'), presenter: t('presenter above') },
  { value: 'RIGHT', label: t('Below'), presenter: t('presenter below') },
  small,
] as const;

const placementsOf = (format: VideoLookInput['format']) => (format === 'PORTRAIT' ? stacked : beside);

/** The look in one line, for the review. */
export function lookInWords({ format, placement, captions }: VideoLookInput): string {
  const name = formats.find(({ value }) => value === format)?.label;
  const presenter = placementsOf(format).find(({ value }) => value === placement)?.presenter;
  return [name, presenter, captions ? t('with captions') : t('no captions')].join(', ');
}

export interface LookChoicesProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** The format of the video, the place of the presenter, and captions. */
export function LookChoices({ draft: { look }, change }: LookChoicesProps) {
  const set = (more: Partial<VideoLookInput>): void => {
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
      <SegmentedControl
        label={t('Presenter')}
        value={look.placement}
        onValueChange={(placement) => set({ placement })}
        options={placementsOf(look.format)}
      />
      <Switch
        label={t('Captions in the picture')}
        hint={t('A captions file comes with every video.')}
        checked={look.captions}
        onCheckedChange={(captions) => set({ captions })}
      />
    </Card>
  );
}
