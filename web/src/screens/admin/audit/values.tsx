import { styled } from 'styled-components';
import { color, space, text } from '../../../theme/tokens.ts';
import { creditsInWords } from '../../../ui/format.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { formatInstant } from './moment.ts';
import { placeOf } from './words.ts';
import type { AuditChange, AuditValue } from './documents.ts';
import { known, t } from '../../../i18n/t.ts';

/** A value in readable form; an instant is in the user's time zone. Text from the record is unchanged. */
export function wordsOf(value: Pick<AuditValue, 'value' | 'isTime' | 'isText'> | null): string {
  if (value === null) return t('nothing');
  if (value.isTime) return formatInstant(value.value);
  if (value.isText) return value.value;
  const [, amount] = creditsOnly.exec(value.value) ?? [];
  return amount === undefined ? known(value.value) : creditsInWords(Number(amount));
}

/** An amount of credits, as the server words it in English: `10 credits`. */
const creditsOnly = /^(-?\d+(?:\.\d)?) credits?$/;

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${text('small')} font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 ${space[3]};
    padding-block: ${space[1]};
    border-block-end: 1px solid ${color.border};
  }
  & > div:last-child {
    border-block-end: 0;
  }
  & dt {
    color: ${color.text2};
    overflow-wrap: anywhere;
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
const Old = styled.del`
  color: ${color.text2};
`;
const New = styled.ins`
  font-weight: 600;
  text-decoration: none;
  color: ${color.text};
  [data-faded='true'] & {
    color: ${color.text3};
  }
`;

/** The values of a state. */
export function Values({ values }: { readonly values: readonly AuditValue[] }) {
  return (
    <List>
      {values.map((value) => (
        <div key={value.path}>
          <dt>{placeOf(value)}</dt>
          <dd>{wordsOf(value)}</dd>
        </div>
      ))}
    </List>
  );
}

/** The differences between two states: the old value, then the new one. */
export function Changes({ changes }: { readonly changes: readonly AuditChange[] }) {
  return (
    <List>
      {changes.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt>{placeOf({ label })}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>{t('from')} </VisuallyHidden>
                <Old>{wordsOf(before)}</Old>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> {t('to')} </VisuallyHidden>
              </>
            )}
            {after === null ? <em>{t('removed')}</em> : <New>{wordsOf(after)}</New>}
          </dd>
        </div>
      ))}
    </List>
  );
}
