import {
  creditStateVersion,
  creditStream,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditEvent,
  type CreditState,
} from '../domain/credits/index.ts';
import {
  decideLibraryVideo,
  decideLibraryView,
  evolveLibraryVideo,
  evolveLibraryView,
  initialLibraryVideo,
  initialLibraryView,
  libraryStream,
  libraryVideoStateVersion,
  libraryViewStateVersion,
  libraryViewStream,
  type LibraryCommand,
  type LibraryEvent,
  type LibraryVideoState,
  type LibraryViewEvent,
  type LibraryViewState,
  type WatchLibraryVideo,
} from '../domain/library/index.ts';
import {
  decidePayment,
  evolvePayment,
  initialPayment,
  paymentStateVersion,
  paymentStream,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
} from '../domain/payments/index.ts';
import {
  decideUser,
  evolveUser,
  initialUser,
  userStateVersion,
  userStream,
  type UserCommand,
  type UserEvent,
  type UserState,
} from '../domain/users/index.ts';
import {
  decideVideo,
  evolveVideo,
  initialVideo,
  videoStateVersion,
  videoStream,
  type VideoCommand,
  type VideoEvent,
  type VideoState,
} from '../domain/videos/index.ts';
import type { Aggregate } from './executor/executor.ts';

export const credits: Aggregate<CreditState, CreditCommand, CreditEvent> = {
  version: creditStateVersion,
  snapshots: true,
  initial: initialCredits,
  streamOf: creditStream,
  evolve: evolveCredits,
  decide: decideCredits,
};

export const payments: Aggregate<PaymentState, PaymentCommand, PaymentEvent> = {
  version: paymentStateVersion,
  snapshots: true,
  initial: initialPayment,
  streamOf: paymentStream,
  evolve: evolvePayment,
  decide: decidePayment,
};

export const videos: Aggregate<VideoState, VideoCommand, VideoEvent> = {
  version: videoStateVersion,
  snapshots: false,
  initial: initialVideo,
  streamOf: videoStream,
  evolve: evolveVideo,
  decide: decideVideo,
};

export const users: Aggregate<UserState, UserCommand, UserEvent> = {
  version: userStateVersion,
  snapshots: false,
  initial: initialUser,
  streamOf: userStream,
  evolve: evolveUser,
  decide: decideUser,
};

export const libraryVideos: Aggregate<LibraryVideoState, LibraryCommand, LibraryEvent> = {
  version: libraryVideoStateVersion,
  snapshots: false,
  initial: initialLibraryVideo,
  streamOf: libraryStream,
  evolve: evolveLibraryVideo,
  decide: decideLibraryVideo,
};

export const libraryViews: Aggregate<LibraryViewState, WatchLibraryVideo, LibraryViewEvent> = {
  version: libraryViewStateVersion,
  snapshots: false,
  initial: initialLibraryView,
  streamOf: libraryViewStream,
  evolve: evolveLibraryView,
  decide: decideLibraryView,
};
