import type { TestRunDocument } from '../../../projection-service/index.ts';

export interface TestRunParent {
  readonly id: string;
  readonly doc: TestRunDocument;
}

export type TestScenarioResultParent = TestRunDocument['results'][number];
