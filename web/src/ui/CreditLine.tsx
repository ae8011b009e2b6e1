import { Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space, text, up } from '../theme/tokens.ts';
import { formatCredits } from './format.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { t } from '../i18n/t.ts';

/** Amounts in credits (halves allowed). */
export interface CreditAmounts {
  readonly available: number;
  /** Reserved for videos that are not finished. */
  readonly held: number;
  readonly used: number;
}

const parts = ['available', 'held', 'used'] as const;
const names = { available: t('available'), held: t('held'), used: t('used') } as const;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
`;
const Line = styled.div`
  display: flex;
  gap: 2px;
  block-size: 4px;
  border-radius: ${radius.full};
  overflow: hidden;
  background: ${color.border};
  & > span {
    min-inline-size: 4px;
    transition: flex-grow ${motion.slow} ${motion.ease};
  }
  & > [data-part='available'] {
    background: ${color.accent};
  }
  & > [data-part='held'] {
    background: repeating-linear-gradient(135deg, ${color.accent} 0 2px, ${color.accentSoft} 2px 4px);
  }
  & > [data-part='used'] {
    background: ${color.borderStrong};
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  & b {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** A thin bar of the available, held and used credits, used in the header, the wizard, the video card and billing. */
export function CreditLine({ legend = true, ...amounts }: CreditAmounts & { readonly legend?: boolean }) {
  const shown = parts.filter((part) => amounts[part] > 0);
  const sentence = parts.map((part) => `${formatCredits(amounts[part])} ${names[part]}`).join(', ');
  return (
    <Root>
      <Line role="img" aria-label={t('Credits: {sentence}', { sentence })}>
        {shown.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: amounts[part] }} />
        ))}
      </Line>
      {legend && (
        <Legend aria-hidden="true">
          {parts.map((part) => (
            <li key={part}>
              <b>{formatCredits(amounts[part])}</b> {names[part]}
            </li>
          ))}
        </Legend>
      )}
    </Root>
  );
}

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.control};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  ${text('caption')} font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover {
    background: ${color.sunken};
  }
  & > svg {
    inline-size: 15px;
    block-size: 15px;
    color: ${color.accentText};
  }
  & > small {
    position: absolute;
    clip-path: inset(50%);
    ${text('caption')} font-weight: 400;
    color: ${color.text2};
    ${up.sm} {
      position: static;
      clip-path: none;
    }
  }
`;

/** The balance in the header; a click adds credits. */
export function CreditPill({
  available,
  held,
  onClick,
}: {
  readonly available: number;
  readonly held: number;
  readonly onClick: () => void;
}) {
  return (
    <Pill type="button" onClick={onClick}>
      <Wallet aria-hidden="true" />
      {formatCredits(available)}
      <VisuallyHidden> {t('credits available,')} </VisuallyHidden>
      {held > 0 && (
        <>
          <small>{t('{held} held', { held: formatCredits(held) })}</small>
          <VisuallyHidden>, </VisuallyHidden>
        </>
      )}
      <VisuallyHidden>{t('add credits')}</VisuallyHidden>
    </Pill>
  );
}
