import { bundles, digitalTwin, monthlyPlan, trial } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { TestAccount } from './account.ts';

/** A path of a new user through the product, walked with a separate account. */
export interface Scenario {
  readonly name: string;
  /**
   * `card`: pays with a test card, so it runs only at the payments simulator. `render`: starts work, so it runs
   * only where started work costs nothing.
   */
  readonly needs?: 'card' | 'render';
  /** Throws an error that names the difference from the expected result. */
  readonly walk: (account: TestAccount) => Promise<void>;
}

/** Stripe's test cards, which the payments simulator accepts too. */
const goodCard = '4242424242424242';
const declinedCard = '4000000000000002';
const script =
  'Welcome to this bright family home near the park. The kitchen was renewed last year, and the garden faces south.';
/** Longer than the trial lasts: about five minutes of speech. */
const longScript = Array.from({ length: 40 }, () => script).join(' ');

const bundle = (id: string) => {
  const found = bundles.find((each) => each.id === id);
  if (!found) throw new Error(`The catalogue has no bundle ${id}`);
  return found;
};

const buysBundle = (id: string): Scenario => {
  const { name, halfCredits, priceCents } = bundle(id);
  return {
    name: `New user buys ${name}`,
    needs: 'card',
    walk: async (account) => {
      await account.buy({ bundleId: id }, goodCard, priceCents);
      await account.expectCredits(trial.halfCredits + halfCredits);
    },
  };
};

/** The first steps of a new user, in this order. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'New user gets the trial',
    walk: (account) => account.expectCredits(trial.halfCredits),
  },
  {
    name: 'New user starts a video and deletes it',
    needs: 'render',
    walk: async (account) => {
      const { videoId, reserved } = await account.startVideo(script);
      await account.expectCredits(trial.halfCredits - reserved);
      await account.deleteVideo(videoId);
      await account.expectCredits(trial.halfCredits);
    },
  },
  {
    name: 'New user has too few credits',
    walk: async (account) => {
      const refusal = await account.startVideo(longScript).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(refusal instanceof Refusal) || refusal.code !== 'INSUFFICIENT_CREDITS')
        throw new Error('Expected the video to be refused for too few credits');
      await account.expectCredits(trial.halfCredits);
    },
  },
  buysBundle('starter-pack'),
  buysBundle('volume-pro'),
  {
    name: 'New user subscribes',
    needs: 'card',
    walk: async (account) => {
      await account.subscribe(goodCard, monthlyPlan.priceCents);
      await account.expectCredits(trial.halfCredits + monthlyPlan.halfCredits);
    },
  },
  {
    name: 'New user buys a Digital Twin',
    needs: 'card',
    walk: async (account) => {
      await account.buy({ planId: digitalTwin.id }, goodCard, digitalTwin.priceCents);
      await account.expectTwinCredits(1);
    },
  },
  {
    name: 'Declined card grants nothing',
    needs: 'card',
    walk: async (account) => {
      await account.buyDeclined({ bundleId: 'starter-pack' }, declinedCard);
      await account.expectCredits(trial.halfCredits);
    },
  },
];
