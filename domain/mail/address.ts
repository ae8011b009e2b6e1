import { lowerAscii, octetsOf } from '../text.ts';

/** An address in its two parts; `domain` in its ASCII form. */
export interface Mailbox {
  readonly local: string;
  readonly domain: string;
}

const asciiWord = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const asciiLocalPart = new RegExp(`^${asciiWord}(\\.${asciiWord})*$`, 'i');
/** A dot-string of RFC 5321, with the letters of RFC 6531: no quotes, blanks or controls. */
const localPart = /^[^\s.@<>()[\]\\,;:"\p{C}\p{Z}]+(\.[^\s.@<>()[\]\\,;:"\p{C}\p{Z}]+)*$/u;
/** Only characters that a web address reads as part of a host name. */
const hostText = /^[^\s/?#@:\\%[\]<>()",;|^`{}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]{1,253}$/u;
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(${label}\\.)*${label}$`);
const ascii = /^[\x20-\x7E]*$/;

const longestLocalPart = 64;
const longestAddress = 254;

/**
 * The ASCII form of a mail domain, in lower case. Undefined for text that is not a domain name, for a network address,
 * and for a name in letters that become other letters when they are normalized: full-width ones, the Kelvin sign, or
 * marks that nobody sees. So two texts with one form name the same domain in letters that look the same.
 */
export function mailDomain(text: string): string | undefined {
  if (!hostText.test(text) || text.normalize('NFKC') !== text) return undefined;
  const found = URL.parse(`http://${text}/`)?.hostname ?? '';
  if (!host.test(found) || found.length > 253 || /(^|\.)\d+$/.test(found)) return undefined;
  const labels = found.split('.');
  const asWritten = text.split('.');
  // A label that is not ASCII stays so: as ASCII it would be the name of another domain.
  const isKept =
    labels.length === asWritten.length &&
    labels.every((each, at) => ascii.test(asWritten[at] ?? '') || each.startsWith('xn--'));
  return isKept ? found : undefined;
}

function partsOf(text: string): readonly [local: string, domain: string] | undefined {
  const at = text.lastIndexOf('@');
  return at < 1 ? undefined : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * An address as exact as rights need it, in lower case: ASCII before the `@`, no quotes, blanks or dot at the end.
 * Nothing is folded but the case of a to z. Undefined for every other text.
 */
export function exactAddress(text: string): string | undefined {
  const [local = '', written = ''] = partsOf(text) ?? [];
  const domain = mailDomain(written);
  if (!asciiLocalPart.test(local) || local.length > longestLocalPart || domain === undefined) return undefined;
  const address = `${lowerAscii(local)}@${domain}`;
  return address.length <= longestAddress ? address : undefined;
}

/** The mailbox that an address names, also in other scripts; blanks around it and a last dot do not count. */
function mailboxOf(text: string): Mailbox | undefined {
  const [local = '', written = ''] = partsOf(text.trim()) ?? [];
  const domain = mailDomain(written.replace(/\.$/, ''));
  return localPart.test(local) && domain !== undefined ? { local, domain } : undefined;
}

/**
 * The same text for all spellings of one mailbox: the case of ASCII letters and both forms of a domain in other scripts
 * do not count. Letters that look alike stay apart, so nobody can use up or block the address of somebody else.
 * Undefined for text that names no mailbox.
 */
export function mailboxKey(text: string): string | undefined {
  const mailbox = mailboxOf(text);
  return mailbox && `${keyOf(mailbox.local)}@${mailbox.domain}`;
}

function keyOf(local: string): string {
  if (ascii.test(local)) return lowerAscii(local);
  const composed = local.normalize('NFC');
  const lower = composed.toLowerCase();
  // Lower only ASCII: the Kelvin sign would become a k.
  return ascii.test(lower) ? local : lower;
}

/** The name that Microsoft Entra gives to guests, which is no mailbox. */
const entraGuest = /#ext#$/i;

/**
 * The form in which mail is sent to an address (RFC 5321 and 6531): one mailbox, its domain in ASCII, and nothing that
 * could start another header or recipient. Undefined when mail can't be sent: for a quoted local part, one of more than
 * 64 octets, no local part, a network address, and the names that Microsoft Entra gives to guests. Only a delivered
 * mail shows that the mailbox exists.
 */
export function mailAddress(text: string): string | undefined {
  const mailbox = mailboxOf(text);
  if (!mailbox) return undefined;
  const { local, domain } = mailbox;
  const address = `${local}@${domain}`;
  const isFit = octetsOf(local) <= longestLocalPart && octetsOf(address) <= longestAddress && !entraGuest.test(local);
  return isFit ? address : undefined;
}
