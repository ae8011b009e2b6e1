import { useRef } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { Preview } from '../content/Preview.tsx';
import { FactsPanel } from '../script/FactsPanel.tsx';
import { ScriptCard, type ScriptStepProps } from '../script/ScriptCard.tsx';
import { FigureList } from './FigureList.tsx';
import { LenderForm } from './LenderForm.tsx';
import { SheetUpload } from './SheetUpload.tsx';
import { useFeeSheet } from './useFeeSheet.ts';
import { useLenderScript } from './useLenderScript.ts';

/** Step 1 of the lender flow: makes a script from a fee sheet. */
export function FeeSheetStep(props: ScriptStepProps) {
  const { draft, change } = props;
  const written = useRef<HTMLDivElement>(null);
  const feeSheet = useFeeSheet(draft, change);
  const script = useLenderScript(draft, change, () => {
    written.current?.focus({ preventScroll: true });
    written.current?.scrollIntoView({ block: 'start' });
  });
  return (
    <Stack $gap={5}>
      <SheetUpload {...feeSheet} />
      {feeSheet.sheet !== undefined && <FigureList sheet={feeSheet.sheet} draft={draft} change={change} />}
      <LenderForm draft={draft} change={change} script={script} />
      <ScriptCard {...props} written={written} source="fee sheet" />
      {draft.facts.length > 0 && <FactsPanel facts={draft.facts} source="fee sheet" />}
      <Preview draft={draft} />
    </Stack>
  );
}
