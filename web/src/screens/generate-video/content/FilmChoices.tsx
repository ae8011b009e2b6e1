import { Link } from 'react-router-dom';
import type { FilmInput } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/RadioCards.tsx';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';

const formats = [
  { value: 'LANDSCAPE', label: 'Landscape 16:9' },
  { value: 'PORTRAIT', label: 'Portrait 9:16' },
  { value: 'SQUARE', label: 'Square 1:1' },
] as const;

const beside = [
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
  { value: 'SMALL', label: 'Small, in a corner' },
] as const;
/** In a portrait film the presenter stands above or below the pictures. */
const stacked = [
  { value: 'LEFT', label: 'Above' },
  { value: 'RIGHT', label: 'Below' },
  { value: 'SMALL', label: 'Small, in a corner' },
] as const;

const placementsOf = (format: FilmInput['format']) => (format === 'PORTRAIT' ? stacked : beside);

/** The film in one line, for the review. */
export function filmInWords({ format, placement, captions }: FilmInput): string {
  const name = formats.find(({ value }) => value === format)?.label ?? '';
  const place =
    placementsOf(format)
      .find(({ value }) => value === placement)
      ?.label.toLowerCase() ?? '';
  return `${name}, presenter ${place}, ${captions ? 'with captions' : 'no captions'}`;
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
      title="The film"
      headingLevel={3}
      description={
        <>
          Colours, logo and contact data come from <Link to="/profile#brand">your brand</Link>.
        </>
      }
    >
      <SegmentedControl
        label="Format"
        value={film.format}
        onValueChange={(format) => set({ format })}
        options={formats}
      />
      <SegmentedControl
        label="Presenter"
        value={film.placement}
        onValueChange={(placement) => set({ placement })}
        options={placementsOf(film.format)}
      />
      <Switch
        label="Captions in the picture"
        hint="A captions file comes with every film."
        checked={film.captions}
        onCheckedChange={(captions) => set({ captions })}
      />
    </Card>
  );
}
