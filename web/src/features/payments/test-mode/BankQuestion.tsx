import { Landmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { t } from '../../../i18n/t.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[5]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.lg};
  background: ${color.surface};
  & > svg {
    inline-size: 28px;
    block-size: 28px;
    color: ${color.accentText};
  }
  & h3 {
    ${text('h3')}
  }
  & p {
    color: ${color.text2};
  }
`;

export interface BankQuestionProps {
  /** The formatted amount. */
  readonly amount: string;
  readonly onAnswer: (approved: boolean) => Promise<void>;
  readonly onOtherCard: () => void;
}

/** The bank's question for a 3-D Secure test card. */
export function BankQuestion({ amount, onAnswer, onOtherCard }: BankQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone, so the focus moves to the question.
  useEffect(() => first.current?.focus(), []);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const answer = (approved: boolean): void => {
    setAnswered(approved);
    void onAnswer(approved).finally(() => setAnswered(null));
  };
  return (
    <Root aria-labelledby="bank-title">
      <Landmark aria-hidden="true" />
      <div>
        <h3 id="bank-title">{t('Your bank asks for your approval')}</h3>
        <p>{t('3-D Secure test: your bank would now ask you to approve {amount}.', { amount })}</p>
        <p>{t('Test mode: no real card is charged')}</p>
      </div>
      <Cluster $gap={3}>
        <Button
          ref={first}
          loading={answered === true}
          loadingText={t('Processing...')}
          disabled={answered === false}
          onClick={() => answer(true)}
        >
          {t('Complete authentication')}
        </Button>
        <Button
          variant="secondary"
          loading={answered === false}
          loadingText={t('Processing...')}
          disabled={answered === true}
          onClick={() => answer(false)}
        >
          {t('Fail authentication')}
        </Button>
        <Button variant="ghost" disabled={answered !== null} onClick={onOtherCard}>
          {t('Use another card')}
        </Button>
      </Cluster>
    </Root>
  );
}
