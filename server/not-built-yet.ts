import type { ProjectionStatus } from '../projection-service/index.ts';

/**
 * Why the read models are not ready, for operators: each by name, with the event and the reason if it has stopped or
 * retries. Undefined when all are ready.
 */
export function notBuiltYet(projections: readonly ProjectionStatus[]): string | undefined {
  const waiting = projections.filter(({ ready }) => !ready);
  return waiting.length === 0 ? undefined : `Not built yet: ${waiting.map(waitingFor).join(', ')}`;
}

function waitingFor({ name, error }: ProjectionStatus): string {
  if (!error) return name;
  const { message, event } = error;
  return `${name} (${event ? `at ${event.type}, position ${event.position}: ` : ''}${message})`;
}
