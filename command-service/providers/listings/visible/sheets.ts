import { bareTypeIn } from '../text/types.ts';
import { addressMention } from '../text/addresses.ts';
import { isDuesLabel, isDuesPeriodLabel } from '../text/extras.ts';
import { statusIn } from '../text/status.ts';
import { isKnownLabel, isFactLabel, normalLabel } from './fact-labels.ts';

/** Labels of printouts that name no fact of a script: without them a line cannot be cut into its pairs. */
const otherLabels = new Set(
  [
    'mls|mls no|mls number|ml|class|county|sub|subd|subdiv|subdivision|complex|area|district|map|grid|page|printed|legal|idx include',
    'sch dist|sch district|school dist|school district|elem|elementary|jr|jr high|middle|ms|hs|high|high school|corp lim',
    'levels|stories|story|str|rms|rooms|total rooms|tot rms|fpl|fp|fireplace|fireplaces|frplc|den|loft|office|view|faces|exposure',
    'src|source|sqft source|sqft src|yr remod|remod|renov|eff yr|lot dim|lot dims|lot dimensions|lot desc|lot size src|zoning',
    'bsmt|bsmt desc|fin bsmt|fin bsmt sqft|bsmt sqft|unfin sqft|heat|heating|cool|cooling|a/c|air|fuel|water|wtr|sewer|swr|electric|utilities|wh|water heater',
    'roof|ext|exterior|const|construction|foundation|fndn|fnd|floors|flooring|appl|appliances|equip|inclusions|exclusions|incl|excl|int feat|ext feat|feat|fence|deck|patio|laundry',
    'pool|spa|slab|cp|carport|carport spaces|parking|parking total|prk|garage desc|gar desc|gar type|rec ctr|pad fee|storm shelter|flood ins|flood zone|waterfront|wtrfrt',
    'prev price|previous price|last price|sold price|sold date|close price|contact|poss|possession|occupant|occupancy|occupied|occ|showing|showings|shown by|lockbox|lock box|lb|key|terms|financing|fin terms|warranty|sign',
    'taxes|taxes yrly|tax|tax yr|tax year|tax amt|tax amount|tax id|annual tax|parcel|parcel id|apn|pin|folio|assess|sp assess|transfer fee',
    'dom|cdom|adom|list date|ld|exp date|close date|pend date|hoa mand|hoa name|hoa phone|hoa contact|mgmt co|mgmt|assoc name',
    'la|la ph|la phone|la email|lo|lo ph|lo phone|lo addr|ba comp|list agent|list office|office addr|agent|agent ph|broker|phone|ph|lic|license|coop comp|coop|comp|comp to bb|bac|sub-ag|bonus|var rate|dir|directions',
    'living|living rm|lr|dining|dining rm|dr|kitchen|kit|family|family rm|fr|great rm|gr rm|primary|primary br|master|master br|mbr|br1|br2|br3|br4|br5|bed 2|bed 3|bed 4|bonus rm|rec rm|rec room|unit/suite',
  ].flatMap((line) => line.split('|')),
);
/** Labels of the parts of an address. */
const addressParts = /^(?:addr|address|street|city|town|state|st|zip|zip code|postal code)$/;
/** "Rmks Single level split plan": prose with its label before a wide gap. */
const remarks =
  /^(?:(?:public|client|consumer|marketing|property) )?(?:remarks|rmks|desc|description|comments)$|^public$/;
/** The same for remarks to agents, which no buyer reads. */
const forAgents = /^(?:agent|private|broker|office)(?: (?:remarks|rmks|comments))?$/;

