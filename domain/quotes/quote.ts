import {
  catalogVersion,
  currency,
  digitalTwin,
  emailBlast,
  findBundle,
  monthlyPlan,
  retiredPlanIds,
  toCredits,
} from '../catalog.ts';
import { totalCents, type PurchasedItem } from '../payments/index.ts';
import { Refusal } from '../refusal.ts';
import { inWords, say, type Sentence } from '../../words/index.ts';

/** An order by ids of the catalog; several items make one payment. */
export interface QuoteRequest {
  /** `monthly`, or `digital-twin` for a twin alone. */
  readonly planId?: string | undefined;
  readonly bundleId?: string | undefined;
  /** Adds a Digital Twin. */
  readonly customAvatar?: boolean | undefined;
  /** Adds the email blast to the plan. */
  readonly emailBlast?: boolean | undefined;
}

/** The context that the price depends on. */
export interface QuoteFacts {
  /** Digital Twins that the user has paid for and not been refunded: later ones are cheaper. */
  readonly twinsBought: number;
  /** Whether the email blast is sold (`EMAIL_BLAST_ADDON`). */
  readonly emailBlastSold: boolean;
}

/** One line of the order summary; the lines add up to the total. A plan has two. */
export interface QuoteLine {
  readonly id: string;
  readonly kind: PurchasedItem['kind'];
  readonly description: Sentence | string;
  readonly amountCents: number;
  readonly halfCredits: number;
  readonly twinCredits: number;
}

export interface Quote {
  /** The items that are charged and granted. */
  readonly items: readonly PurchasedItem[];
  readonly lines: readonly QuoteLine[];
  readonly totalCents: number;
  readonly currency: string;
}

/**
 * Prices an order: the only place that does. Throws INVALID_INPUT for an unknown or retired plan, an unknown bundle, an
 * add-on that is not sold, and an empty order.
 */
export function quote(request: QuoteRequest, facts: QuoteFacts): Quote {
  const items = itemsOf(request, facts);
  if (items.length === 0) throw new Refusal('INVALID_INPUT', say('NOTHING_CHOSEN'));
  return quoteOf(items, currency);
}

/** The quote of items that were quoted before, at those prices. */
export const quoteOf = (items: readonly PurchasedItem[], quotedIn: string): Quote => ({
  items,
  lines: items.flatMap(linesOf),
  totalCents: totalCents(items),
  currency: quotedIn,
});

/** A quote as REST answers and refusals carry it, in English: amounts in cents, credits in whole and half. */
export const quoteSummary = ({ lines, totalCents: total, currency: quotedIn }: Quote) => ({
  items: lines.map(({ id, description, amountCents: amount, halfCredits }) => ({
    id,
    description: typeof description === 'string' ? description : inWords(description, 'en'),
    amount,
    credits: toCredits(halfCredits),
  })),
  total,
  currency: quotedIn,
});

function itemsOf(request: QuoteRequest, facts: QuoteFacts): readonly PurchasedItem[] {
  const { planId, bundleId } = request;
  if (planId !== undefined) checkPlan(planId);
  const withPlan = planId === monthlyPlan.id;
  const withTwin = request.customAvatar === true || planId === digitalTwin.id;
  return [
    ...(withPlan ? [planItem] : []),
    ...(bundleId === undefined ? [] : [bundleItem(bundleId)]),
    ...(withTwin ? [twinItem(facts.twinsBought)] : []),
    ...(request.emailBlast === true ? [emailBlastItem(withPlan && facts.emailBlastSold)] : []),
  ];
}

function checkPlan(planId: string): void {
  if (planId === monthlyPlan.id || planId === digitalTwin.id) return;
  throw new Refusal('INVALID_INPUT', retiredPlanIds.includes(planId) ? say('PLAN_RETIRED') : say('PLAN_UNKNOWN'));
}

const planItem: PurchasedItem = {
  kind: 'plan',
  id: monthlyPlan.id,
  name: monthlyPlan.name,
  priceCents: monthlyPlan.priceCents,
  halfCredits: monthlyPlan.halfCredits,
  twinCredits: 0,
  catalogVersion,
};

function bundleItem(bundleId: string): PurchasedItem {
  const bundle = findBundle(bundleId);
  if (!bundle) throw new Refusal('INVALID_INPUT', say('BUNDLE_UNKNOWN'));
  const { id, name, priceCents, halfCredits } = bundle;
  return { kind: 'bundle', id, name, priceCents, halfCredits, twinCredits: 0, catalogVersion };
}

function twinItem(twinsBought: number): PurchasedItem {
  const { id, name, priceCents, laterPriceCents } = digitalTwin;
  return {
    kind: 'twin',
    id,
    name,
    priceCents: twinsBought > 0 ? laterPriceCents : priceCents,
    halfCredits: 0,
    twinCredits: 1,
    catalogVersion,
  };
}

function emailBlastItem(sold: boolean): PurchasedItem {
  if (!sold) throw new Refusal('INVALID_INPUT', say('EMAIL_BLAST_NOT_SOLD'));
  const { id, name, priceCents } = emailBlast;
  return { kind: 'addon', id, name, priceCents, halfCredits: 0, twinCredits: 0, catalogVersion };
}

function linesOf({ kind, id, name, priceCents, halfCredits, twinCredits }: PurchasedItem): readonly QuoteLine[] {
  if (kind === 'plan' && priceCents === monthlyPlan.priceCents)
    return monthlyPlan.lines.map(({ priceCents: amountCents, ...line }) => ({
      ...line,
      kind,
      amountCents,
      twinCredits: 0,
    }));
  const description = kind === 'bundle' ? say('OFFER_WITH_CREDITS', { name, credits: toCredits(halfCredits) }) : name;
  return [{ id, kind, description, amountCents: priceCents, halfCredits, twinCredits }];
}
