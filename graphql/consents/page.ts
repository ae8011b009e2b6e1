import type { FastifyReply } from 'fastify';
import { html } from '../../lib/html.ts';
import { sendPage } from '../rest/public-page.ts';
import type { ConsentCertificate } from '../../projection-service/index.ts';
import { certificateLines, certificateState } from './wording.ts';

/** The page on which anybody checks a consent certificate: it names neither the person nor the account. */
export const sendConsentPage = (
  reply: FastifyReply,
  certificate: ConsentCertificate,
  { now, isOwner }: { readonly now: number; readonly isOwner: boolean },
): FastifyReply =>
  sendPage(reply, {
    status: 200,
    title: 'Consent certificate',
    body: html`<main>
      <h1>Consent certificate</h1>
      <p class="card"><strong>${certificateState(certificate)}</strong></p>
      <section class="card">
        <h2>Statement (version ${certificate.statementVersion})</h2>
        <p>“${certificate.statement}”</p>
      </section>
      <section class="card">
        <h2>Proof</h2>
        <dl>
          ${certificateLines(certificate, now).map(
            ({ term, value, isCode }) =>
              html`<dt>${term}</dt>
                <dd>${isCode ? html`<code>${value}</code>` : value}</dd>`,
          )}
        </dl>
      </section>
      ${
        isOwner
          ? html`<p class="actions">
              <a class="button" href="/files/consents/${certificate.avatarId}.pdf">Download as PDF</a>
            </p>`
          : undefined
      }
      <footer class="quiet">
        <p>The PDF of this certificate names the account. This page can be opened by everyone who has its address.</p>
      </footer>
    </main>`,
  });

/** The answer for an address that leads to no certificate, also of an account that was erased. */
export const sendNoConsent = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, {
    status: 404,
    title: '404 Page Not Found',
    body: html`<main class="empty">
      <h1>404 Page Not Found</h1>
      <p class="quiet">This address does not lead to a consent certificate.</p>
    </main>`,
  });
