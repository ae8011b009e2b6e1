import type { Answer, Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { payWithCard, reportPayment, type StartedPayment, starterPack } from '../support/payments.ts';
import type { Chance } from '../support/rounds.ts';
import { requestVideo, type Started, type Video } from '../support/videos.ts';
import { sound, verificationOf, type TestUser } from '../support/fixture.ts';
import { attempt, type Command } from './commands.ts';

/** A simulated user that runs commands one after the other and records every answer. */
export interface Actor {
  readonly user: TestUser;
  /**
   * Retries unanswered commands, then sends new ones until the server is gone; reports each answer. With videos off, it
   * deletes its existing ones and orders none.
   */
  drive(withVideos: boolean, onAnswer: () => void): Promise<void>;
  /** Retries until every command is answered. The server must not be killed meanwhile. */
  settle(): Promise<void>;
  /** Throws unless every acknowledged command is recorded exactly once and no command twice. */
  check(): Promise<void>;
  /** Ids of the videos that should be ready in the end. */
  wanted(): readonly string[];
}

interface StatementRow {
  readonly kind: string;
  readonly change: number;
  readonly reason: string | null;
  readonly videoId: string | null;
  readonly paymentId: string | null;
}

interface Facts {
  /** Unique reasons of the adjustments. */
  readonly adjustments: Map<string, boolean>;
  /** By title: the id once acknowledged, and the state of its deletion. */
  readonly videos: Map<string, { id?: string; deletion: 'none' | 'asked' | 'answered' }>;
  readonly payments: Map<string, { payment: StartedPayment; paid: boolean; reported: boolean }>;
}

const mostVideos = 2;

export function createActor(user: TestUser, admin: Client, chance: Chance): Actor {
  const facts: Facts = { adjustments: new Map(), videos: new Map(), payments: new Map() };
  const pending: Command[] = [];
  let count = 0;
  const nextName = (): string => `${user.id.slice(0, 8)}-${(count += 1)}`;
  const keyed = (key: string): Readonly<Record<string, string>> => ({ 'idempotency-key': key });

  const adjust = (): Command => {
    const reason = `adjusted ${nextName()}`;
    const credits = 5 + chance.below(50);
    facts.adjustments.set(reason, false);
    return {
      name: reason,
      send: () =>
        admin.call(
          'PUT',
          `/api/admin/users/${user.id}/credits`,
          { credits, reason },
          { headers: keyed(reason.replace(' ', '-')) },
        ),
      taken: [200],
      answered: () => void facts.adjustments.set(reason, true),
    };
  };

  const open = (): Command => {
    const key = `pay-${nextName()}`;
    return {
      name: key,
      send: () => user.call('POST', '/api/credits/refill', starterPack, { headers: keyed(key) }),
      taken: [200],
      answered: (answer) => {
        const { paymentIntentId: paymentId, clientSecret } = (
          answer as Answer<{ paymentIntentId: string; clientSecret: string }>
        ).body;
        if (!facts.payments.has(paymentId))
          facts.payments.set(paymentId, { payment: { paymentId, clientSecret }, paid: false, reported: false });
      },
    };
  };

  const pay = (known: { payment: StartedPayment; paid: boolean }): Command => ({
    name: `card for ${known.payment.paymentId}`,
    send: () => payWithCard(user, known.payment),
    // Retrying a payment that took effect without an answer returns that it is already paid.
    taken: [200, 400],
    answered: () => {
      known.paid = true;
    },
  });

  const report = (known: { payment: StartedPayment; reported: boolean }): Command => ({
    name: `report of ${known.payment.paymentId}`,
    send: () => reportPayment(user, known.payment.paymentId),
    taken: [200],
    answered: () => {
      known.reported = true;
    },
  });

  const request = (): Command => {
    const title = `video ${nextName()}`;
    facts.videos.set(title, { deletion: 'none' });
    return {
      name: title,
      send: () => requestVideo(user, { title }, keyed(title.replace(' ', '-'))),
      taken: [201],
      // A hold without its video is released after a minute, which a slow start may take.
      refused: ['INSUFFICIENT_CREDITS', 'NOT_ALLOWED_NOW'],
      answered: (answer) => {
        const { id } = (answer as Answer<Started>).body.video;
        const video = facts.videos.get(title);
        if (video?.id !== undefined && video.id !== id)
          throw new Error(`${title} was answered as ${video.id} and as ${id}`);
        if (video) video.id = id;
      },
    };
  };

  const remove = (video: { readonly id?: string; deletion: string }): Command => {
    video.deletion = 'asked';
    return {
      name: `deletion of ${video.id}`,
      send: () => user.call('DELETE', `/api/videos/${video.id}`),
      // 404 means that an earlier attempt, whose answer was lost, deleted the video.
      taken: [200, 404],
      answered: () => {
        video.deletion = 'answered';
      },
    };
  };

  const next = (withVideos: boolean): Command => {
    const unpaid = [...facts.payments.values()].find(({ paid }) => !paid);
    const unreported = [...facts.payments.values()].find(({ paid, reported }) => paid && !reported);
    const present = [...facts.videos.values()].filter(({ id, deletion }) => id !== undefined && deletion === 'none');
    const moves: readonly (() => Command)[] = [
      adjust,
      ...(unpaid ? [() => pay(unpaid)] : [open]),
      // Some payments are never reported by the browser, so the provider's webhook must complete them.
      ...(unreported && chance.below(3) > 0 ? [() => report(unreported)] : []),
      ...(withVideos && present.length < mostVideos ? [request] : []),
      ...(present.length === mostVideos || (present.length > 0 && !withVideos)
        ? [() => remove(chance.pick(present))]
        : []),
    ];
    return chance.pick(moves)();
  };

  /** Retries all unanswered commands once; true when none is left. */
  const repeat = async (onAnswer: () => void): Promise<boolean> => {
    for (let command = pending[0]; command; command = pending[0]) {
      if ((await attempt(command)) === 'unanswered') return false;
      pending.shift();
      onAnswer();
    }
    return true;
  };

  return {
    user,
    drive: async (withVideos, onAnswer) => {
      if (!(await repeat(onAnswer))) return;
      for (;;) {
        const command = next(withVideos);
        if ((await attempt(command)) === 'unanswered') {
          pending.push(command);
          return;
        }
        onAnswer();
      }
    },
    settle: async () => {
      if (!(await repeat(() => undefined))) throw new Error(`${pending[0]?.name} was not answered by a running server`);
    },
    check: () => check(user, admin, facts),
    wanted: () =>
      [...facts.videos.values()].flatMap(({ id, deletion }) => (id !== undefined && deletion === 'none' ? [id] : [])),
  };
}

/** Polls until the read models have caught up; another process may still have to take over a projection. */
export async function checkSoon(actor: Actor): Promise<void> {
  await eventually(
    'the read models to show every acknowledged command',
    () =>
      actor.check().then(
        () => true,
        () => false,
      ),
    60_000,
  ).catch(() => actor.check());
}

/** The statement, and the balance before and after it, because an interrupted payment may be granted in between. */
async function accountOf(
  user: TestUser,
): Promise<{ readonly rows: readonly StatementRow[]; readonly balance: number }> {
  const balanceNow = async () => (await user.call<{ credits: number }>('GET', '/auth/user')).body.credits;
  for (;;) {
    const balance = await balanceNow();
    const { status, body: rows } = await user.call<StatementRow[]>('GET', '/api/credits/statement');
    if (status !== 200) throw new Error(`The statement answered ${status}: ${JSON.stringify(rows)}`);
    if ((await balanceNow()) === balance) return { rows, balance };
  }
}

async function check(user: TestUser, admin: Client, facts: Facts): Promise<void> {
  const problems: string[] = [];
  const expectThat = (holds: boolean, problem: string): void => void (holds || problems.push(problem));
  const list = await user.call<Video[]>('GET', '/api/videos');
  const { rows, balance } = await accountOf(user);
  const count = (fits: (row: StatementRow) => boolean): number => rows.filter(fits).length;

  for (const [reason, answered] of facts.adjustments) {
    const times = count((row) => row.reason === reason);
    expectThat(
      times === 1 || (times === 0 && !answered),
      `"${reason}" was ${answered ? '' : 'not '}answered and is there ${times} times`,
    );
  }
  for (const [paymentId, { reported }] of facts.payments) {
    const grants = count((row) => row.paymentId === paymentId && row.kind === 'grant');
    expectThat(
      grants === 1 || (grants === 0 && !reported),
      `${paymentId} was ${reported ? '' : 'not '}reported and granted ${grants} times`,
    );
  }
  for (const [title, { id, deletion }] of facts.videos) {
    const found = list.body.filter((video) => video.title === title);
    expectThat(found.length <= 1, `${title} is there ${found.length} times`);
    if (id === undefined) continue;
    expectThat(
      deletion === 'none' ? found.length === 1 : deletion === 'asked' || found.length === 0,
      `${title} (deletion: ${deletion}) is listed ${found.length} times`,
    );
    const holds = count((row) => row.videoId === id && row.kind === 'hold');
    const settlements = count((row) => row.videoId === id && (row.kind === 'capture' || row.kind === 'release'));
    expectThat(holds === 1, `${title} holds ${holds} times`);
    expectThat(settlements <= 1, `${title} was settled ${settlements} times`);
    if (deletion === 'answered' || found[0]?.status === 'ready')
      expectThat(settlements === 1, `${title} (${deletion}, ${found[0]?.status}) was settled ${settlements} times`);
    expectThat(found[0]?.status !== 'failed', `${title} failed: ${found[0]?.errorMessage}`);
  }
  const sum = rows.reduce((total, { change }) => total + change, 0);
  expectThat(sum === balance, `the statement adds up to ${sum}, the balance is ${balance}`);
  const verification = await verificationOf(admin, user.id);
  expectThat(JSON.stringify(verification) === JSON.stringify(sound), `replay: ${JSON.stringify(verification)}`);
  if (problems.length > 0) throw new Error(`User ${user.id}:\n  ${problems.join('\n  ')}`);
}
