import { decide, sameSize } from '../../../domain/facts/index.ts';
import type { Candidate, Price, Rule } from '../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, FactSource, Found, Listing, OpenFact, PropertyFacts } from './facts.ts';
import { distinct } from './candidates.ts';
import { paidDues, sameBaths, sameDues, samePrice, sameStatus, sameType } from './comparisons.ts';
import { isCommercial } from './facts.ts';
import { withLoneFigures } from './lone-figures.ts';
import { atOdds, plausible } from './plausible.ts';
import { prepared } from './prepared.ts';
import { fullerAddress, sameAddress } from './text/addresses.ts';

type Rules = { readonly [Name in DecidedName]: Rule<DecidedFacts[Name]> };

/** How each fact is decided, in the order of the screen. */
const rules: Rules = {
  address: { same: sameAddress, finer: fullerAddress, least: 'shown', rivals: 0 },
  price: {
    same: samePrice,
    finer: (a, b) => ({
      ...a,
      ...(a.currency === undefined && b.currency !== undefined ? { currency: b.currency } : {}),
      ...(a.per === undefined && b.per !== undefined ? { per: b.per } : {}),
    }),
    least: 'told',
    rivals: 2,
  },
  beds: { same: (a, b) => a === b, least: 'told', rivals: 3 },
  baths: {
    same: sameBaths,
    finer: (a, b) => (Number.isInteger(a) && !Number.isInteger(b) ? b : a),
    least: 'told',
    rivals: 3,
  },
  area: { same: sameSize, least: 'told', rivals: 3 },
  lotSize: { same: sameSize, least: 'told', rivals: 3 },
  yearBuilt: { same: (a, b) => a === b, least: 'told', rivals: 3 },
  propertyType: { same: sameType, finer: (a, b) => (b === 'manufactured home' ? b : a), least: 'told', rivals: 3 },
  status: {
    same: sameStatus,
    finer: (a, b) => (a === 'for sale' ? b : a),
    least: 'told',
    rivals: 0,
  },
  hoa: { same: sameDues, finer: paidDues, least: 'shown', rivals: 3 },
  garage: { same: (a, b) => a === b, least: 'told', rivals: 3 },
};

const names = Object.keys(rules) as readonly DecidedName[];

/** Structured facts that the visible page repeats are certain: other figures beside them are about something else. */
function withoutRefuted(
  name: DecidedName,
  { same }: Rule<unknown>,
  all: readonly Candidate<unknown>[],
): readonly Candidate<unknown>[] {
  // The strip of key figures counts the rooms of the home, whatever its fields say.
  const isCount = name === 'beds' || name === 'baths';
  const confirmed = all.find(
    (one) =>
      one.evidence === 'stated' &&
      one.doubt === undefined &&
      all.some(
        (other) =>
          other.place.source !== one.place.source &&
          other.doubt === undefined &&
          other.evidence !== 'weak' &&
          same(one.value, other.value),
      ),
  );
  if (confirmed === undefined) return all;
  return all.filter(
    (each) =>
      each.evidence === 'stated' ||
      (each.evidence === 'shown' && isCount) ||
      (each.doubt === undefined && same(each.value, confirmed.value)),
  );
}

/** What a source found, each fact with its distinct candidates only. */
const bounded = (found: Found): Found => ({
  ...found,
  candidates: Object.fromEntries(
    Object.entries(found.candidates).map(([name, each]) => [name, distinct<unknown>(each)]),
  ),
});

/**
 * Decides every fact from the statements of the sources, in their order.
 *
 * @returns the clear facts with their sources, and the open ones with their candidates
 */
export function decideFacts(all: readonly Found[]): Pick<Listing, 'facts' | 'sources' | 'open'> {
  const found = withLoneFigures(all.map(bounded), (name, a, b) => (rules[name] as Rule<unknown>).same(a, b));
  const facts: Record<string, unknown> = {};
  const sources: Record<string, FactSource> = {};
  const open: OpenFact[] = [];
  const by: Partial<Record<DecidedName, Candidate<unknown>>> = {};
  for (const name of names) {
    // The rule and the candidates of one name have one type; the table keeps them together.
    const rule = rules[name] as Rule<unknown>;
    const decision = decide(rule, withoutRefuted(name, rule, plausible(name, prepared(name, found))));
    if (decision.kind === 'clear') {
      facts[name] = decision.value;
      by[name] = decision.by;
      sources[name] = decision.by.place.source as FactSource;
    } else if (decision.kind === 'open')
      open.push({ name, reason: decision.reason, candidates: decision.candidates } as OpenFact);
  }
  // A size in doubt still says how small a lot cannot be.
  const [inDoubt] = open.flatMap((each) => (each.name === 'area' ? each.candidates : []));
  const known = inDoubt === undefined ? facts : { area: inDoubt.value, ...facts };
  for (const name of atOdds(known).filter((each) => by[each] !== undefined)) {
    open.push({ name, reason: 'implausible', candidates: [by[name]] } as OpenFact);
    delete facts[name];
    delete sources[name];
  }
  open.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  for (const { name, value, from } of inferred(facts, open)) {
    facts[name] = value;
    sources[name] = sources[from] ?? 'visible text';
  }
  const settled = facts as PropertyFacts;
  return consistent({ facts: { ...settled, ...withCurrencies(settled) }, sources, open }, by.price);
}

