import type { KeptFeeSheet, ReadFigure } from '../../../command-service/index.ts';
import type { FeeSheetDocument } from '../../../projection-service/index.ts';

export interface FeeSheetParent {
  readonly id: string;
  readonly doc: FeeSheetDocument;
  readonly sheet: KeptFeeSheet;
}

export type FeeSheetFigureParent = ReadFigure;
