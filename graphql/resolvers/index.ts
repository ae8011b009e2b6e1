import type { Resolvers } from '../generated/resolvers.ts';
import { scalars } from '../scalars.ts';
import { accountResolvers } from './account.ts';
import { adminResolvers } from './admin.ts';
import { administratorResolvers } from './administrators.ts';
import { catalogResolvers } from './catalog.ts';
import { causationResolvers } from './causation.ts';
import { creditAuditResolvers } from './credit-audit.ts';
import { liveResolvers } from './live.ts';
import { paymentResolvers } from './payments.ts';
import { scriptResolvers } from './scripts.ts';
import { videoResolvers } from './videos.ts';

/** Resolvers by area; the schema tool merges them. They translate and never decide. */
export const resolvers: Resolvers[] = [
  scalars,
  accountResolvers,
  adminResolvers,
  administratorResolvers,
  catalogResolvers,
  causationResolvers,
  creditAuditResolvers,
  liveResolvers,
  paymentResolvers,
  scriptResolvers,
  videoResolvers,
];
