import { CheckCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { SheetPlace } from './SheetPlace.tsx';
import type { FeeSheet, SheetFigure } from './useFeeSheet.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  min-inline-size: 0;
  &[data-asks='true'] {
    border-color: ${color.warning};
  }
  ${up.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
  & > div {
    min-inline-size: 0;
  }
`;
const Question = styled.p`
  ${text('caption')} color: ${color.warning};
`;
const Count = styled.p`
  ${text('small')} color: ${color.text2};
  flex: 1;
  min-inline-size: 16ch;
`;

export interface FigureListProps {
  readonly sheet: FeeSheet;
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** The figures of the sheet, each beside its place on it, to confirm or correct before a presenter may say them. */
export function FigureList({ sheet, draft: { confirmed }, change }: FigureListProps) {
  const clear = sheet.figures.filter(({ question }) => question === null);
  const open = clear.filter(({ key }) => confirmed[key] === undefined);
  const count = sheet.figures.filter(({ key }) => confirmed[key] !== undefined).length;

  const confirm = (figures: readonly SheetFigure[]): void =>
    void change((current) => ({
      ...current,
      confirmed: { ...current.confirmed, ...Object.fromEntries(figures.map(({ key, value }) => [key, value])) },
    }));
  return (
    <Card
      title="Figures on the sheet"
      headingLevel={3}
      description="Compare each figure with its place on the sheet. Correct what is wrong, and confirm what your presenter may say; everything else is left out."
    >
      <Cluster $gap={3}>
        <Count aria-live="polite">
          {count} of {sheet.figures.length} confirmed
        </Count>
        <Button
          variant="secondary"
          icon={<CheckCheck aria-hidden="true" />}
          disabled={open.length === 0}
          onClick={() => confirm(open)}
        >
          {`Confirm the ${clear.length} clear ${clear.length === 1 ? 'one' : 'ones'}`}
        </Button>
      </Cluster>
      <List>
        {sheet.figures.map((figure) => (
          <Figure
            // Another sheet has other figures under the same keys.
            key={`${sheet.id} ${figure.key}`}
            figure={figure}
            pages={sheet.pages}
            confirmed={confirmed[figure.key]}
            onChange={(value) =>
              change((current) => {
                const { [figure.key]: _before, ...others } = current.confirmed;
                return { ...current, confirmed: value === undefined ? others : { ...others, [figure.key]: value } };
              })
            }
          />
        ))}
      </List>
    </Card>
  );
}

interface FigureProps {
  readonly figure: SheetFigure;
  readonly pages: FeeSheet['pages'];
  readonly confirmed: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Typing confirms the typed value; the box confirms the value that was read. */
function Figure({ figure, pages, confirmed, onChange }: FigureProps) {
  const { label, value, question, alternatives, page } = figure;
  const asks = question !== null && confirmed === undefined;
  return (
    <Item data-asks={asks}>
      <div>
        <Field label={label}>
          <TextInput
            value={confirmed ?? value}
            maxLength={80}
            autoComplete="off"
            inputMode={figure.kind === 'TEXT' ? 'text' : 'decimal'}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value.trim() === '' ? undefined : currentTarget.value)
            }
          />
        </Field>
        {asks && <Question>{question}</Question>}
        {asks &&
          alternatives.map((each) => (
            <Button key={each} variant="ghost" onClick={() => onChange(each)}>
              Take {each}
            </Button>
          ))}
        <Checkbox
          label={
            <>
              Confirmed {confirmed !== undefined && confirmed !== value && <Badge tone="info">Corrected by you</Badge>}
            </>
          }
          hint={`${label}, page ${page}`}
          checked={confirmed !== undefined}
          disabled={value === '' && confirmed === undefined}
          onCheckedChange={(checked) => onChange(checked ? value : undefined)}
        />
      </div>
      <SheetPlace figure={figure} pages={pages} />
    </Item>
  );
}
