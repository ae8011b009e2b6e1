import { z } from 'zod';

/** The parts of a chat completion that are used. */
export interface Completion {
  readonly content: string | null;
  readonly finishReason: string | null;
  readonly isRefusal: boolean;
  readonly promptTokens: number;
  readonly answerTokens: number;
}

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null);
const whole = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage,
});
const piece = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).optional(),
    }),
  ),
  usage,
});

/** The largest answer that is read, in characters. */
const most = 200_000;

/**
 * The completion in an answer of the model's server: a whole one, or the events of one that is streamed, which some
 * compatible servers send without being asked. Undefined for anything else.
 */
export function completionOf(body: string, contentType: string): Completion | undefined {
  if (body.length > most) return undefined;
  return contentType.includes('text/event-stream') ? fromEvents(body) : fromJson(body);
}

function fromJson(body: string): Completion | undefined {
  const parsed = whole.safeParse(jsonOf(body)).data;
  const choice = parsed?.choices[0];
  if (choice === undefined) return undefined;
  const { content = null, refusal } = choice.message;
  return completion(content, choice.finish_reason ?? null, typeof refusal === 'string', parsed?.usage);
}

function fromEvents(body: string): Completion | undefined {
  let content = '';
  let finishReason: string | null = null;
  let isRefusal = false;
  let counted: z.infer<typeof usage>;
  for (const line of body.split(/\r?\n/)) {
    if (!line.startsWith('data:') || line.slice(5).trim() === '[DONE]') continue;
    const parsed = piece.safeParse(jsonOf(line.slice(5))).data;
    if (parsed === undefined) return undefined;
    counted = parsed.usage ?? counted;
    const [choice] = parsed.choices;
    content += choice?.delta?.content ?? '';
    isRefusal ||= typeof choice?.delta?.refusal === 'string';
    finishReason = choice?.finish_reason ?? finishReason;
  }
  return completion(content, finishReason, isRefusal, counted);
}

const completion = (
  content: string | null,
  finishReason: string | null,
  isRefusal: boolean,
  counted: z.infer<typeof usage>,
): Completion => ({
  content,
  finishReason,
  isRefusal,
  promptTokens: counted?.prompt_tokens ?? 0,
  answerTokens: counted?.completion_tokens ?? 0,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
