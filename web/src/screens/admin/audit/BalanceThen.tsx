import { styled } from 'styled-components';
import type { CreditSource } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Fact, Figures } from '../../../ui/Figures.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CreditLine } from '../../../ui/CreditLine.tsx';
import { creditsInWords, formatCredits } from '../../../ui/format.ts';
import { shortId } from '../user.ts';
import type { Balance, HistoryRef } from './documents.ts';
import { formatInstant } from './moment.ts';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';
import { Note } from '../../../ui/text.ts';

const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  & > h3 {
    ${text('label')} color: ${color.text2};
  }
`;
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')} font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.border};
  }
  & strong {
    font-weight: 600;
    text-align: end;
  }
  & small {
    ${text('caption')} color: ${color.text2};
    grid-column: 1 / -1;
    display: flex;
    gap: ${space[2]};
    min-inline-size: 0;
    white-space: nowrap;
  }
  & small > code {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const Sums = styled.dl`
  ${text('small')} font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
  }
  & > div[data-part='sum'] {
    border-block-start: 1px solid ${color.borderStrong};
    font-weight: 600;
  }
  & dt {
    color: ${color.text2};
  }
`;
const sources: Readonly<Record<CreditSource, string>> = {
  PLAN: t('Monthly plan'),
  BUNDLE: t('Credit bundle'),
  TRIAL: t('Trial'),
  ADMIN: t('Set by an administrator'),
  GOODWILL: t('Goodwill'),
};

/** The account at the moment: the available credits, their lots, and the totals of all credits. */
export function BalanceThen({ kind, balance }: Pick<HistoryRef, 'kind'> & { readonly balance: Balance }) {
  const { available, held, total, debt, used, lots, holds } = balance;
  return (
    <Card title={t('Balance then')}>
      <Figures>
        <Fact name={t('Available')}>{formatCredits(available)}</Fact>
        <Fact name={t('Held')}>{formatCredits(held)}</Fact>
        <Fact name={t('Total')}>{formatCredits(total)}</Fact>
        <div>
          <dt>{t('Debt')}</dt>
          <dd {...(debt > 0 ? { 'data-tone': 'danger' } : {})}>{formatCredits(debt)}</dd>
        </div>
      </Figures>
      <CreditLine available={available} held={held} used={used} />
      <Part aria-labelledby="lots-title">
        <h3 id="lots-title">{t('Grants, in the order of use')}</h3>
        {lots.length === 0 ? (
          <Note>{t('No grant held anything then.')}</Note>
        ) : (
          <Rows>
            {lots.map((lot) => (
              <li key={lot.lotId}>
                <span>
                  {sources[lot.source]} {lot.lapsed && <Badge tone="warning">{t('Lapsed')}</Badge>}
                </span>
                <strong>
                  {formatCredits(lot.available)}
                  {lot.held > 0 && ` ${t('+ {held} held', { held: formatCredits(lot.held) })}`}
                </strong>
                <small>
                  {lot.expiresAt === null
                    ? t('Does not expire')
                    : t('Expires {expiresAt}', { expiresAt: formatInstant(lot.expiresAt) })}
                  <code title={lot.lotId}>{lot.lotId}</code>
                </small>
              </li>
            ))}
          </Rows>
        )}
      </Part>
      {holds.length > 0 && (
        <Part aria-labelledby="holds-title">
          <h3 id="holds-title">{t('Open holds')}</h3>
          <Rows>
            {holds.map((hold) => (
              <li key={hold.videoId}>
                <span>
                  <Phrase
                    text={kind === 'CREDITS' ? 'Video <0>{videoId}</0>' : 'Digital Twin <0>{videoId}</0>'}
                    parts={[(words) => <code title={hold.videoId}>{words}</code>]}
                    values={{ videoId: shortId(hold.videoId) }}
                  />
                </span>
                <strong>{formatCredits(hold.credits)}</strong>
                <small>{t('Held since {placedAt}', { placedAt: formatInstant(hold.placedAt) })}</small>
              </li>
            ))}
          </Rows>
        </Part>
      )}
      <Books balance={balance} />
    </Card>
  );
}

type Line = readonly [name: string, amount: number];

/** The double-entry check: the credits that came in equal the credits accounted for. */
function Books({ balance }: { readonly balance: Balance }) {
  const { available, lapsed, held, used, expired, clawedBack, adjustedOut, debt, issued, writtenOff } = balance;
  const given: readonly Line[] = [
    [t('Granted'), issued],
    [t('Debt written off'), writtenOff],
    [t('Owed'), debt],
  ];
  const found: readonly Line[] = [
    [t('Available'), available],
    [t('Lapsed, not recorded yet'), lapsed],
    [t('Held'), held],
    [t('Used'), used],
    [t('Expired'), expired],
    [t('Taken back'), clawedBack],
    [t('Set lower'), adjustedOut],
  ];
  const sum = (lines: readonly Line[]): number => lines.reduce((total, [, amount]) => total + amount, 0);
  const shown = (lines: readonly Line[], always: string) =>
    lines.filter(([name, amount]) => amount !== 0 || name === always);
  const even = sum(given) === sum(found);
  return (
    <Part aria-labelledby="books-title">
      <h3 id="books-title">{t('Where every credit is')}</h3>
      <Sums>
        {shown(given, t('Granted')).map(([name, amount]) => (
          <Fact key={name} name={name}>
            {formatCredits(amount)}
          </Fact>
        ))}
        <div data-part="sum">
          <dt>{t('Came in')}</dt>
          <dd>{formatCredits(sum(given))}</dd>
        </div>
        {shown(found, t('Available')).map(([name, amount]) => (
          <Fact key={name} name={name}>
            {formatCredits(amount)}
          </Fact>
        ))}
        <div data-part="sum">
          <dt>{t('Accounted for')}</dt>
          <dd>{formatCredits(sum(found))}</dd>
        </div>
      </Sums>
      {!even && (
        <Alert tone="danger" title={t('The books do not balance')}>
          {t('{given} came in, {found} are accounted for.', {
            given: creditsInWords(sum(given)),
            found: creditsInWords(sum(found)),
          })}
        </Alert>
      )}
    </Part>
  );
}
