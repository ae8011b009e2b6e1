import { lowCredits } from '../../domain/catalog.ts';
import { creditAggregate } from '../../domain/credits/index.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { dispatch, typesOf } from '../../domain/events.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRequestForUser } from '../commands/mail-for-user.ts';
import { isToldOfLowBalance, lowersBalance, mailTriggers, triggerContext } from '../mail/triggers.ts';
import { lookAheadByStream } from './engine/backlog.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/**
 * Requests the mails that follow from events, by the table `mailTriggers`. The id of a mail derives from its event, so
 * an event that comes again requests nothing more.
 */
export function mailRequests({ executor, balanceOf, now }: Pick<Dependencies, 'executor' | 'balanceOf' | 'now'>) {
  const request = createRequestForUser({ executor, now });
  const context = triggerContext(executor);

  const handle = async (event: RecordedEvent, { caller }: HandlerContext): Promise<void> => {
    const mails = (await dispatch(mailTriggers, event, context)) ?? [];
    for (const mail of mails) await request({ once: event.id, ...mail }, event.time, caller);
  };
  return defineProcess({
    name: 'mail-requests',
    lookAhead: () =>
      lookAheadByStream(
        lowersBalance,
        async (stream) => {
          const userId = streamIdOf(stream);
          // Nearly every balance is high enough, which a read model tells without reading the account again.
          const balance = await balanceOf(userId).catch(() => undefined);
          if (balance !== undefined && balance.available >= lowCredits)
            return { revision: balance.revision, answer: false };
          const { state, revision } = await executor.load(creditAggregate, userId, true);
          return { revision, answer: isToldOfLowBalance(state) };
        },
        (_event, isTold) => !isTold,
      ),
    on: Object.fromEntries(typesOf(mailTriggers).map((type) => [type, handle])),
  });
}
