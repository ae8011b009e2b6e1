export { openMongoIdentityDirectory } from './identity-directory.ts';
export { openMongoKeyRing } from './key-ring.ts';
export { openMongoMasterKey } from './master-key.ts';
