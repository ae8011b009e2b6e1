import {
  adminCredits,
  bundles,
  catalogVersion,
  day,
  digitalTwin,
  emailBlast,
  limits,
  monthlyPlan,
  propertyScriptSeconds,
  retiredPlanIds,
  type ScriptLength,
  secondsPerHalfCredit,
} from '../../domain/catalog.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { credits } from '../scalars.ts';

const lengths = Object.entries(propertyScriptSeconds) as readonly (readonly [ScriptLength, number])[];

export const catalogResolvers: Resolvers = {
  Query: {
    product: (_root, _args, { settings }) => settings.product,
    catalog: (_root, _args, { settings: { bundleValidity, emailBlastSold } }) => ({
      version: catalogVersion,
      bundles: bundles.map(({ halfCredits, ...bundle }) => ({ ...bundle, credits: credits(halfCredits) })),
      plan: {
        id: monthlyPlan.id,
        name: monthlyPlan.name,
        priceCents: monthlyPlan.priceCents,
        credits: credits(monthlyPlan.halfCredits),
        periodDays: monthlyPlan.period / day,
      },
      digitalTwin,
      emailBlast: emailBlastSold ? emailBlast : null,
      retiredPlanIds: [...retiredPlanIds],
      secondsPerHalfCredit,
      scriptLengths: lengths.map(([length, seconds]) => ({
        length: length.toUpperCase() as 'SHORT' | 'MEDIUM' | 'LONG',
        seconds,
      })),
      bundleValidityDays: bundleValidity === null ? null : bundleValidity / day,
      limits: { ...limits, adminCredits },
    }),
  },
};
