import { styled } from 'styled-components';
import { formatMovement, kinds, signOf, why } from '../../features/credits/movements.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatCreditsExactly, formatMoment } from '../../ui/format.ts';
import { Link } from '../../ui/Link.tsx';
import { t } from '../../i18n/t.ts';
import type { Movement } from './fold.ts';

const Figure = styled.span`
  font-weight: 600;
  white-space: nowrap;
  &[data-sign='up'] {
    color: ${color.success};
  }
  &[data-sign='none'] {
    font-weight: 400;
    color: ${color.text2};
  }
`;
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    align-items: baseline;
    padding: ${space[3]} ${space[4]};
    font-variant-numeric: tabular-nums;
  }
  & > li > :nth-child(even) {
    text-align: end;
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
`;
const Name = styled.div`
  ${text('label')} overflow-wrap: anywhere;
`;
const Small = styled.div`
  ${text('caption')} color: ${color.text2};
  overflow-wrap: anywhere;
`;

const Why = styled(Small)`
  grid-column: 1 / -1;
`;

/** The object of a movement: a video has a link to its place in My Videos. */
export function What({ videoId, description }: Movement) {
  return videoId === null ? (
    description
  ) : (
    <Link to={`/my-videos?${new URLSearchParams({ q: description })}`}>{description}</Link>
  );
}

/** How the balance changed. */
export const Amount = (movement: Movement) => <Figure data-sign={signOf(movement)}>{formatMovement(movement)}</Figure>;

/** The movements as a narrow list; a table would need a line for each cell. */
export function PhoneMovements({ movements }: { readonly movements: readonly Movement[] }) {
  return (
    <Rows role="list" aria-label={t('Movements of your credits, the latest first')}>
      {movements.map((movement) => (
        <li key={movement.id}>
          <Name>
            <What {...movement} />
          </Name>
          <Amount {...movement} />
          <Small>
            <Badge tone={kinds[movement.kind].tone}>{kinds[movement.kind].word}</Badge>{' '}
            <time dateTime={movement.time}>{formatMoment(movement.time)}</time>
          </Small>
          <Small>{t('Balance {balance}', { balance: formatCreditsExactly(movement.balanceAfter) })}</Small>
          {why(movement) !== '' && <Why>{why(movement)}</Why>}
        </li>
      ))}
    </Rows>
  );
}
