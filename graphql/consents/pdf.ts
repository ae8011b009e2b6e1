import type { Language } from '../../lib/language.ts';
import { ink, margin, openPdf, plain, seller, soft } from '../../lib/pdf.ts';
import type { ConsentCertificate } from '../../projection-service/index.ts';
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
 * The consent for a Digital Twin as PDF, A4 (DECISIONS section 5): the words, when and how they were agreed to, by
 * which account, the hashes of the recordings, and where it can be checked.
 *
 * @returns the bytes of the document
 */
export async function renderConsent({
  certificate,
  account,
  checkUrl,
  now,
  language,
}: ConsentPdf): Promise<Uint8Array> {
  const say = textsIn(language);
  const { doc, bytes, width } = await openPdf(say('Consent certificate'), now, language);
  const heading = (text: string): void => {
    doc.moveDown(1).font('Helvetica-Bold').fontSize(11).fillColor(ink).text(plain(text)).moveDown(0.3);
  };
  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(seller);
  doc
    .fontSize(14)
    .text(plain(say('Consent certificate')))
    .moveDown(0.6);
  doc.font('Helvetica').fontSize(10).fillColor(soft);
  doc
    .text(plain(certificateState(certificate, say)))
    .text(plain(say('Digital Twin: {name}', { name: certificate.twinName })));
  heading(say('Account'));
  doc.font('Helvetica').fontSize(10);
  for (const line of account) doc.text(plain(line));
  heading(say('Statement (version {version})', { version: certificate.statementVersion }));
  doc.font('Helvetica-Oblique').fontSize(11).text(plain(certificate.statement), { width });
  heading(say('Proof'));
  for (const { term, value, isCode } of certificateLines(certificate, now, say)) {
    doc.font('Helvetica').fontSize(9).fillColor(soft).text(plain(term), margin, doc.y);
    doc
      .font(isCode ? 'Courier' : 'Helvetica')
      .fontSize(isCode ? 8 : 10)
      .fillColor(ink)
      .text(plain(value), { width })
      .moveDown(0.4);
  }
  heading(say('Check'));
  doc
    .font('Helvetica')
    .fontSize(10)
    .text(plain(say('Anybody can check this certificate and its present state at')));
  doc.fillColor('#0b6e63').text(plain(checkUrl), { link: checkUrl, underline: true });
  doc.end();
  return bytes;
}
