/** A follower of the log whose checkpoint is a record of the log's database. */
export interface CheckpointOwner {
  /**
   * Whether its checkpoint has to be saved: `busy` when events were handled since the last save, which a crash would
   * repeat; `quiet` when it only skipped events that are not its own, which it would read again after a crash.
   */
  due(): 'busy' | 'quiet' | undefined;
  /** Saves it; never rejects. */
  save(): Promise<void>;
}

/** The time between two saves of all owners together, ms. */
const EVERY_MS = 1_000;
/** In every fourth turn, a quiet owner goes before the busy ones. */
const QUIET_TURN = 4;

interface Turns {
  /** The owner with the oldest save comes first. */
  owners: readonly CheckpointOwner[];
  taken: number;
  readonly timer: NodeJS.Timeout;
}

const turnsOf = new WeakMap<object, Turns>();

/**
 * Lets the followers of one log save their checkpoints in turn, one a second: on EventStoreDB each save is an append,
 * so that dozens of followers would write more than the users do. Returns the function that ends the owner's turns.
 */
export function takeCheckpointTurns(log: object, owner: CheckpointOwner): () => void {
  const turns = turnsOf.get(log) ?? { owners: [], taken: 0, timer: setInterval(() => void takeTurn(turns), EVERY_MS) };
  turnsOf.set(log, turns);
  turns.owners = [...turns.owners, owner];
  return () => {
    turns.owners = turns.owners.filter((other) => other !== owner);
    if (turns.owners.length > 0) return;
    clearInterval(turns.timer);
    if (turnsOf.get(log) === turns) turnsOf.delete(log);
  };
}

async function takeTurn(turns: Turns): Promise<void> {
  turns.taken += 1;
  const due = turns.owners.map((owner) => ({ owner, kind: owner.due() }));
  const [busy, quiet] = [due.find(({ kind }) => kind === 'busy'), due.find(({ kind }) => kind === 'quiet')];
  const chosen = turns.taken % QUIET_TURN === 0 ? (quiet ?? busy) : (busy ?? quiet);
  if (!chosen) return;
  turns.owners = [...turns.owners.filter((other) => other !== chosen.owner), chosen.owner];
  await chosen.owner.save();
}
