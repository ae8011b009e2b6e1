import { escapeHtml as escape } from '../api/html.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The bank's page of a 3-D Secure test card: plain forms without script, so that any content policy allows it. */
export function securePage(intent: PaymentIntent): string {
  if (intent.status !== 'requires_action')
    return document('3-D Secure test page', '<p>There is nothing to authenticate. You can close this page.</p>');
  const amount = `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`;
  return document(
    '3-D Secure test page',
    `<p>Test mode: no real card is charged. Your bank would now ask you to approve ${escape(amount)}.</p>
<form method="post" action="/test-payments/v1/payment_intents/${escape(intent.id)}/authenticate">
<input type="hidden" name="client_secret" value="${escape(intent.client_secret)}">
<button name="outcome" value="succeed">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form>`,
  );
}

/** The page after the form when there is no return URL. */
export function donePage(succeeded: boolean): string {
  return document(
    '3-D Secure test page',
    `<p>${succeeded ? 'Authentication completed.' : 'Authentication failed.'} You can close this page.</p>`,
  );
}
