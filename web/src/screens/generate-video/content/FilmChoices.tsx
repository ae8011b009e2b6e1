import { Link } from '../../../ui/Link.tsx';
import type { FilmInput } from '../../../gql/graphql.ts';
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
/** In a portrait film the presenter stands above or below the pictures. */
const stacked = [
  { value: 'LEFT', label: t('Above'), presenter: t('presenter above') },
  { value: 'RIGHT', label: t('Below'), presenter: t('presenter below') },
  small,
] as const;

const placementsOf = (format: FilmInput['format']) => (format === 'PORTRAIT' ? stacked : beside);

/** The film in one line, for the review. */
export function filmInWords({ format, placement, captions }: FilmInput): string {
  const name = formats.find(({ value }) => value === format)?.label;
  const presenter = placementsOf(format).find(({ value }) => value === placement)?.presenter;
  return [name, presenter, captions ? t('with captions') : t('no captions')].join(', ');
}

export interface FilmChoicesProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** The format of the film, the place of the presenter, and captions. */
export function FilmChoices({ draft: { film }, change }: FilmChoicesProps) {
  const set = (more: Partial<FilmInput>): void => {
    change((current) => ({ ...current, film: { ...current.film, ...more } }));
  };
  return (
    <Card
      title={t('The film')}
      headingLevel={3}
      description={
        <>
          <Phrase
            text="Colours, logo and contact data come from <0>your brand</0>."
            parts={[(words) => <Link to="/profile#brand">{words}</Link>]}
          />
        </>
      }
    >
      <SegmentedControl
        label={t('Format')}
        value={film.format}
        onValueChange={(format) => set({ format })}
        options={formats}
      />
      <SegmentedControl
        label={t('Presenter')}
        value={film.placement}
        onValueChange={(placement) => set({ placement })}
        options={placementsOf(film.format)}
      />
      <Switch
        label={t('Captions in the picture')}
        hint={t('A captions file comes with every film.')}
        checked={film.captions}
        onCheckedChange={(captions) => set({ captions })}
      />
    </Card>
  );
}
