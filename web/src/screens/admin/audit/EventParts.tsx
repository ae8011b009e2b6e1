import { styled } from 'styled-components';
import { color, space, text } from '../../../theme/tokens.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { positionInWords } from '../position.ts';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';

/** The title of an event: a button that goes to the moment after it. */
export const GoButton = styled.button`
  padding: 0;
  min-block-size: 24px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** A button within an event that opens more of it. */
export const MoreButton = styled(GoButton)`
  color: ${color.accentText};
  text-decoration-color: currentColor;
`;

const Proof = styled(Cluster)`
  margin-block-start: ${space[1]};
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

interface EventProofProps {
  readonly event: { readonly revision: number; readonly position: string; readonly hash: string };
}

/** The position of an event in the log, and its hash. */
export function EventProof({ event: { revision, position, hash } }: EventProofProps) {
  return (
    <Proof $gap={3}>
      <span>{t('Revision {revision}', { revision })}</span>
      <span>{t('Position {position}', { position: positionInWords(position) })}</span>
      <span>
        <Phrase
          text="Hash <0>{slice}…</0>"
          parts={[(words) => <code title={hash}>{words}</code>]}
          values={{ slice: hash.slice(0, 10) }}
        />
        <CopyButton iconOnly value={hash} label={t('Copy hash of event {revision}', { revision })} />
      </span>
    </Proof>
  );
}
