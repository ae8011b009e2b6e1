import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCount } from '../../../ui/format.ts';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { formatInstant } from './moment.ts';
import { comparisonQuery, type HistoryRef } from './documents.ts';
import { Changes } from './values.tsx';
import { t } from '../../../i18n/t.ts';
import { Note } from '../../../ui/text.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[3]};
  align-items: end;
`;
export interface CompareCardProps extends HistoryRef {
  readonly totalEvents: number;
  /** The number of events in the displayed moment. */
  readonly shown: number;
}

/** Compares two moments: each is the state after a number of events. */
export function CompareCard({ kind, id, totalEvents, shown }: CompareCardProps) {
  const [from, setFrom] = useState('0');
  const [to, setTo] = useState<string | null>(null);
  const [first, second] = [countOf(from, totalEvents), countOf(to ?? String(totalEvents), totalEvents)];
  const valid = first !== undefined && second !== undefined;
  const { data, previousData, error, refetch } = useQuery(
    comparisonQuery,
    valid ? { variables: { kind, id, from: first - 1, to: second - 1 }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const compared = (data ?? previousData)?.auditComparison;
  const range = t('0 (before the first event) to {totalEvents}', { totalEvents: formatCount(totalEvents) });
  return (
    <Card title={t('Compare two moments')} description={t('What differs between the states after so many events.')}>
      <Fields>
        <Field
          label={t('From event')}
          {...(first === undefined && { error: t('Enter a number from {range}.', { range }) })}
        >
          <TextInput
            type="number"
            min={0}
            max={totalEvents}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t('To event')}
          {...(second === undefined && { error: t('Enter a number from {range}.', { range }) })}
        >
          <TextInput
            type="number"
            min={0}
            max={totalEvents}
            value={to ?? String(totalEvents)}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </Field>
        <Button variant="secondary" onClick={() => setFrom(String(shown))}>
          {t('From the moment shown')}
        </Button>
      </Fields>
      {error !== undefined && (
        <RetryAlert onRetry={() => void refetch()}>
          {t('The moments could not be compared. {error}', { error: sentenceOf(error) })}
        </RetryAlert>
      )}
      {valid && compared === undefined && error === undefined && (
        <Loading label={t('Comparing…')}>
          <Skeleton $height="80px" />
        </Loading>
      )}
      {valid && compared !== undefined && (
        <>
          <Note role="status">
            {compared.changes.length === 0
              ? t('The two states are the same.')
              : changesInWords(compared.changes.length, momentInWords(compared.from), momentInWords(compared.to))}
          </Note>
          <Changes changes={compared.changes} />
        </>
      )}
    </Card>
  );
}

const changesInWords = (count: number, from: string, to: string): string =>
  count === 1
    ? t('1 value differs: {from} to {to}.', { from, to })
    : t('{count} values differ: {from} to {to}.', { count: formatCount(count), from, to });

const momentInWords = ({ time }: { readonly time: string | null }): string =>
  time === null ? t('the beginning') : formatInstant(time);

/** A whole number from 0 to the number of events; undefined for any other text. */
function countOf(text: string, most: number): number | undefined {
  const count = Number(text);
  return /^\d{1,9}$/.test(text) && count <= most ? count : undefined;
}
