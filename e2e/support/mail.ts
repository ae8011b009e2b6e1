import { createPageBrowser, formTokenOf } from '../../identity/testing/page-browser.ts';
import type { Client } from './client.ts';
import { eventually } from './eventually.ts';

const outbox = 'query ($template: String) { outbox(template: $template) { edges { node { content { to text } } } } }';

interface Outbox {
  readonly outbox: { readonly edges: readonly { readonly node: { readonly content: Content | null } }[] };
}
interface Content {
  readonly to: string;
  readonly text: string;
}

/** The link in the newest mail of a type to an address, once it is in the outbox. */
export async function linkIn(admin: Client, template: string, to: string): Promise<string> {
  return eventually(`the mail ${template} to ${to}`, async () => {
    const { edges } = (await admin.graphql<Outbox>(outbox, { template })).outbox;
    const mail = edges.find(({ node }) => node.content?.to === to)?.node.content;
    return /https?:\/\/\S+token=[\w.~%-]+/.exec(mail?.text ?? '')?.[0];
  });
}

/** Opens a mailed link and presses its button. */
export async function followLink(link: string): Promise<void> {
  const { origin } = new URL(link);
  const { go } = createPageBrowser(origin);
  const { body } = await go(link);
  const { status } = await go(link, { form_token: formTokenOf(body) }, { 'sec-fetch-site': 'same-origin' });
  if (status !== 200) throw new Error(`The page behind the link answered ${status}`);
}
