import type { ListingAgent } from '../facts.ts';
import { isPromptInjection } from '../text/prompt-injection.ts';

const label =
  /^(?:listed by|listing (?:agent|by|provided by|courtesy of|broker)|courtesy of|presented by|marketed by|offered by|listing agent|(?:your agent|agent|realtor)(?=\s?:|$|\s\S+\s\S))\s?:?\s*(.*)$/i;
const phone = /(?:\+?1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/;
const firm =
  /\b(?:realty|realtors?|real estate|properties|group|homes|brokers?|brokerage|agency|associates|partners|sotheby'?s|compass|re\/?max|keller|coldwell|century 21|exp\b|team|company|co\.|llc|inc)\b|^\p{L}[\p{L}'’-]+ & \p{L}+$/iu;
const title = /^(?:licensed\b|(?:real estate |associate )*(?:sales\w*|broker|agent|realtor®?)$)/i;
const person = /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** Headings of the columns of a printout. */
const heading =
  /^(?:(?:office|phone|fax|cell|mobile|e-?mail|agent|broker|company|name|full|report|residential|detail|remarks|only|info(?:rmation)?)(?:\s|$))+$/i;
/** "Office: Summit Homes", "Listing Office Summit Homes" */
const role =
  /^\s*(?:(?:(?:listing )?(?:office|agent)|brokerage|brokered by|broker|company)\s?:\s*|list(?:ing)? (?:office|agent|brokerage)\s+)/i;
/** "DANA WHITFIELD III" as a name is written; "JD" and the number keep their capitals. */
const written = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.replace(/(?<=\p{Lu})(?!II\b)\p{Lu}{2,}/gu, (rest) => rest.toLowerCase());
/** The sentence behind a name: "Tower Bridge Realty. Bought with …" */
const nextSentence = /\.\s(?:copyright|bought|source|©)\b.*$/i;
const license = /\s*(?:,|\()?\s*\b(?:dre|lic(?:ense)?|calbre|trec|#)\b.*$/i;

/** The agent and the brokerage that the lines of a listing name: "Listed by: Dana Whitfield, Summit Homes". */
export function agentIn(lines: readonly string[]): ListingAgent | undefined {
  for (const [at, line] of lines.entries()) {
    const match = line.length > 160 ? null : label.exec(line.trim());
    if (match === null) continue;
    const words = `${match[1] ?? ''}\n${lines.slice(at + 1, at + 4).join('\n')}`;
    const number = phone.exec(words)?.[0];
    const parts = words
      .replaceAll(new RegExp(phone, 'g'), '')
      .split(/\n|,|•|\||·|\s{2,}|\s[-–—]\s|\sof\s|\swith\s|\sat\s/)
      .map((part) =>
        part
          .replace(/^(?:with|brokered by)\s/i, '')
          .replace(license, '')
          .replace(role, '')
          .replace(nextSentence, '')
          .trim(),
      )
      .filter((part) => part !== '' && part.length < 60 && !heading.test(part) && !isPromptInjection(part));
    const name = parts.slice(0, 2).find((part) => person.test(part) && !firm.test(part));
    const company = parts
      .slice(0, 4)
      .find((part) => firm.test(part) && !title.test(part) && part !== name && !/[.!?]$/.test(part));
    if (name === undefined && (company === undefined || parts[0] !== company)) continue;
    const apart = name === undefined ? personBefore(company ?? '', lines) : undefined;
    if (apart !== undefined) return { ...apart, ...(number === undefined ? {} : { phone: number }) };
    return {
      name: name === undefined ? (company ?? '') : written(name),
      ...(name === undefined || company === undefined ? {} : { company }),
      ...(number === undefined ? {} : { phone: number }),
    };
  }
  return undefined;
}

/** "Winston Achterberg Harlan Pruitt Realty": an agent and the brokerage on one line, which another line names alone. */
function personBefore(words: string, lines: readonly string[]): ListingAgent | undefined {
  const company = lines
    .map((line) => line.replace(/[®™]/g, '').trim())
    .find((line) => firm.test(line) && words.endsWith(` ${line}`) && person.test(words.slice(0, -line.length).trim()));
  return company === undefined ? undefined : { name: words.slice(0, -company.length).trim(), company };
}
