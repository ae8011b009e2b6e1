import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { footagePath } from '../../command-service/providers/twins/testing/footage.ts';
import { createClient, useIdToken, type Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { roomy } from '../support/fixture.ts';
import { openIssuer, type OutsideIssuer, type TokenClaims } from '../support/issuer.ts';
import { buyStarterPack } from '../support/payments.ts';
import { createChance } from '../support/rounds.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { tracesInFiles } from '../support/traces.ts';
import { buyTwin } from '../support/twins.ts';

/** `ERASURE_SEED` repeats a run; `npm run test:soak` erases 2,000 accounts. */
const chance = createChance(Number(process.env['ERASURE_SEED'] ?? Date.now() % 1_000_000));
const accounts = Number(process.env['ERASURE_ACCOUNTS'] ?? 40);
const atOnce = 8;
const kills = 3;
/** One in this many accounts orders a Digital Twin, which takes seconds of processor time. */
const perTwin = Math.max(20, Math.ceil(accounts / 10));
/** Only ends a hanging run. */
const limit = 60 * 60_000;

/** A mark in every subject of a run and in every text about a person. Hexadecimal, so it fits into all forms. */
const subjectMark = randomUUID().replaceAll('-', '').slice(0, 14);
const personMark = randomUUID().replaceAll('-', '').slice(0, 14);

/** Subjects as twelve vendors write them, around a text of hexadecimal digits. */
const vendors: readonly ((mark: string) => string)[] = [
  (mark) => `auth0|65f${mark}`,
  (mark) => `00u1Okta${mark}5d7`,
  (mark) => `AAAAEntra_${mark}-Ikzq`,
  (mark) => `google-oauth2|1082${mark}`,
  (mark) => `001999.${mark}AbCd.1234`,
  (mark) => `us-east-1:${mark}-AAAA-4bbb`,
  (mark) => `f:9d8c7b6a-1111-4222:Ann.${mark}`,
  (mark) => `https://github.example/User/${mark}`,
  (mark) => `uid=Zo\u00EB ${mark},ou=People\u0000,dc=example`,
  (mark) => `urn:li:person:${mark}Z12`,
  (mark) => `../..//${mark}/\u{1F3E1} Fire\u202E`,
  (mark) => `${mark}#EXT#@Tenant.example|${'x'.repeat(150)}`,
];

interface Person extends TokenClaims {
  readonly client: Client;
  readonly id: string;
}

const topics = mkdtempSync(join(tmpdir(), 'curbcast-subjects-'));
let issuer: OutsideIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await openIssuer();
  server = await createTestServer({
    settings: {
      ...roomy,
      ...issuer.settings,
      ACCOUNT_DELETION_GRACE: '1s',
      EVENTS_FOLDER: topics,
      RATE_LIMIT_REGISTRATIONS: '100000',
      LOG_LEVEL: 'warn',
    },
  });
  await server.start();
});
afterAll(async () => {
  await server?.remove();
  await issuer?.close();
  rmSync(topics, { recursive: true, force: true });
});

async function arrive(claims: TokenClaims): Promise<Person> {
  const client = createClient(server, `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`);
  return { ...claims, client, id: await useIdToken(client, await issuer.idToken(claims)) };
}

/** Registers a person and leaves a payment, mails, a draft, and for some a Digital Twin that is being made. */
async function settle(number: number): Promise<Person> {
  const sub = vendors[number % vendors.length]?.(`${subjectMark}${number}`) ?? '';
  const mark = `${personMark}${number}`;
  const person = await arrive({ sub, email: `mail${mark}@people.example`, name: `Given${mark} Family${mark}` });
  await buyStarterPack(person.client);
  await saveDraft(person.client, `Draft ${mark}`);
  if (number % perTwin === 0) await beginTwin(person.client, `Twin ${mark}`);
  return person;
}