const bare = (label: string): string => normalLabel(label).replace(/\s?[#.]+$/, '');
const isOwnLabel = (label: string): boolean =>
  isKnownLabel(label) || isDuesLabel(label) || isDuesPeriodLabel(label) || addressParts.test(label);

/** Whether a printout uses the label, for a fact or for something that no script says. */
export const isSheetLabel = (label: string): boolean =>
  !/[$€£]|\d{2}/.test(label) && (isOwnLabel(normalLabel(label)) || otherLabels.has(bare(label)));

interface Pair {
  readonly label: string;
  readonly value: string;
}

const mostLabelWords = 4;
/** A value begins with a capital, a figure or a sign; "Kitchen with an island" is no pair. */
const startsValue = /^(?:[\p{Lu}\d$#.~<-]|w\/)/u;

/** "Bed 1 15x13": a room of a list. "BR 3 FB 2" counts rooms. */
const roomName = /^(?:bed(?:room)?|br|bath) ?[1-9]$/i;
const dimensions = /^\d{1,2}(?:\.\d)?['’]?[x×]\d/i;

/** The words of a label at a place within a cell, the longest first; 0 when none begins there. */
function labelWords(words: readonly string[], at: number): number {
  for (let long = Math.min(mostLabelWords, words.length - at - 1); long > 0; long -= 1) {
    const label = words.slice(at, at + long).join(' ');
    // "HOA Y $88/mo": whether there is one belongs to the value.
    const next = words[at + long] ?? '';
    if (roomName.test(label) && dimensions.test(next)) return long;
    if (/^[\p{Lu}#$\d]/u.test(label) && !/ [YN]$/.test(label) && isSheetLabel(label) && startsValue.test(next))
      return long;
  }
  return 0;
}

const mostValueWords = 6;

/** The label at the end of a cell that lost its gap: "Interior Row/Townhouse Total Fin SQFT"; '' for other cells. */
function labelAtEnd(cell: string): string {
  const words = cell.split(' ');
  for (let long = Math.min(mostLabelWords, words.length - 1); long > 1; long -= 1) {
    const label = words.slice(-long).join(' ');
    if (/^\p{Lu}/u.test(label) && isFactLabel(normalLabel(label))) return label;
  }
  return '';
}

/** "Bedroom 2" beside its level and size is a room of a list. */
const listedRoom = /^(?:bed|bath)room \d$/i;

/** "BR 4 FB 2 HB 1": the pairs of a cell that begins with a label; empty for other cells. */
function pairsOfCell(cell: string): readonly Pair[] {
  const words = cell.split(' ');
  const pairs: Pair[] = [];
  for (let at = 0; at < words.length;) {
    const long = labelWords(words, at);
    if (long === 0) return [];
    let end = at + long + 1;
    // A label within the cell needs a figure, or it may be a word of the value: "Heat Gas", "Style Ranch".
    while (
      end < words.length &&
      !(labelWords(words, end) > 0 && /^[$\d]/.test(words[end + labelWords(words, end)] ?? ''))
    )
      end += 1;
    if (end - at - long > mostValueWords) return [];
    pairs.push({ label: words.slice(at, at + long).join(' '), value: words.slice(at + long, end).join(' ') });
    at = end;
  }
  return pairs;
}

/** A line of a sheet in its pairs, and the words that belong to none. */
interface Cut {
  readonly pairs: readonly Pair[];
  readonly rest: string;
}

const longestCell = 60;
/** A copied sheet may have lost its gaps. */
const longestLine = 160;
const leastInLine = 3;
/** "Condominium" below "Type" is a value, though it may name dues. */
const isWholeLabel = (cell: string): boolean => isSheetLabel(cell) && bareTypeIn(cell) === undefined;

function cutOf(line: string): Cut | undefined {
  const cells = line.trim().split(/\s{2,}|\t+|\s\|\s/);
  const [first = '', second = ''] = cells;
  if (cells.length === 2 && remarks.test(normalLabel(first)) && second.length > longestCell)
    return { pairs: [{ label: first, value: second }], rest: '' };
  if (cells.length === 2 && forAgents.test(normalLabel(first)) && second.length > longestCell)
    return { pairs: [], rest: '' };
  const inLine = cells.length === 1 && first.length <= longestLine ? pairsOfCell(first) : [];
  if (inLine.length >= leastInLine) return { pairs: inLine, rest: '' };
  if (cells.some((cell) => cell.length > longestCell || /\p{L}:(?:\s|$)/u.test(cell))) return undefined;
  const pairs: Pair[] = [];
  const rest: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? '';
    const next = cells[at + 1];
    if (listedRoom.test(cell) && next !== undefined && !isWholeLabel(next) && pairsOfCell(next).length === 0) {
      at += 1;
      continue;
    }
    const isLabel = isWholeLabel(cell);
    const inside = isLabel ? [] : pairsOfCell(cell);
    pairs.push(...inside);
    // "RTC3029418   Residential   Pending"
    const isStatus = cells.length > 1 && statusIn(cell) !== undefined;
    if (isStatus) pairs.push({ label: 'Status', value: cell });
    else if (!isLabel && inside.length === 0) rest.push(cell);
    if (isLabel && next !== undefined && !isWholeLabel(next) && pairsOfCell(next).length === 0) {
      const value = cells[at + 2] ?? '';
      const second = /^[$\d]/.test(value) ? labelAtEnd(next) : '';
      pairs.push({ label: cell, value: second === '' ? next : next.slice(0, -second.length).trim() });
      at += 1;
      if (second !== '') {
        pairs.push({ label: second, value });
        at += 1;
      }
    }
  }
  return pairs.length === 0 ? undefined : { pairs, rest: rest.join(' ') };
}

const leastPairs = 8;
const leastLines = 2;
const leastFacts = 4;

/** Whether so many lines hold labels with their values that the text is a printout, instead of prose with figures. */
function isSheet(cuts: readonly (Cut | undefined)[]): boolean {
  const several = cuts.filter((cut) => cut !== undefined && cut.pairs.length > 1);
  const labels = several.flatMap((cut) => cut?.pairs.map(({ label }) => normalLabel(label)) ?? []);
  return (
    several.length >= leastLines &&
    labels.length >= leastPairs &&
    new Set(labels.filter(isFactLabel)).size >= leastFacts
  );
}

const unitName = /^(?:unit|apt|apartment|bldg|building) ?#? ?[\dA-Z]{1,3}$/i;
/** "Unit 1" at the beginning of a line of a building's units. */
const unitOf = ({ rest, pairs: [first] }: Cut): string =>
  [rest, first === undefined ? '' : `${first.label} ${first.value}`].find((words) => unitName.test(words)) ?? '';
const isOfUnit = (cut: Cut): boolean => cut.pairs.length > 2 && unitOf(cut) !== '';

/** "4519 Briar Mill Pl, Fairfax, VA Pending Residential $664,900": the cells around a status. */
function withoutStatus(line: string): readonly string[] {
  const cells = line.trim().split(/\s{4,}/);
  const isHead = cells.length > 2 && addressMention(cells[0] ?? '') !== undefined;
  return isHead && cells.some((cell) => statusIn(cell) !== undefined) ? cells : [line];
}

/**
 * Cuts the lines of a printout without colons into their pairs of labels and values: "BR 4 FB 2 HB 1". Pairs that no
 * script uses are left out. Other texts stay as they are.
 */
export function sheetOf(lines: readonly string[]): readonly string[] {
  const cuts = lines.map(cutOf);
  if (!isSheet(cuts)) return lines.flatMap(withoutStatus);
  const units = cuts.filter((each) => each !== undefined && isOfUnit(each));
  const cut: string[] = [];
  /** The pairs of the lines above, which follow their other words: an address and its town are next to each other. */
  let pending: string[] = [];
  for (const [at, line] of lines.entries()) {
    const found = cuts[at];
    if (found === undefined) {
      cut.push(...pending, line);
      pending = [];
      continue;
    }
    if (units.length > 1 && isOfUnit(found)) {
      pending.push(`${unitOf(found)}: ${found.pairs.map(({ label, value }) => `${label} ${value}`).join(', ')}`);
      continue;
    }
    if (found.rest !== '') cut.push(found.rest);
    pending.push(
      ...found.pairs
        // "Class RESIDENTIAL" is true of every home.
        .filter(({ label, value }) => !/^residential$/i.test(value) || normalLabel(label) !== 'class')
        .filter(({ label }) => isOwnLabel(normalLabel(label)) || remarks.test(normalLabel(label)))
        .map(({ label, value }) => `${label}: ${value}`),
    );
  }
  return [...cut, ...pending];
}
