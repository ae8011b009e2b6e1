import type { TableExportView } from '../../../command-service/index.ts';

export type TableExportParent = TableExportView;
