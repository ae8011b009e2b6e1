import { CheckCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, PlainList } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { SheetPlace } from './SheetPlace.tsx';
import type { FeeSheet, SheetFigure } from './useFeeSheet.ts';
import { t } from '../../../i18n/t.ts';

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
/** The figure with its box beside it; one below the other while a question is open, and on phones. */
const Read = styled.div`
  ${up.md} {
    [data-asks='false'] > & {
      display: grid;
      grid-template-columns: minmax(0, 1fr) max-content;
      align-items: end;
      gap: ${space[4]};
    }
  }
`;
const Question = styled.span`
  color: ${color.warning};
`;
const Choices = styled(Cluster)`
  margin-block-start: ${space[2]};
`;
const Absent = styled.details`
  & > summary {
    min-block-size: 44px;
    padding-block: ${space[3]};
    cursor: pointer;
    ${text('label')}
  }
  & > p {
    ${text('small')} color: ${color.text2};
    margin-block-end: ${space[3]};
  }
`;
const Typed = styled.div`
  display: grid;
  gap: ${space[3]} ${space[4]};
  ${up.md} {
    grid-template-columns: 1fr 1fr;
  }
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

/**
 * The figures of the sheet, each beside its place on the sheet. The user confirms or corrects them before a presenter
 * may say them.
 */
export function FigureList({ sheet, draft: { confirmed }, change }: FigureListProps) {
  const found = sheet.figures.filter(({ page }) => page > 0);
  const absent = sheet.figures.filter(({ page }) => page === 0);
  const clear = found.filter(({ question }) => question === null);
  const open = clear.filter(({ key }) => confirmed[key] === undefined);
  const count = found.filter(({ key }) => confirmed[key] !== undefined).length;
  const typed = absent.filter(({ key }) => confirmed[key] !== undefined).length;

  const confirm = (figures: readonly SheetFigure[]): void =>
    void change((current) => ({
      ...current,
      confirmed: { ...current.confirmed, ...Object.fromEntries(figures.map(({ key, value }) => [key, value])) },
    }));
  const set = (key: string, value: string | undefined): void =>
    void change((current) => {
      const { [key]: _before, ...others } = current.confirmed;
      return { ...current, confirmed: value === undefined ? others : { ...others, [key]: value } };
    });
  return (
    <Card
      title={t('Figures on the sheet')}
      headingLevel={3}
      description={t(
        'Compare each figure with its place on the sheet. Correct what is wrong, and confirm what your presenter may say; everything else is left out.',
      )}
    >
      <Cluster $gap={3}>
        <Count aria-live="polite">
          {t('{count} of {found} confirmed', { count, found: found.length })}
          {typed > 0 && `, ${t('{typed} typed by you', { typed })}`}
        </Count>
        <Button
          variant="secondary"
          icon={<CheckCheck aria-hidden="true" />}
          disabled={open.length === 0}
          onClick={() => confirm(open)}
        >
          {clear.length === 1 ? t('Confirm the 1 clear one') : t('Confirm all {count}', { count: clear.length })}
        </Button>
      </Cluster>
      <PlainList $gap={3}>
        {found.map((figure) => (
          <Figure
            // Another sheet has other figures under the same keys.
            key={`${sheet.id} ${figure.key}`}
            figure={figure}
            pages={sheet.pages}
            confirmed={confirmed[figure.key]}
            onChange={(value) => set(figure.key, value)}
          />
        ))}
      </PlainList>
      {absent.length > 0 && (
        <Absent>
          <summary>
            {absent.length === 1
              ? t('1 usual figure was not found')
              : t('{count} usual figures were not found', { count: absent.length })}
          </summary>
          <p>{t('Type in those that are on the sheet. What you leave empty is not spoken.')}</p>
          <Typed>
            {absent.map(({ key, label, kind }) => (
              <Field key={`${sheet.id} ${key}`} label={label} optional>
                <FigureInput kind={kind} value={confirmed[key] ?? ''} onChange={(value) => set(key, value)} />
              </Field>
            ))}
          </Typed>
        </Absent>
      )}
    </Card>
  );
}

interface FigureInputProps {
  readonly kind: SheetFigure['kind'];
  readonly value: string;
  /** Receives undefined for an empty field. */
  readonly onChange: (value: string | undefined) => void;
}

function FigureInput({ kind, value, onChange }: FigureInputProps) {
  return (
    <TextInput
      value={value}
      maxLength={80}
      autoComplete="off"
      inputMode={kind === 'TEXT' ? 'text' : 'decimal'}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() === '' ? undefined : currentTarget.value)}
    />
  );
}

interface FigureProps {
  readonly figure: SheetFigure;
  readonly pages: FeeSheet['pages'];
  readonly confirmed: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Typing confirms the typed value; the check box confirms the value read from the sheet. */
function Figure({ figure, pages, confirmed, onChange }: FigureProps) {
  const { label, value, question, alternatives, page } = figure;
  const asks = question !== null && confirmed === undefined;
  return (
    <Item data-asks={asks}>
      <Read>
        <Field label={label} hint={asks ? <Question>{question}</Question> : undefined}>
          <FigureInput kind={figure.kind} value={confirmed ?? value} onChange={onChange} />
        </Field>
        {asks && alternatives.length > 0 && (
          <Choices $gap={2}>
            {alternatives.map((each) => (
              <Button key={each} variant="secondary" onClick={() => onChange(each)}>
                {t('Take {each}', { each })}
              </Button>
            ))}
          </Choices>
        )}
        <Checkbox
          label={
            <>
              {t('Confirmed')} <VisuallyHidden>{label}</VisuallyHidden>
              {confirmed !== undefined && confirmed !== value && <Badge tone="info">{t('Corrected by you')}</Badge>}
            </>
          }
          hint={pages.length > 1 ? t('Page {page}', { page }) : undefined}
          checked={confirmed !== undefined}
          disabled={value === '' && confirmed === undefined}
          onCheckedChange={(checked) => onChange(checked ? value : undefined)}
        />
      </Read>
      <SheetPlace figure={figure} pages={pages} />
    </Item>
  );
}
