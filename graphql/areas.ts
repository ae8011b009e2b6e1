import type { Resolvers } from './generated/resolvers.ts';
import { scalars } from './scalars.ts';
import { accountResolvers } from './credits/resolvers.ts';
import { adminResolvers } from './admin-users/resolvers.ts';
import { administratorResolvers } from './administrators/resolvers.ts';
import { catalogResolvers } from './catalog/resolvers.ts';
import { causationResolvers } from './causation/resolvers.ts';
import { creditAuditResolvers } from './credit-audit/resolvers.ts';
import { liveResolvers } from './live/resolvers.ts';
import { paymentResolvers } from './payments/resolvers.ts';
import { scriptResolvers } from './scripts/resolvers.ts';
import { videoResolvers } from './videos/resolvers.ts';

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
