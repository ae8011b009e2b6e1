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

/** The texts of the mails of a type to an address, the newest first. */
async function textsOf(admin: Client, template: string, to: string): Promise<readonly string[]> {
  const { edges } = (await admin.graphql<Outbox>(outbox, { template })).outbox;
  return edges.flatMap(({ node: { content } }) => (content?.to === to ? [content.text] : []));
}

/** The link in the newest mail of a type to an address, once it is in the outbox. */
export async function linkIn(admin: Client, template: string, to: string): Promise<string> {
  return eventually(`the mail ${template} to ${to}`, async () => {
    const [text = ''] = await textsOf(admin, template, to);
    return /https?:\/\/\S+token=[\w.~%-]+/.exec(text)?.[0];
  });
}

/** Resolves once a mail of a type to an address contains these words. */
export async function mailSaying(admin: Client, template: string, to: string, words: string): Promise<void> {
  await eventually(`the mail ${template} to ${to} that says: ${words}`, async () =>
    (await textsOf(admin, template, to)).some((text) => text.includes(words)),
  );
}

/** Opens a mailed link and presses its button. */
export async function followLink(link: string): Promise<void> {
  const { origin } = new URL(link);
  const { go } = createPageBrowser(origin);
  const { body } = await go(link);
  const { status } = await go(link, { form_token: formTokenOf(body) }, { 'sec-fetch-site': 'same-origin' });
  if (status !== 200) throw new Error(`The page behind the link answered ${status}`);
}
