import { describeDatabase } from '../../../../lib/mongodb/testing/database.ts';
import { securityCountersContract } from './contract.ts';
import { openMongoSecurityCounters } from './mongodb.ts';

describeDatabase((db) => securityCountersContract('in MongoDB', () => openMongoSecurityCounters(db)));
