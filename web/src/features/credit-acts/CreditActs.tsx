import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { Act } from './words.ts';

export interface CreditActsProps {
  readonly userId: string;
  /** Called after an act. */
  readonly onDone?: () => void;
}

/** The buttons with which an administrator gives credits to a user or takes some, with their dialog. */
export function CreditActs({ userId, onDone }: CreditActsProps) {
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setAct('give')}>
        {t('Give credits')}
      </Button>
      <Button variant="secondary" icon={<Minus aria-hidden="true" />} onClick={() => setAct('take')}>
        {t('Take credits')}
      </Button>
      {act !== null && (
        <ActDialog
          act={act}
          userId={userId}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            onDone?.();
          }}
        />
      )}
    </>
  );
}
