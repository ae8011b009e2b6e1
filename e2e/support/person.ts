import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../../identity/testing/authenticator.ts';
import type { Client } from './client.ts';
import { eventually } from './eventually.ts';
import { followLink, linkIn } from './mail.ts';
import { payWithCard } from './payments.ts';

/** A piece from the middle of a file, as latin1 text, so that a search compares bytes. */
export const pieceOf = (file: Buffer): string =>
  file.subarray(file.length >> 1, (file.length >> 1) + 24).toString('latin1');

async function download(client: Client, path: string): Promise<Buffer> {
  const file = Buffer.from(await (await client.fetch(path)).arrayBuffer());
  if (file.length < 1_000) throw new Error(`${path} has ${file.length} bytes only`);
  return file;
}

/** The piece of a video's file that a search looks for. */
export const videoPiece = async (client: Client, videoId: string): Promise<string> =>
  pieceOf(await download(client, `/api/videos/${videoId}/media/video`));

/** Uploads a picture of noise, unique to this person, and returns a piece of the stored one. */
export async function uploadPicture(client: Client): Promise<string> {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  const noise = context.createImageData(64, 64);
  noise.data.set(randomBytes(noise.data.length));
  context.putImageData(noise, 0, 0);
  const form = new FormData();
  form.set('profilePicture', new Blob([Uint8Array.from(canvas.toBuffer('image/png'))], { type: 'image/png' }), 'a.png');
  const answer = await client.fetch('/auth/profile/picture', {
    method: 'POST',
    body: form,
    headers: { origin: client.server.url },
  });
  const { profilePictureUrl } = (await answer.json()) as { profilePictureUrl?: string };
  if (profilePictureUrl === undefined) throw new Error(`The upload answered ${answer.status}`);
  return pieceOf(await download(client, profilePictureUrl));
}

/** Subscribes to the monthly plan and waits until it is active. */
export async function subscribe(client: Client, card?: string): Promise<void> {
  const path = '/api/create-subscription';
  const { body } = await client.call<{ clientSecret: string; paymentIntentId: string }>('POST', path, {
    planId: 'monthly',
  });
  await payWithCard(client, { clientSecret: body.clientSecret, paymentId: body.paymentIntentId }, card);
  await eventually(
    'the subscription',
    async () => (await client.call('GET', '/api/billing/subscription')).body !== null,
  );
}

/** Changes the email address and confirms the new one by its link. */
export async function changeEmail(client: Client, admin: Client, email: string): Promise<void> {
  const { status } = await client.call('PATCH', '/auth/profile', { email });
  if (status !== 200) throw new Error(`The change of the address answered ${status}`);
  await followLink(await linkIn(admin, 'email_change', email));
}

/** Adds a passkey of this name and turns on the second factor; returns the secret of the codes. */
export async function addFactors(client: Client, name: string): Promise<string> {
  const { startPasskey } = await client.graphql<{ startPasskey: { options: { challenge: string } } }>(
    'mutation { startPasskey { options } }',
  );
  const answer = createAuthenticator(client.server.url).create(startPasskey.options);
  await client.graphql(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { signInFactors { passkeys { id } } } }',
    { input: { name, answer } },
  );
  const { startSecondFactor } = await client.graphql<{ startSecondFactor: { secret: string } }>(
    'mutation { startSecondFactor { secret } }',
  );
  const code = new TOTP({ secret: Secret.fromBase32(startSecondFactor.secret) }).generate();
  await client.graphql(
    'mutation ($input: EnableSecondFactorInput!) { enableSecondFactor(input: $input) { recoveryCodes } }',
    { input: { code } },
  );
  return startSecondFactor.secret;
}
