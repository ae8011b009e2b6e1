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

/** One credit is one minute. */
const videosLabel = (halfCredits: number): string => `${credits(halfCredits)} minutes of video`;

export const catalogResolvers: Resolvers = {
  Query: {
    product: (_root, _args, { settings }) => settings.product,
    catalog: (_root, _args, { settings: { bundleValidity, emailBlastSold } }) => ({
      version: catalogVersion,
      bundles: bundles.map(({ halfCredits, ...bundle }) => ({
        ...bundle,
        credits: credits(halfCredits),
        videosLabel: videosLabel(halfCredits),
        features: ['Paid once', '1 credit pays for 1 minute of video', 'For everyone who is signed in'],
        category: 'BUNDLE' as const,
        highlight: bundle.popular,
      })),
      plan: {
        id: monthlyPlan.id,
        name: monthlyPlan.name,
        priceCents: monthlyPlan.priceCents,
        credits: credits(monthlyPlan.halfCredits),
        periodDays: monthlyPlan.period / day,
        videosLabel: `${videosLabel(monthlyPlan.halfCredits)} every ${monthlyPlan.period / day} days`,
        description: monthlyPlan.description,
        features: [
          `${credits(monthlyPlan.halfCredits)} credits every ${monthlyPlan.period / day} days: ${videosLabel(monthlyPlan.halfCredits)}`,
          ...monthlyPlan.features,
        ],
        category: 'SUBSCRIPTION',
        highlight: true,
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
