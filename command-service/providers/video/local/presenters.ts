import { say } from '../../../../words/index.ts';
import type { VoiceId } from '../../voice/port.ts';
import type { Presenter } from '../port.ts';
import type { LookId } from './presenter/look.ts';

export interface StockPresenter extends Presenter {
  readonly id: LookId;
  readonly voice: VoiceId;
}

/** The presenters that ship with the product, in the order of the picker. */
export const stockPresenters: readonly StockPresenter[] = [
  { id: 'clara', name: 'Clara', description: say('PRESENTER_CLARA'), voice: 'clara' },
  { id: 'daniel', name: 'Daniel', description: say('PRESENTER_DANIEL'), voice: 'daniel' },
  { id: 'amara', name: 'Amara', description: say('PRESENTER_AMARA'), voice: 'amara' },
  { id: 'omar', name: 'Omar', description: say('PRESENTER_OMAR'), voice: 'omar' },
  { id: 'mei', name: 'Mei', description: say('PRESENTER_MEI'), voice: 'mei' },
  { id: 'leo', name: 'Leo', description: say('PRESENTER_LEO'), voice: 'leo' },
  { id: 'maya', name: 'Maya', description: say('PRESENTER_MAYA'), voice: 'maya' },
  { id: 'ruth', name: 'Ruth', description: say('PRESENTER_RUTH'), voice: 'ruth' },
];

export const lookIds = [
  'clara',
  'daniel',
  'amara',
  'omar',
  'mei',
  'leo',
  'maya',
  'ruth',
] as const satisfies readonly LookId[];

/** The voice of a presenter. */
export const voiceOf = (presenterId: string): VoiceId =>
  stockPresenters.find(({ id }) => id === presenterId)?.voice ?? 'clara';
