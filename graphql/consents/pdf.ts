import { ink, margin, openPdf, plain, seller, soft } from '../../lib/pdf.ts';
import type { ConsentCertificate } from '../../projection-service/index.ts';
import { certificateLines, certificateState } from './wording.ts';

export interface ConsentPdf {
  readonly certificate: ConsentCertificate;
  /** Lines that name the account. */
  readonly account: readonly string[];
  /** The page on which anybody can check the certificate. */
  readonly checkUrl: string;
  /** When the document is made and the hash chain was checked. */
  readonly now: number;
}

/**
 * The consent for a Digital Twin as PDF, A4 (DECISIONS section 5): the words, when and how they were agreed to, by
 * which account, the hashes of the recordings, and where it can be checked.
 *
 * @returns the bytes of the document
 */
export async function renderConsent({ certificate, account, checkUrl, now }: ConsentPdf): Promise<Uint8Array> {
  const { doc, bytes, width } = await openPdf('Consent certificate', now);
  const heading = (text: string): void => {
    doc.moveDown(1).font('Helvetica-Bold').fontSize(11).fillColor(ink).text(text).moveDown(0.3);
  };
  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(seller);
  doc.fontSize(14).text('Consent certificate').moveDown(0.6);
  doc.font('Helvetica').fontSize(10).fillColor(soft);
  doc.text(plain(certificateState(certificate))).text(plain(`Digital Twin: ${certificate.twinName}`));
  heading('Account');
  doc.font('Helvetica').fontSize(10);
  for (const line of account) doc.text(plain(line));
  heading(`Statement (version ${certificate.statementVersion})`);
  doc.font('Helvetica-Oblique').fontSize(11).text(plain(certificate.statement), { width });
  heading('Proof');
  for (const { term, value, isCode } of certificateLines(certificate, now)) {
    doc.font('Helvetica').fontSize(9).fillColor(soft).text(plain(term), margin, doc.y);
    doc
      .font(isCode ? 'Courier' : 'Helvetica')
      .fontSize(isCode ? 8 : 10)
      .fillColor(ink)
      .text(plain(value), { width })
      .moveDown(0.4);
  }
  heading('Check');
  doc.font('Helvetica').fontSize(10).text('Anybody can check this certificate and its present state at');
  doc.fillColor('#0b6e63').text(plain(checkUrl), { link: checkUrl, underline: true });
  doc.end();
  return bytes;
}
