import { inSquareFeet, readNumber, sameSize, sizeOf } from '../../../../domain/facts/index.ts';
import type { Candidate, Size } from '../../../../domain/facts/index.ts';
import type { Candidates } from '../facts.ts';
import type { VisibleContext } from './context.ts';
import { bathMentions, bedMentions } from '../text/rooms.ts';
import { withoutOtherHomes } from '../text/other-homes.ts';
import { isAreaLabel, otherSize, sizeMentions } from '../text/sizes.ts';
import type { SizeMention } from '../text/sizes.ts';
import { garageIn, isGarageLabel, isWish } from '../text/extras.ts';
import { isYearLabel, labelledYear, yearMentions } from '../text/years.ts';
import { addressCandidates } from './addresses.ts';
import { bathsOf } from './baths.ts';
import { duesOf } from './dues.ts';
import { statusesOf, typesOf } from './kinds.ts';
import { normalLabel } from './fact-labels.ts';
import { distinct } from '../candidates.ts';
import { maker, type Maker, type Open } from './maker.ts';
import { partOfHome, roomsOf } from './room-counts.ts';
import { priceCandidates } from './prices.ts';
import type { PlacedLine } from './sections.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from './statements.ts';

const unitPrefix =
  /^(?:unit mix|unit|apt|apartment|flat|(?:base )?plan|model|building|bldg|suite|guest ?house|(?:tenant|carriage|bunk|pool|second|caretaker'?s?) ?(?:house|cottage|home|dwelling)|adu|casita|cottage|(?:detached|attached|in-law|mother-in-law|granny|accessory|rental|separate|legal) (?:suite|apartment|unit|flat|dwelling)|residence|the \w+|floor plan|upper|lower|garage|main floor|basement|studio) ?(?:[a-z]|\d{1,3})?$/;

/**
 * The lines' candidates for each fact of the home, in reading order.
 *
 * @param own the address of the home, as far as the heading tells; '' for none
 */
export function readVisible(lines: readonly PlacedLine[], context: VisibleContext, own: string): Candidates {
  const everything = statementsOf(lines);
  const kept = lines.map((line) => ({ ...line, text: withoutOtherHomes(line.text, own) }));
  const statements = kept.every(({ text }, at) => text === lines[at]?.text) ? everything : statementsOf(kept);
  const about = statements.filter(
    ({ section, card, linked }) =>
      !card && !linked && (section === 'home' || section === 'features' || section === 'story'),
  );
  const units = statements.filter((statement) => isUnit(statement));
  const home = about.filter((statement) => !isUnit(statement));
  const make = maker(context.source);
  const ofRoom = <Value>(all: readonly Candidate<Value>[]): readonly Candidate<Value>[] =>
    isRoom(context.heading) ? all.map((each) => ({ ...each, doubt: 'units' })) : all;
  return {
    address: addressCandidates(lines, context),
    price: ofRoom(
      priceCandidates(
        statements.filter((statement) => !isUnit(statement)),
        context,
        context.source,
      ),
    ),
    beds: ofRoom(roomsOf(home, units, 'beds', make)),
    baths: bathsOf(home, roomsOf(home, units, 'baths', make), make),
    area: sizesOf(home, 'area', context, make).map((each) =>
      isLand(each, lines)
        ? { ...each, doubt: 'unit' }
        : isOfBuilding(each) && units.some(({ text, label }) => sizeMentions(text, label, '.').length > 0)
          ? { ...each, doubt: 'units' }
          : each,
    ),
    lotSize: sizesOf(home, 'lotSize', context, make),
    yearBuilt: yearsOf(home, make),
    propertyType: typesOf(home, context, make),
    status: statusesOf(withoutMenus(statements, lines), context, make),
    hoa: duesOf(about, statements, context, make),
    garage: garagesOf(about, make),
  };
}

const leastEntries = 4;

/** Statements that are no entries of a menu, such as "Sold" beside "Ranches" and "Our Team". */
function withoutMenus(statements: readonly Statement[], lines: readonly PlacedLine[]): readonly Statement[] {
  const lists = Map.groupBy(
    lines.filter(({ list }) => list !== undefined),
    ({ list }) => list,
  );
  const menus = new Set(
    [...lists].flatMap(([list, entries]) =>
      entries.length >= leastEntries && entries.every(({ text }) => text.length <= 25 && !/[\d:]/.test(text))
        ? [list]
        : [],
    ),
  );
  return statements.filter(({ line, part }) => part !== 'item' || !menus.has(lines[line]?.list));
}

/** A room on offer has neither the rent nor the bedrooms of its house. */
const isRoom = (heading: string): boolean =>
  /^(?:[\p{L}-]+ ){0,2}room (?:in|for rent|to (?:let|rent)|available)\b/iu.test(heading);

const australian = /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\s\d{4}\b(?![\d-])/;

/** In Australia, the size of a house without a word for it is the size of its land. */
const isLand = ({ value, label, place }: Open<'area'>, lines: readonly PlacedLine[]): boolean =>
  value.unit === 'square meters' &&
  label === undefined &&
  !/living|floor|internal|interior|build|built|house size|covered/i.test(place.words) &&
  lines.some(({ text }) => australian.test(text));

/** If its spaces have sizes, the building as a whole is not on offer, so its size does not count. */
const isOfBuilding = ({ label = '' }: Open<'area'>): boolean => /\bbuilding\b|\brentable\b|\bgross\b/.test(label);

/** Whether a statement is about one unit of several: its label or its first words say so. */
function isUnit({ label, text, card, section, prose }: Statement): boolean {
  if (section === 'others' || section === 'history' || section === 'area') return false;
  if (card || section === 'units') return true;
  return (
    !prose &&
    (unitPrefix.test(label) ||
      /^(?:unit|apt|(?:base )?plan|guest ?house|adu|casita|the \p{Lu}\p{Ll}+ from)\b[^:]{0,20}(?::|\sfrom\s|\s[-–]\s)/iu.test(
        text,
      ))
  );
}

/** How many cars the garage holds, from a label, a short line or a sentence. */
function garagesOf(own: readonly Statement[], make: Maker): readonly Open<'garage'>[] {
  return own.flatMap((statement) => {
    const { label, text, prose } = statement;
    const count = garageIn(label, text);
    if (count === undefined) return [];
    return [make(statement, count, isGarageLabel(label) ? 'stated' : prose ? 'told' : 'shown')];
  });
}

const leastHome = { 'square feet': 100, 'square meters': 12, acres: Infinity, hectares: Infinity } as const;
const landNouns =
  /\b(?:plot|quarter[- ]acre|acres? (?:by (?:survey|deed)|surveyed|m\/l|more or less)|acres? (?:with|lot|of land|parcel|home ?site|estate|ranch|farm|property)|lot|land|acreage|parcel|sits on|situated on|set on|on (?:(?:just |right )?(?:over |under |nearly |almost |approximately |about |shy of )?)?[\d.½¼¾/ ]+[\s-]acres?|property|grounds|yard|half[- ]an?[- ]acre|half acre)\b|^[\d.½¼¾/ ]+acres?,|\boutside, (?:over |nearly |about )?[\d.]+ acres (?:hold|surround|wrap|include|are)\b/i;

/** "14 lots, 5 to 11 acres": the sizes of a development. */
const ofMany = /\b\d+ (?:lots|parcels|home ?sites|tracts)\b[^.]{0,12}$/i;

/** Labels in lower case that name the lot and the unit of its size. */
const acresLabel = /^(?:acres? lot|lot (?:size )?(?:\(?acres\)?)|(?:total |deeded )?acres|acreage|lot acres)$/;
const lotFeetLabel =
  /^(?:lot (?:size )?\(?(?:sq\.? ?ft\.?|sqft|sf|square feet)\)?|(?:sq\.? ?ft\.?|sqft|sf|square f(?:ee|oo)t) lot)$/;

const bareLot = (text: string, unit: Size['unit'], decimal: '.' | ','): Size | undefined =>
  sizeOf(readNumber(bareNumber.exec(text)?.[0] ?? '', { source: 'text', decimal }), unit);
/** Not the number of "2 units". */
const bareNumber = /^[\d.,]+(?!\s?(?!acres?\b|ac\b|sq|sf\b|m\/l|more|approx|total|deeded|ml\b|mol\b)\p{L}|[\d.,])/iu;

/** Labels of numbers that measure nothing: "Make / Serial: Fuqua / 15233AC". */
const notMeasured = /\b(?:serial|make|model|vin|apn|mls|id|parcel (?:no|number))\b/;
const numbered = /^[^\d:]{0,20}\b(?:serial|vin|apn)\b/i;

/** Candidates for the size of the home or of its lot. */
function sizesOf(
  home: readonly Statement[],
  name: 'area' | 'lotSize',
  { decimal = '.' }: Pick<VisibleContext, 'decimal'>,
  make: Maker,
): readonly Open<'area'>[] {
  const summing = new Set<Open<'area'>>();
  const all = home.flatMap((statement): readonly Open<'area'>[] => {
    const { label, text, prose } = statement;
    if (notMeasured.test(label) || (!prose && numbered.test(text))) return [];
    const mentions = sizeMentions(text, label, decimal);
    if (mentions.length === 0 && name === 'area' && isAreaLabel(label)) return bareArea(statement, decimal, make);
    // "3,360 Building Sq Ft"
    const [, , labelBehind = ''] = /^(\d[\d.,]*)\s(\D{6,30})$/.exec(text) ?? [];
    if (mentions.length === 0 && name === 'area' && label === '' && isAreaLabel(normalLabel(labelBehind)))
      return bareArea(statement, decimal, make);
    const isInAcres = acresLabel.test(label);
    if (isInAcres && name === 'area') return [];
    // "Lot size: 7,405/0.17": in feet and in acres
    const [, inAcres] = (/^lot(?: size)?$/.test(label) ? /^[\d,]+\/(\d*\.\d+)\b/.exec(text) : null) ?? [];
    if (name === 'lotSize' && inAcres !== undefined) {
      const size = bareLot(inAcres, 'acres', decimal);
      return size === undefined ? [] : [make(statement, size, 'stated')];
    }
    // "Acres: 1.03 (44,867 SqFt)"
    if (name === 'lotSize' && isInAcres && (mentions.length === 0 || /^[\d.]+ \(/.test(text))) {
      const size = bareLot(text, 'acres', decimal);
      return size === undefined ? [] : [make(statement, size, 'stated')];
    }
    return mentions.flatMap((mention) => {
      const made = sizeCandidates(statement, mention, name, make);
      if (name === 'area' && prose && isOfHome(text, mention)) made.forEach((each) => summing.add(each));
      return made;
    });
  });
  if (name === 'lotSize')
    // Square feet beside acres are the same size, rounded otherwise.
    return all.length > 0
      ? withoutClasses(all)
      : home.flatMap((statement) => {
          const size = lotFeetLabel.test(statement.label) ? bareLot(statement.text, 'square feet', decimal) : undefined;
          return size === undefined ? [] : [make(statement, size, 'stated')];
        });
  // The size that the page calls the living area counts; others are totals, parts or the lot.
  const lots = distinct(sizesOf(home, 'lotSize', { decimal }, make)).map(({ value }) => value);
  const own = all.filter(({ value }) => !lots.some((lot) => sameSize(lot, value)));
  const shown = own.filter(({ evidence }) => evidence !== 'told' && evidence !== 'weak');
  const whole = all.filter((each) => summing.has(each)).map((each) => ({ ...each, evidence: 'stated' as const }));
  return shown.length > 0 ? withoutParts([...shown, ...whole]) : own;
}

/** "This 2,100 sq ft home", "the residence has five bedrooms in 7,800 square feet": a sentence about the whole home. */
const isOfHome = (text: string, { start, end }: SizeMention): boolean =>
  (/^\s(?:of )?(?:[\w'’-]+ )?living (?:space|area)\b/i.test(text.slice(end, end + 40)) &&
    /\b(?:offers?|has|boasts?|includes?|provides?|spans?)\s(?:over |about |approximately |nearly )?$/i.test(
      text.slice(Math.max(0, start - 50), start),
    )) ||
  (/^[\s-]{0,2}(?:[\w'’-]+ ){0,2}(?:home|house|residence|condo|townhome|townhouse|bungalow|ranch|colonial|cape)\b/i.test(
    text.slice(end, end + 40),
  ) &&
    /\b(?:this|an?) (?:[\w'’-]+ ){0,3}$/i.test(text.slice(Math.max(0, start - 50), start)));

/** "Lot size: 7,000 to 9,999 SqFt", "Acres: 0.19": the lots without the class that a form offers beside the size. */
function withoutClasses(lots: readonly Open<'area'>[]): readonly Open<'area'>[] {
  const ends = lots.flatMap(({ value, doubt }) => (doubt === 'range' ? [inSquareFeet(value)] : []));
  const isWithin = ({ value, doubt, evidence }: Open<'area'>): boolean =>
    doubt === undefined &&
    evidence === 'stated' &&
    Math.min(...ends) <= inSquareFeet(value) &&
    inSquareFeet(value) <= Math.max(...ends);
  return ends.length === 2 && lots.some(isWithin) ? lots.filter(({ doubt }) => doubt !== 'range') : lots;
}

/** If a printout gives the finished area of all levels and the area above the ground, the first is the home's. */
function withoutParts(sizes: readonly Open<'area'>[]): readonly Open<'area'>[] {
  const isTotal = ({ label = '' }: Open<'area'>): boolean => /\btotal (?:fin|finished|living)\b/.test(label);
  const isPart = ({ label = '' }: Open<'area'>): boolean => /\babove grade\b|\bmain\b/.test(label);
  return sizes.some(isTotal) ? sizes.filter((size) => !isPart(size)) : sizes;
}

function bareArea(statement: Statement, decimal: '.' | ',', make: Maker): readonly Open<'area'>[] {
  const match = /^(?:(?:approx|apx)\.? |about |~ ?)?(\d[\d.,]*)(?:\s?[-–]\s?(\d[\d.,]*))?/i.exec(statement.text);
  const second = otherSize(statement.text.replace(/^[^(]*/, ''));
  const sizes = [match?.[1], match?.[2] ?? second].flatMap((number) => {
    const size =
      number === undefined ? undefined : sizeOf(readNumber(number, { source: 'text', decimal }), 'square feet');
    return size === undefined ? [] : [size];
  });
  return sizes.map((size) => make(statement, size, 'stated', sizes.length > 1 ? 'range' : undefined));
}

function sizeCandidates(
  statement: Statement,
  mention: SizeMention,
  name: 'area' | 'lotSize',
  make: Maker,
): readonly Open<'area'>[] {
  const { kind, size, other, doubt } = mention;
  const { label, prose, text, section } = statement;
  const sizes = other === undefined ? [size] : [size, other];
  const around = text.slice(Math.max(0, mention.start - 45), mention.end + 35);
  if (name === 'lotSize') {
    if (kind !== 'lot') return [];
    if ((prose && !landNouns.test(around)) || ofMany.test(text.slice(0, mention.start))) return [];
    const evidence = prose || section === 'story' ? 'told' : label === '' ? 'shown' : 'stated';
    return sizes.map((each) =>
      make(statement, each, evidence, doubt === 'unit' || doubt === 'approximate' ? undefined : doubt),
    );
  }
  if ((size.value < leastHome[size.unit] && !isAreaLabel(label)) || kind === 'lot' || kind === 'part') return [];
  if (partOfHome.test(text.slice(Math.max(0, mention.start - 45), mention.start)) && !/main/i.test(around)) return [];
  if (isWish(text.slice(0, mention.start))) return [];
  if (kind === 'total') return sizes.map((each) => make(statement, each, 'told', doubt));
  if (prose) {
    const isHome = kind === 'home' || bedMentions(text).length > 0 || bathMentions(text).length > 0;
    return isHome ? sizes.map((each) => make(statement, each, 'told', doubt)) : [];
  }
  const evidence =
    kind === 'home' && label !== '' && !/^(?:size|area)$/.test(label)
      ? 'stated'
      : section === 'story'
        ? 'told'
        : 'shown';
  return sizes.map((each) => make(statement, each, evidence, doubt));
}

/** Taxes are those of one of the last years. */
const taxYears = 5;
/** "Year" names the year of construction, unless a label beside it is about taxes. */
const isYear = ({ label, text }: Statement, around: readonly (Statement | undefined)[]): boolean =>
  isYearLabel(label) ||
  (label === 'year' &&
    (Number(text) < new Date().getFullYear() - taxYears ||
      !around.some((each) => /\btax|assess/.test(each?.label ?? ''))));

/** An appraiser's year for the state of a home, not for its construction. */
const effectiveYear = /^(?:effective|eff\.?) (?:year|yr)\b|\beffective$/;

function yearsOf(home: readonly Statement[], make: Maker): readonly Open<'yearBuilt'>[] {
  return home.flatMap((statement, at) => {
    const { label, text } = statement;
    if (effectiveYear.test(label)) return [];
    if (isYear(statement, [home[at - 1], home[at + 1]])) {
      const found = labelledYear(text);
      return found === undefined ? [] : [make(statement, found.year, 'stated', found.doubt)];
    }
    return yearMentions(label === '' ? text : `${label} ${text}`).map(({ year, doubt }) =>
      make(statement, year, statement.prose ? 'told' : 'shown', doubt),
    );
  });
}
