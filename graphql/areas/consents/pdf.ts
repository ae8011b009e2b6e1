import type { Language } from '../../../lib/language.ts';
import { renderPdf, text } from '../../../lib/pdf/document.ts';
import type { ConsentCertificate } from '../../../projection-service/index.ts';
import { textsIn } from './texts.ts';
import { certificateLines, certificateState } from './wording.ts';

export interface ConsentPdf {
  readonly certificate: ConsentCertificate;
  /** Lines that name the account. */
  readonly account: readonly string[];
  /** The page on which anybody can check the certificate. */
  readonly checkUrl: string;
  /** When the document is made and the hash chain was checked. */
  readonly now: number;
  readonly language: Language;
}

/**
 * The consent for a Digital Twin as PDF, A4: the words, when and how the account agreed to them, the hashes of the
 * recordings, and where the certificate can be checked.
 *
 * @returns the bytes of the document
 */
export function renderConsent({ certificate, account, checkUrl, now, language }: ConsentPdf): Promise<Uint8Array> {
  const say = textsIn(language);
  return renderPdf({
    title: say('Consent certificate'),
    createdAt: now,
    language,
    items: [
      text('title', 'Curbcast'),
      text('subtitle', say('Consent certificate')),
      text('soft', certificateState(certificate, language)),
      text('soft', say('Digital Twin: {name}', { name: certificate.twinName })),
      text('heading', say('Account')),
      ...account.map((line) => text('body', line)),
      text('heading', say('Statement (version {version})', { version: certificate.statementVersion })),
      text('quote', certificate.statement),
      text('heading', say('Proof')),
      ...certificateLines(certificate, now, language).flatMap(({ term, value, isCode }) => [
        text('term', term),
        text(isCode ? 'code' : 'proof', value),
      ]),
      text('heading', say('Check')),
      text('body', say('Anybody can check this certificate and its present state at')),
      { kind: 'text', look: 'body', text: checkUrl, link: checkUrl },
    ],
  });
}
