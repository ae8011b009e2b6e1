import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import { eventually } from './eventually.ts';
import { creditsOf, type Credits, type Fixture, type RegisteredUser, type TestUser } from './fixture.ts';
import { buyStarterPack, refund } from './payments.ts';
import { readyVideo, startVideo } from './videos.ts';

interface Found {
  readonly topic: string;
  readonly keys: readonly string[];
  readonly types: readonly { readonly type: string; readonly count: number; readonly sums: Record<string, number> }[];
}

/** The findings of the consumer of `examples/from-the-contract`, which knows only the installation's contract. */
async function consume(url: string, folder: string | undefined, brokers: string): Promise<ReadonlyMap<string, Found>> {
  const main = join(import.meta.dirname, '../../examples/from-the-contract/main.ts');
  const args = [main, '--json', `${url}/asyncapi.json`, ...(folder === undefined ? [] : [folder])];
  const env = { ...process.env, KAFKA_BROKERS: brokers };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  return new Map((JSON.parse(stdout) as readonly Found[]).map((found) => [found.topic, found]));
}

/** The target of the published events: a folder of JSON lines, or brokers. */
export interface Published {
  readonly folder?: string;
  readonly brokers: string;
}

const sumOf = (credits: readonly Credits[], name: keyof Credits): number =>
  credits.reduce((sum, each) => sum + each[name] * 2, 0);

/**
 * Two customers and the administrator use an installation with a short `ACCOUNT_DELETION_GRACE`; a consumer reads every
 * topic from its beginning. Rejects unless its sums match the read models and an erased person is no longer in the
 * state topics.
 */
export async function analystsRead({ server, admin, user, registered }: Fixture, published: Published): Promise<void> {
  const chief = await admin();
  const staying = await user();
  const leaving: RegisteredUser = await registered();
  const paymentId = await buyStarterPack(staying);
  await buyStarterPack(leaving);
  await refund(server, paymentId, 5_000);
  const kept = await videoOf(staying);
  const gone = await videoOf(leaving);
  const read = (): Promise<ReadonlyMap<string, Found>> => consume(server.url, published.folder, published.brokers);
  const sumIn = (found: ReadonlyMap<string, Found>, topic: string, type: string, field: string): number =>
    found
      .get(topic)
      ?.types.filter((each) => each.type.startsWith(`curbcast.${type}.`))
      .reduce((sum, { sums }) => sum + (sums[field] ?? 0), 0) ?? 0;
  const stateSum = (found: ReadonlyMap<string, Found>, field: string): number =>
    sumIn(found, 'curbcast.accounts', 'AccountState', field);

  const compare = async (people: readonly TestUser[]): Promise<ReadonlyMap<string, Found>> => {
    const balances = await Promise.all(people.map(creditsOf));
    return eventually('the state topics to agree with the read models', async () => {
      const found = await read();
      const agrees =
        stateSum(found, 'credits.availableHalfCredits') === sumOf(balances, 'available') &&
        stateSum(found, 'credits.heldHalfCredits') === sumOf(balances, 'held') &&
        stateSum(found, 'payments.refundedCents') === 5_000;
      return agrees && found;
    });
  };

  const before = await compare([chief, staying, leaving]);
  expect(stateSum(before, 'payments.paidCents')).toBe(2 * 17_750);
  expect(sumIn(before, 'curbcast.payments.v1', 'PaymentSucceeded', 'amountCents')).toBe(2 * 17_750);
  expect(sumIn(before, 'curbcast.credits.v1', 'CreditsGranted', 'amount')).toBe(
    stateSum(before, 'credits.issuedHalfCredits'),
  );
  expect(sumIn(before, 'curbcast.credits.v1', 'CreditsCaptured', 'capturedAmount')).toBe(
    sumIn(before, 'curbcast.videos', 'VideoState', 'usedHalfCredits'),
  );
  expect(before.get('curbcast.accounts')?.keys).toEqual(expect.arrayContaining([staying.id, leaving.id]));
  expect(before.get('curbcast.videos')?.keys.toSorted()).toEqual([kept, gone].toSorted());

  await requestDeletion(leaving);
  const after = await eventually('the erased person to be gone from the state topics', async () => {
    const found = await read();
    const left = [...(found.get('curbcast.accounts')?.keys ?? []), ...(found.get('curbcast.videos')?.keys ?? [])];
    return !left.includes(leaving.id) && !left.includes(gone) && found;
  });
  expect(after.get('curbcast.videos')?.keys).toEqual([kept]);
  expect(JSON.stringify([...after])).not.toContain(leaving.email);
  await compare([chief, staying]);
}

async function videoOf(client: TestUser): Promise<string> {
  const { video } = await startVideo(client, {});
  await readyVideo(client, video.id);
  return video.id;
}

async function requestDeletion(client: TestUser): Promise<void> {
  await client.graphql(
    'mutation { requestAccountDeletion(input: { confirmation: "DELETE" }) { user { deletionAt } } }',
  );
}
