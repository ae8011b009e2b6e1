import { useState, type ReactNode } from 'react';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

/** One act on an account. It needs a reason, which stays in the audit log. */
export interface AccountAct {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly consequence: ReactNode;
  readonly done: string;
  readonly failure: string;
  readonly destructive: boolean;
  readonly run: (reason: string, idempotencyKey: string) => Promise<unknown>;
}

export interface AccountActsProps {
  /** The user whose account it is. */
  readonly name: string;
  readonly acts: readonly AccountAct[];
  readonly onDone?: () => void;
}

/** A button for each act; its dialog asks for the reason. */
export function AccountActs({ name, acts, onDone }: AccountActsProps) {
  const [open, setOpen] = useState<AccountAct | null>(null);
  const keyOf = useIdempotencyKey();
  const confirm = async (act: AccountAct, reason: string): Promise<void> => {
    await act.run(reason, keyOf(JSON.stringify([act.id, reason])));
    toast({ title: act.done, description: name });
    onDone?.();
  };
  return (
    <>
      <Cluster $gap={2}>
        {acts.map((act) => (
          <Button key={act.id} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(act)}>
            {act.label}
          </Button>
        ))}
      </Cluster>
      {open !== null && (
        <ReasonDialog
          title={open.title}
          action={open.label}
          destructive={open.destructive}
          failure={open.failure}
          onConfirm={(reason) => confirm(open, reason)}
          onClose={() => setOpen(null)}
        >
          {open.consequence}
        </ReasonDialog>
      )}
    </>
  );
}