const saveDraft = (client: Client, title: string): Promise<unknown> =>
  client.graphql('mutation ($input: SaveVideoDraftInput!) { saveVideoDraft(input: $input) { revision } }', {
    input: { template: 'CUSTOM', content: JSON.stringify({ title }), basedOn: null },
  });

async function beginTwin(client: Client, name: string): Promise<void> {
  await buyTwin(client);
  const form = new FormData();
  form.append('name', name);
  form.append('consentAccepted', 'true');
  form.append('video', new File([new Uint8Array(await readFile(footagePath))], 'a.mp4', { type: 'video/mp4' }));
  const encoded = new Response(form);
  const { status } = await client.call('POST', '/api/avatars', undefined, {
    headers: { origin: new URL(server.url).origin },
    raw: { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) },
  });
  expect(status).toBe(201);
}

const leave = (client: Client): Promise<unknown> =>
  client.graphql('mutation { requestAccountDeletion(input: { confirmation: "DELETE" }) { user { deletionAt } } }');

/** Runs the work for each number, several at a time. */
async function each<Result>(count: number, work: (number: number) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) results[number] = await work(number);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

const marks = [subjectMark, personMark];

/** The users whose erasure is finished, by the published events. */
function erasedIds(): ReadonlySet<string> {
  const users = join(topics, 'curbcast.users.v1');
  const lines = existsSync(users)
    ? readdirSync(users).flatMap((file) => readFileSync(join(users, file), 'utf8').split('\n'))
    : [];
  return new Set(lines.flatMap((line) => (line.includes('UserErased') && /"userId":"([^"]+)"/.exec(line)?.[1]) || []));
}
const traces = () => [...tracesInFiles(server.folder, marks), ...tracesInFiles(topics, marks)];

test(
  `erases accounts of every vendor although the server is killed (seed ${chance.seed})`,
  async () => {
    const keeper = await arrive({ sub: 'auth0|keeper', email: 'keeper@people.example', name: 'Kim Keeper' });
    await saveDraft(keeper.client, 'Kept');
    const people = [
      ...(await each(accounts, settle)),
      // A subject that a person chose: the id of somebody else.
      await arrive({ sub: keeper.id, email: `mail${personMark}@people.example`, name: `Given${personMark} X` }),
    ];
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    // Shows that the search can find something; otherwise it would prove nothing. Subjects are never stored in plain
    // text.
    expect(tracesInFiles(server.folder, [personMark])).not.toEqual([]);
    expect(tracesInFiles(server.folder, [subjectMark])).toEqual([]);

    await each(people.length, async (number) => leave((people[number] as Person).client));
    for (let round = 0; round < kills; round += 1) {
      await pause(chance.below(1_500));
      await server.kill();
      await server.start();
    }
    await eventually(
      'every account to be erased',
      async () => {
        await pause(200);
        const erased = erasedIds();
        return people.every(({ id }) => erased.has(id));
      },
      limit,
    );
    await eventually('the last trace to go', async () => {
      if (traces().length === 0) return true;
      await pause(500);
      return false;
    }).catch(() => undefined);
    expect(traces()).toEqual([]);

    // Nobody else lost anything.
    const { viewer, videoDraft } = await keeper.client.graphql<{
      viewer: { user: { displayName: string } };
      videoDraft: { content: string } | null;
    }>('{ viewer { user { displayName } } videoDraft(template: CUSTOM) { content } }');
    expect([viewer.user.displayName, videoDraft?.content]).toEqual(['Kim Keeper', JSON.stringify({ title: 'Kept' })]);
    const { code, output } = await server.operate('verify');
    expect({ code, output }).toMatchObject({ code: 0 });

    // The same accounts sign up again, as new users.
    const returned = await each(Math.min(vendors.length, people.length), async (number) => {
      const { sub, email, name } = people[number] as Person;
      return arrive({ sub, email, name });
    });
    const before = new Set(people.map(({ id }) => id));
    expect(returned.filter(({ id }) => before.has(id))).toEqual([]);
  },
  limit,
);
