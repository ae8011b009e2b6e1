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
} from '../../../domain/catalog.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { credits } from '../../scalars.ts';
import { itemName } from '../../../domain/item-names.ts';
import { say } from '../../../words/index.ts';

const lengths = Object.entries(propertyScriptSeconds) as readonly (readonly [ScriptLength, number])[];

const planCredits = credits(monthlyPlan.halfCredits);
/** One credit is one minute. */
const planFigures = { minutes: planCredits, days: monthlyPlan.period / day };

export const catalogResolvers: Resolvers = {
  Query: {
    product: (_root, _args, { settings }) => settings.product,
    catalog: (
      _root,
      _args,
      {
        settings: { arrangesVideos, bundleValidity, emailBlastSold, translates, twinClonesVoice, twinHasSample },
        inWords,
      },
    ) => ({
      version: catalogVersion,
      bundles: bundles.map(({ halfCredits, ...bundle }) => ({
        ...bundle,
        description: inWords(bundle.description),
        credits: credits(halfCredits),
        videosLabel: inWords(say('MINUTES_OF_VIDEO', { minutes: credits(halfCredits) })),
        features: [say('BUNDLE_PAID_ONCE'), say('BUNDLE_ONE_CREDIT'), say('BUNDLE_FOR_EVERYONE')].map(inWords),
        category: 'BUNDLE' as const,
        highlight: bundle.popular,
      })),
      plan: {
        id: monthlyPlan.id,
        name: inWords(itemName(monthlyPlan.name)),
        priceCents: monthlyPlan.priceCents,
        credits: planCredits,
        periodDays: monthlyPlan.period / day,
        videosLabel: inWords(say('MINUTES_EVERY_PERIOD', planFigures)),
        description: inWords(monthlyPlan.description),
        features: [
          say('CREDITS_EVERY_PERIOD', { credits: planCredits, ...planFigures }),
          ...monthlyPlan.features,
          // The plan sells this feature, so list it only where it works.
          ...(translates ? [say('PLAN_TRANSLATES')] : []),
        ].map(inWords),
        category: 'SUBSCRIPTION',
        highlight: true,
      },
      digitalTwin: {
        ...digitalTwin,
        name: inWords(itemName(digitalTwin.name)),
        clonesVoice: twinClonesVoice,
        hasSample: twinHasSample,
      },
      emailBlast: emailBlastSold ? { ...emailBlast, name: inWords(itemName(emailBlast.name)) } : null,
      arrangesVideos,
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
