import { describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { openDocumentedSocket, openLive } from '../support/live.ts';
import { buyStarterPack, cards, payWithCard, reportPayment, startPayment } from '../support/payments.ts';
import { longScript, readyVideo, shortScript, startVideo, type Video, videoOf } from '../support/videos.ts';
import { creditsOf, trialCredits } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();

interface Update {
  readonly accountUpdates: {
    readonly __typename: string;
    readonly position: string;
    readonly video?: { readonly id: string; readonly status: string; readonly processingProgress: number };
    readonly account?: { readonly available: number };
    readonly creditsAdded?: number;
  };
}

const updates = /* GraphQL */ `
  subscription ($after: Position) {
    accountUpdates(after: $after) {
      __typename
      ... on VideoChanged {
        position
        video {
          id
          status
          processingProgress
        }
      }
      ... on CreditsChanged {
        position
        account {
          available
        }
      }
      ... on PaymentCompleted {
        position
        creditsAdded
      }
    }
  }
`;

describe('the main job over HTTP', () => {
  test('a user signs in, buys credits, generates a script, renders, downloads and deletes a video, and reads the statement', async () => {
    const user = await fixture.user('Robin Reyes');
    const live = openLive(user);
    const account = live.subscribe<Update>(updates);
    const documented = await openDocumentedSocket(user, `?userId=${user.id}`);

    // A declined card changes nothing, and the payment can be retried.
    const payment = await startPayment(user);
    const declined = await payWithCard(user, payment, cards.declined);
    expect(declined.status).toBe(402);
    expect(declined.body.last_payment_error?.message).toMatch(/declined/i);
    expect(await creditsOf(user)).toEqual({ available: trialCredits, held: 0, debt: 0 });
    expect((await payWithCard(user, payment)).body.status).toBe('succeeded');
    expect((await reportPayment(user, payment.paymentId)).body).toMatchObject({
      success: true,
      creditsAdded: 10,
      credits: trialCredits + 10,
    });
    await account.messages.first(({ data }) => data?.accountUpdates.creditsAdded === 10, 'the payment');
    await documented.messages.first(
      ({ type, credits }) => type === 'payment_completed' && credits === 10,
      'payment_completed',
    );

    // Generates a script with facts from a sample listing.
    const { sampleListings } = await user.graphql<{
      sampleListings: { url: string; title: string; address: string }[];
    }>('{ sampleListings { url title address } }');
    const [listing] = sampleListings;
    if (!listing) throw new Error('There is no sample listing');
    const written = await user.call<{ script: string; title: string; propertyAddress: string; creditsNeeded: number }>(
      'POST',
      '/api/generate-script-from-profile',
      { propertyDetails: listing.url, duration: 'short' },
    );
    expect(written.status).toBe(200);
    expect(written.body.script.length).toBeGreaterThan(100);
    expect(written.body.propertyAddress).toContain(listing.address.split(',')[0]);
    const estimate = await user.call<{ creditsNeeded: number }>('POST', '/api/estimate-script', {
      script: written.body.script,
    });
    expect(estimate.body.creditsNeeded).toBe(written.body.creditsNeeded);

    const started = await startVideo(user, { title: written.body.title, script: written.body.script });
    expect(started.video.status).toBe('pending');
    expect(started.creditsReserved).toBe(written.body.creditsNeeded);
    expect(await creditsOf(user)).toEqual({
      available: trialCredits + 10 - started.creditsReserved,
      held: started.creditsReserved,
      debt: 0,
    });

    // A second video is queued behind it and deleted: its hold is released at once.
    const waiting = await startVideo(user, { title: 'Second thoughts', script: longScript(2) });
    const removed = await user.call('DELETE', `/api/videos/${waiting.video.id}`);
    expect(removed).toMatchObject({ status: 200, body: { success: true, id: waiting.video.id } });
    expect(await creditsOf(user)).toMatchObject({ held: started.creditsReserved });
    expect((await user.call('GET', `/api/videos/${waiting.video.id}/media/video`)).status).toBe(404);

    await account.messages.first(
      ({ data }) =>
        data?.accountUpdates.video?.status === 'PROCESSING' && data.accountUpdates.video.processingProgress > 0,
      'progress',
    );
    await documented.messages.first(
      ({ type, progress }) => type === 'processing_progress' && Number(progress) > 0,
      'processing_progress',
    );
    await readyVideo(user, started.video.id);
    // The completion is delivered at once; the capture is a separate event right after it.
    const video = await eventually('the price of the finished video', async () => {
      const finished = await videoOf(user, started.video.id);
      return finished?.creditsUsed === null ? undefined : finished;
    });
    await account.messages.first(
      ({ data }) => data?.accountUpdates.video?.id === video.id && data.accountUpdates.video.status === 'READY',
      'ready',
    );
    await documented.messages.first(
      ({ type, status, videoId }) => type === 'video_status_update' && status === 'ready' && videoId === video.id,
      'ready on /ws',
    );
    const progress = account.messages.all.flatMap(({ data }) =>
      data?.accountUpdates.video?.id === video.id ? [data.accountUpdates.video.processingProgress] : [],
    );
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));

    expect(video).toMatchObject({ processingProgress: 100, creditsHeld: null });
    expect(video.duration).toBeGreaterThan(5);
    // The actual length by the formula of the estimate, never more than the hold.
    expect(video.creditsUsed).toBe(Math.min(Math.ceil((video.duration ?? 0) / 30) / 2, started.creditsReserved));
    expect((video.creditsUsed ?? 0) + (video.creditsReturned ?? 0)).toBe(started.creditsReserved);

    live.close();
    documented.close();

    const { status, body } = await user.call<
      {
        kind: string;
        change: number;
        amount: number;
        balanceAfter: number;
        videoId: string | null;
        paymentId: string | null;
      }[]
    >('GET', '/api/credits/statement');
    expect(status).toBe(200);
    expect(body.reduce((sum, { change }) => sum + change, 0)).toBe((await creditsOf(user)).available);
    expect(body.at(-1)?.balanceAfter).toBe((await creditsOf(user)).available);
    const kindsOf = (id: string): string[] => body.filter((row) => row.videoId === id).map(({ kind }) => kind);
    expect(kindsOf(video.id).slice(0, 2)).toEqual(['hold', 'capture']);
    expect(kindsOf(waiting.video.id)).toEqual(['hold', 'release']);
    expect(body.filter((row) => row.paymentId === payment.paymentId)).toMatchObject([
      { kind: 'grant', amount: 10, change: 10 },
    ]);
  });

  test('serves the finished MP4 whole and by ranges, with thumbnail and captions, to its owner only', async () => {
    const user = await fixture.user();
    const stranger = await fixture.user();
    const { video } = await startVideo(user);
    const ready = await readyVideo(user, video.id);
    const { videoUrl, thumbnailUrl, captionsUrl } = ready;
    if (videoUrl === null || thumbnailUrl === null || captionsUrl === null)
      throw new Error('A ready video has its files');

    const whole = await user.fetch(videoUrl);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(Buffer.from(bytes.subarray(4, 8)).toString('latin1')).toBe('ftyp');
    // Fast start: the index (moov) precedes the media data (mdat).
    const at = (box: string): number => Buffer.from(bytes).indexOf(box, 0, 'latin1');
    expect(at('moov')).toBeGreaterThan(0);
    expect(at('moov')).toBeLessThan(at('mdat'));

    const ranges: readonly (readonly [string, number, Uint8Array | undefined, string])[] = [
      ['bytes=0-99', 206, bytes.subarray(0, 100), `bytes 0-99/${bytes.length}`],
      ['bytes=100-', 206, bytes.subarray(100), `bytes 100-${bytes.length - 1}/${bytes.length}`],
      ['bytes=-50', 206, bytes.subarray(-50), `bytes ${bytes.length - 50}-${bytes.length - 1}/${bytes.length}`],
      [`bytes=${bytes.length}-`, 416, undefined, `bytes */${bytes.length}`],
    ];
    for (const [range, status, part, contentRange] of ranges) {
      const answer = await user.fetch(videoUrl, { headers: { range } });
      expect([range, answer.status, answer.headers.get('content-range')]).toEqual([range, status, contentRange]);
      const got = new Uint8Array(await answer.arrayBuffer());
      if (part) expect(Buffer.compare(got, part)).toBe(0);
    }
    const etag = whole.headers.get('etag') ?? '';
    expect((await user.fetch(videoUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);

    expect((await user.fetch(thumbnailUrl)).headers.get('content-type')).toMatch(/^image\//);
    expect(await (await user.fetch(captionsUrl)).text()).toMatch(/^WEBVTT\n/);
    for (const path of [videoUrl, thumbnailUrl, captionsUrl]) {
      expect((await stranger.fetch(path)).status).toBe(404);
      expect((await fixture.visitor().fetch(path)).status).toBe(401);
    }
  });

  test('cancels the render of a deleted video and releases its whole hold', async () => {
    const user = await fixture.user();
    await buyStarterPack(user);
    const { video, creditsReserved } = await startVideo(user, { script: longScript(4) });
    const before = await creditsOf(user);
    await openUntil(
      user,
      video.id,
      ({ status, processingProgress }) => status === 'processing' && processingProgress > 0,
    );
    expect((await user.call('DELETE', `/api/videos/${video.id}`)).status).toBe(200);
    expect(await creditsOf(user)).toEqual({ available: before.available + creditsReserved, held: 0, debt: 0 });
    // The renderer is available for the next video at once.
    const next = await startVideo(user, { script: shortScript });
    await readyVideo(user, next.video.id);
  });

  test('PATCH /api/videos/{id}/status answers the current state of the video', async () => {
    const user = await fixture.user();
    const { video } = await startVideo(user);
    const answer = await user.call<Video>('PATCH', `/api/videos/${video.id}/status`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: video.id, title: 'Maple Street' });
    await user.call('DELETE', `/api/videos/${video.id}`);
  });
});

async function openUntil(
  user: Parameters<typeof videoOf>[0],
  id: string,
  fits: (video: Video) => boolean,
): Promise<Video> {
  return eventually('the video to progress', async () => {
    const video = await videoOf(user, id);
    return video && fits(video) ? video : undefined;
  });
}