/** Facts that follow from other facts, each with the fact behind it. */
function inferred(
  { price, status, address = '', lotSize, propertyType, ...facts }: PropertyFacts,
  open: readonly OpenFact[],
): readonly { readonly name: DecidedName; readonly value: unknown; readonly from: DecidedName }[] {
  const isRent = status === undefined && (price?.per === 'month' || price?.per === 'week');
  // A lot that is offered by its number is land, when nothing on the page mentions a building.
  const isUnbuilt = (['beds', 'baths', 'area', 'yearBuilt'] as const).every(
    (name) => facts[name] === undefined && open.every((each) => each.name !== name),
  );
  const isLand =
    propertyType === undefined &&
    lotSize !== undefined &&
    isUnbuilt &&
    /^(?:(?:lot|tbd|tract|parcel|0)\b|\D+,)/i.test(address);
  return [
    ...(isRent ? [{ name: 'status' as const, value: 'for rent', from: 'price' as const }] : []),
    ...(isLand ? [{ name: 'propertyType' as const, value: 'land', from: 'address' as const }] : []),
  ];
}

/** The currency of bare amounts, when the address or the other amount names it. */
function withCurrencies({ price, hoa, address = '' }: PropertyFacts): Pick<PropertyFacts, 'price' | 'hoa'> {
  const byAddress = /\b[A-Z]{2} \d{5}(?:-\d{4})?$/.test(address)
    ? 'USD'
    : /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(address)
      ? 'CAD'
      : undefined;
  const filled = (one: Price | undefined, other: Price | undefined): Price | undefined => {
    const currency = other?.currency ?? byAddress;
    return one === undefined || one.currency !== undefined || currency === undefined ? undefined : { ...one, currency };
  };
  const [own, dues] = [filled(price, undefined), filled(hoa, price)];
  return { ...(own === undefined ? {} : { price: own }), ...(dues === undefined ? {} : { hoa: dues }) };
}

/** Below `leastSale` the price of something for rent is a rent; below `leastHome` the price of any home is. */
const leastSale = 50_000;
const leastHome = 10_000;

const unasked: ReadonlySet<DecidedName> = new Set(['propertyType', 'status', 'hoa', 'garage']);

/** The consequences of the property's status and type for its other facts. */
function consistent(
  { facts, sources, open }: Pick<Listing, 'facts' | 'sources' | 'open'>,
  priceBy: Candidate<unknown> | undefined,
): ReturnType<typeof decideFacts> {
  const drops: DecidedName[] = [];
  // A sold home has no asking price; at an auction only bids decide it.
  if (
    facts.status === 'sold' ||
    facts.status === 'auction' ||
    facts.status === 'off market' ||
    facts.status === 'share'
  )
    drops.push('price');
  const { price } = facts;
  // What a home for sale costs by the month is a payment, or the rent of its lot or of a part.
  if ((facts.status === 'for sale' || facts.status === 'coming soon') && price?.per !== undefined) drops.push('price');
  // A rent without its period says nothing, and another period is another rent.
  const least = facts.status === 'for rent' ? leastSale : leastHome;
  const isRent =
    price !== undefined && price.per === undefined && price.amount < least && facts.propertyType !== 'land';
  const asked: readonly OpenFact[] =
    isRent && priceBy !== undefined
      ? [{ name: 'price', reason: 'period', candidates: [priceBy as Candidate<Price>] }]
      : [];
  if (asked.length > 0) drops.push('price');
  // Land has no rooms, no living area and no year; those that its page mentions are of homes that could be built.
  if (facts.propertyType === 'land' && facts.beds === undefined)
    drops.push('beds', 'baths', 'area', 'yearBuilt', 'garage');
  if (isCommercial(facts) && !open.some(({ name }) => name === 'beds')) drops.push('beds', 'baths');
  // A homesite with rooms and a size has its home, as "Homesite 114" of a builder and "160 acres with a house" do.
  if (facts.propertyType === 'land' && facts.beds !== undefined && facts.area !== undefined) drops.push('propertyType');
  // A home with bedrooms is not an office, whatever a category says.
  const { propertyType } = facts;
  if (facts.beds !== undefined && propertyType !== undefined && isCommercial({ propertyType }))
    drops.push('propertyType');
  const keep = <Of>(record: Readonly<Record<string, Of>>): Record<string, Of> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !drops.includes(name as DecidedName)));
  return {
    facts: keep({ ...facts }),
    sources: keep({ ...sources }),
    // An open fact that the script leaves out needs no question.
    open: [...asked, ...open.filter(({ name }) => !drops.includes(name) && !unasked.has(name))],
  };
}
