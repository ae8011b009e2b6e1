import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);
const name = z.string().min(1).max(100);
const amount = z.int().min(0);

const ofRun = z.object({ runId: id });

/** The run began with these scenarios, in this order. */
const started = z.object({ runId: id, scenarios: z.array(name).min(1).max(50).readonly() });

/** One scenario ended. Errors say what was expected and what happened; they name no person. */
const scenarioFinished = z.object({
  runId: id,
  scenario: name,
  success: z.boolean(),
  /** The amount that the scenario's account paid. */
  amountCents: amount,
  /** The available balance of the scenario's account at the end. */
  finalHalfCredits: amount,
  durationMs: amount,
  errors: z.array(z.string().max(500)).max(20).readonly(),
});

/** All scenarios of the run have ended; `durationMs` is the time of the whole run. */
const finished = z.object({ runId: id, durationMs: amount });

export const testRunEventTypes = [
  defineEvent({ type: 'TestRunRequested', version: 1, schema: ofRun }),
  defineEvent({ type: 'TestRunStarted', version: 1, schema: started }),
  defineEvent({ type: 'TestScenarioFinished', version: 1, schema: scenarioFinished }),
  defineEvent({ type: 'TestRunFinished', version: 1, schema: finished }),
  /** The server stopped in the middle of the run. It is not repeated: half of its payments may have been made. */
  defineEvent({ type: 'TestRunInterrupted', version: 1, schema: ofRun }),
] as const;

export type TestScenarioFinished = DomainEvent<'TestScenarioFinished', z.infer<typeof scenarioFinished>>;

export type TestRunEvent = EventsOf<typeof testRunEventTypes>;

export const testRunStream = (runId: string): string => `testrun-${runId}`;

/** The issuer of the accounts that test runs make: no person signs in with it, and no mail is sent to them. */
export const testRunIssuer = 'onboarding-test';
