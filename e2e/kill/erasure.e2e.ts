import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readTopics } from '../../projection-service/publisher/testing/read-topics.ts';
import { createClient, signIn, type Client } from '../support/client.ts';
import { openServerEngines, type ServerEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { creditsOf, password, roomy, sound, startFixture, verificationOf, type Fixture } from '../support/fixture.ts';
import { buyStarterPack } from '../support/payments.ts';
import { createChance } from '../support/rounds.ts';
import { createTestServer } from '../support/server.ts';
import { addFactors, changeEmail, videoPiece, subscribe, uploadPicture } from '../support/person.ts';
import { tracesInFiles, tracesInLog, tracesInMongoDb, tracesInTopics, type Trace } from '../support/traces.ts';
import { readyVideo, requestVideo, startVideo } from '../support/videos.ts';

/** `ERASURE_SEED` repeats a run, `ERASURE_ROUNDS` is how often the server is killed. */
const chance = createChance(Number(process.env['ERASURE_SEED'] ?? Date.now() % 1_000_000));
const rounds = Number(process.env['ERASURE_ROUNDS'] ?? 2);
/** A backup of embedded engines has everything; external engines have separate backups. */
const isEmbedded = process.env['E2E_ENGINES'] === undefined;

let engines: ServerEngines;
let fixture: Fixture;
const scratch = mkdtempSync(join(tmpdir(), 'curbcast-erasure-'));
const topics = join(scratch, 'topics');

beforeAll(async () => {
  engines = await openServerEngines();
  fixture = await startFixture({ ACCOUNT_DELETION_GRACE: '1s', EVENTS_FOLDER: topics }, engines);
});
afterAll(async () => {
  await fixture?.server.remove();
  await engines?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** A person whose traces can all be distinguished from anybody else's. */
interface Person {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly marks: readonly string[];
  /** Values that must never be stored in plain text. */
  readonly sealed: readonly string[];
}

/**
 * Registers a person who leaves something in every store: a video, a tour request, mails, payments, a plan with its
 * invoice, an administrator's note, a phone number, a picture, a passkey, a second factor and a former email address.
 */
async function settle(admin: Client): Promise<Person> {
  const mark = randomUUID().replaceAll('-', '').slice(0, 16);
  const [email, name, title] = [`mail${mark}@people.example`, `Given${mark} Family${mark}`, `Title${mark}`];
  const script = `Welcome to script${mark} on Maple Street.`;
  const reason = `Note${mark} of an administrator`;
  const client = createClient(fixture.server, `10.9.${chance.below(256)}.${chance.below(256)}`);
  const id = await signIn(client, { email, password, name, register: true });
  await buyStarterPack(client);
  await admin.graphql('mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }', {
    input: { userId: id, credits: 12, reason },
  });
  const { video } = await startVideo(client, { title, script });
  await readyVideo(client, video.id);
  const piece = await videoPiece(client, video.id);
  await askForTour(client, video.id, `Visitor${mark}`);
  await subscribe(client);
  const phone = `+1512${randomInt(1_000_000, 9_999_999)}`;
  await client.call('PATCH', '/auth/profile', { phoneNumber: phone, username: `user${mark}` });
  const picture = await uploadPicture(client);
  const secret = await addFactors(client, `Key${mark}`);
  await changeEmail(client, admin, `new${mark}@people.example`);
  // Still waiting for the renderer, or being rendered, when the erasure begins.
  await requestVideo(client, { title: `Second${mark}`, script: `Second script${mark}.` });
  return { client, id, email, name, marks: [mark, phone, piece, picture], sealed: [secret] };
}

/** A visitor of the video's share page asks for a tour. */
async function askForTour(client: Client, videoId: string, name: string): Promise<void> {
  const { body } = await client.call<{ shareUrl: string }>('POST', `/api/videos/${videoId}/share`);
  const visitor = createClient(fixture.server, `10.7.${chance.below(256)}.${chance.below(256)}`);
  const request = { name, email: `${name}@home.example`, message: `${name} asks.` };
  expect((await visitor.call('POST', `${new URL(body.shareUrl).pathname}/tour`, request)).status).toBe(201);
}

async function tracesOf(marks: readonly string[]): Promise<readonly Trace[]> {
  const { MONGODB_URL: url, EVENTSTORE_URL: log, KAFKA_BROKERS: brokers } = engines.settings;
  const text = marks.filter((mark) => /^[\w+]+$/.test(mark));
  return [
    ...tracesInFiles(fixture.server.folder, marks),
    ...tracesInFiles(topics, marks),
    ...(url === undefined ? [] : await tracesInMongoDb(url, text)),
    ...(log === undefined ? [] : await tracesInLog(engines, text)),
    ...(brokers === undefined ? [] : await tracesInTopics(brokers, text)),
  ];
}

/** Whether the topics report that the person is erased. */
async function isTold({ id }: Person): Promise<boolean> {
  const { KAFKA_BROKERS: brokers } = engines.settings;
  if (brokers !== undefined) {
    const records = await readTopics(brokers, ['curbcast.users.v1']);
    return records.some(({ key, value }) => key === id && value.includes('UserErased'));
  }
  const users = join(topics, 'curbcast.users.v1');
  const lines = readdirSync(users).flatMap((file) => readFileSync(join(users, file), 'utf8').split('\n'));
  return lines.some((line) => line.includes(id) && line.includes('UserErased'));
}

const isErased = async ({ id }: Person): Promise<boolean> =>
  (await fixture.server.operate('replay', `user-${id}`)).output.includes('UserErased');

test(`erases people completely although the server is killed (seed ${chance.seed})`, async () => {
  const { server } = fixture;
  const admin = await fixture.admin();
  const people: Person[] = [];
  for (let n = 0; n < 2; n += 1) people.push(await settle(admin));
  const marks = people.flatMap((person) => person.marks);
  const sealed = people.flatMap((person) => person.sealed);
  // Shows that the search can find something; otherwise it would prove nothing.
  const before = await tracesOf(marks);
  expect(await tracesOf(sealed)).toEqual([]);
  for (const mark of marks) expect(before.some((trace) => trace.startsWith(mark))).toBe(true);
  const backup = join(scratch, 'backup');
  if (isEmbedded) expect((await server.operate('backup', backup)).code).toBe(0);
  const figures = await Promise.all(people.map(({ client }) => creditsOf(client)));

  for (const { client } of people)
    await client.graphql(
      'mutation { requestAccountDeletion(input: { confirmation: "DELETE" }) { user { deletionAt } } }',
    );
  for (let round = 0; round < rounds; round += 1) {
    await pause(chance.below(1_500));
    await server.kill();
    await server.start();
  }
  for (const person of people) await eventually(`the erasure of ${person.id}`, () => isErased(person));
  // The files of the read models are clean once the read models have caught up.
  await eventually('the last trace to go', async () => (await tracesOf(marks)).length === 0).catch(() => undefined);
  expect(await tracesOf(marks)).toEqual([]);

  expect(await tracesOf(sealed)).toEqual([]);
  for (const person of people) await eventually(`the topics to report ${person.id}`, () => isTold(person));

  // Everything else stays intact.
  for (const { id } of people) expect(await verificationOf(admin, id)).toEqual(sound);
  for (const [command, ...args] of [['verify'], ['rebuild', 'all'], ['verify'], ['reconcile']] as const) {
    const { code, output } = await server.operate(command, ...args);
    expect({ command, code, output }).toMatchObject({ code: 0 });
  }
  expect(await tracesOf(marks)).toEqual([]);
  expect(figures.every(({ available }) => available > 0)).toBe(true);

  for (const { client, id, email, name } of people) {
    expect((await client.call('GET', '/api/user')).status).toBe(401);
    expect((await admin.graphql<{ adminUser: unknown }>(`{ adminUser(id: "${id}") { id } }`)).adminUser).toBeNull();
    // The same person may come back as a new user, without another trial (one for each address).
    const again = createClient(server, `10.8.${chance.below(256)}.${chance.below(256)}`);
    expect(await signIn(again, { email, password, name, register: true })).not.toBe(id);
    await pause(1_000);
    expect((await creditsOf(again)).available).toBe(0);
  }
  await server.stop();
  const list = join(server.folder, 'erased-users.txt');
  expect(readFileSync(list, 'utf8').trim().split('\n').toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  if (isEmbedded) await restoreBringsNobodyBack(backup, list, marks);
});

/** A backup from before the erasure has everything; with the newer list, the restored product erases it again. */
async function restoreBringsNobodyBack(backup: string, list: string, marks: readonly string[]): Promise<void> {
  expect(tracesInFiles(backup, marks)).not.toEqual([]);
  const restored = await createTestServer({ settings: roomy, folder: join(scratch, 'restored') });
  try {
    expect(await restored.operate('restore', backup, list)).toMatchObject({ code: 0 });
    await restored.start();
    await eventually('the restored people to be erased', () => tracesInFiles(restored.folder, marks).length === 0);
    expect(await restored.operate('verify')).toMatchObject({ code: 0 });
  } finally {
    await restored.remove();
  }
}
