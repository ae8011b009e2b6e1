import type { UserDocument } from '../../../projection-service/index.ts';

export interface ViewerParent {
  readonly userId: string;
}

export interface UserParent {
  readonly id: string;
  readonly doc: UserDocument;
}
