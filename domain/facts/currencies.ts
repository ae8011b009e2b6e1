/** Letters before a dollar sign, and other signs, with their currency (ISO 4217). */
const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CAD$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  AUD$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  SG$: 'SGD',
  MX$: 'MXN',
  MEX$: 'MXN',
  NT$: 'TWD',
  R$: 'BRL',
  J$: 'JMD',
  TT$: 'TTD',
  BZ$: 'BZD',
  EUROS: 'EUR',
  POUNDS: 'GBP',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
  '¥': 'JPY',
  '₱': 'PHP',
  '₪': 'ILS',
  '₩': 'KRW',
  '฿': 'THB',
  '₫': 'VND',
  '₦': 'NGN',
  '₺': 'TRY',
  '₽': 'RUB',
};

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Countries whose pages write their own dollar as "$", by the region of a language tag or the end of a host name. */
const localDollars: Readonly<Record<string, string>> = {
  us: 'USD',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  hk: 'HKD',
  sg: 'SGD',
  mx: 'MXN',
};

/** The currency that "$" means in a country, given by its two letters; undefined for other countries. */
export function dollarOf(country: string | undefined): string | undefined {
  return country === undefined ? undefined : localDollars[country.toLowerCase()];
}

/**
 * The ISO 4217 code of a currency sign or code.
 *
 * @param dollar the currency that a bare "$" means on this page
 * @returns undefined for an unknown currency, such as letters before a dollar sign that no country uses
 */
export function currencyOf(text: string, dollar = 'USD'): string | undefined {
  const sign = text.trim().toUpperCase();
  if (sign === '$' || sign === 'DOLLARS') return dollar;
  return signs[sign] ?? (codes.has(sign) ? sign : undefined);
}
