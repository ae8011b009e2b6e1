import type { Commands } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { WrongExpectedRevision, type EventStore } from '../../event-store/index.ts';
import { secondsSince, type Telemetry } from '../../lib/telemetry.ts';

type Command = (...args: readonly unknown[]) => unknown;

/** The same commands, each measured by name and outcome and recorded as a step of the trace. */
export function instrumentCommands(commands: Commands, telemetry: Telemetry): Commands {
  const measured =
    (name: string, command: Command): Command =>
    (...args) =>
      telemetry.span(`command ${name}`, {}, async () => {
        const started = performance.now();
        const observe = (outcome: 'done' | 'refused' | 'failed'): void =>
          telemetry.observe('command_seconds', secondsSince(started), { command: name, outcome });
        try {
          const result = await command(...args);
          observe('done');
          return result;
        } catch (error) {
          observe(error instanceof Refusal ? 'refused' : 'failed');
          throw error;
        }
      });
  // By name at each access, because the commands of another process are a proxy that lists none.
  const areas = Object.entries<object>(commands).map(([area, ofArea]) => [
    area,
    new Proxy(ofArea, {
      get: (target, name) => {
        const command: unknown = Reflect.get(target, name);
        return typeof command === 'function' ? measured(`${area}.${String(name)}`, command as Command) : command;
      },
    }),
  ]);
  return Object.fromEntries(areas) as Commands;
}

/** The same log, with each append measured and recorded as the origin of the traces of its events. */
export function instrumentAppends(eventStore: EventStore, engine: string, telemetry: Telemetry): EventStore {
  return {
    ...eventStore,
    append: (stream, expected, events) =>
      telemetry.span(
        'append',
        {
          attributes: { 'curbcast.engine': engine, 'curbcast.events': events.length },
          correlationIds: () => events.map(({ metadata }) => metadata.correlationId),
          isOrigin: true,
        },
        async () => {
          const started = performance.now();
          const observe = (outcome: 'done' | 'conflict' | 'failed'): void =>
            telemetry.observe('append_seconds', secondsSince(started), { engine, outcome });
          try {
            const result = await eventStore.append(stream, expected, events);
            observe('done');
            return result;
          } catch (error) {
            observe(error instanceof WrongExpectedRevision ? 'conflict' : 'failed');
            throw error;
          }
        },
      ),
  };
}
