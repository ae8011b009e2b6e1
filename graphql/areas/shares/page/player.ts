/**
 * Runs in the browser of a share page; its text is sent with the page, so it uses nothing from outside. Jumps to
 * chapters, and reports when the video was played for 3 s and which quarters were played to their end.
 *
 * @param address where it is reported
 */
export function watchPlayer(address: string): void {
  const video = document.querySelector('video');
  if (!video) return;
  const sent = new Set<number>();
  const crossed = new Set<number>();
  let played = 0;
  let last = 0;
  const report = (reached: number): void => {
    if (sent.has(reached)) return;
    sent.add(reached);
    const body = JSON.stringify({ reached });
    const headers = { 'content-type': 'application/json' };
    // Failing to count a view is no reason to disturb the viewer.
    fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };
  const follow = (): void => {
    const { currentTime: at, duration } = video;
    const step = at - last;
    // A larger step is a jump: what was skipped was not watched.
    if (step > 0 && step < 1.5) {
      played += step;
      for (const quarter of [25, 50, 75, 100]) {
        const mark = Math.min((duration * quarter) / 100, duration - 0.4);
        if (last < mark && at >= mark) crossed.add(quarter);
      }
    }
    last = at;
    if (played < 3 && !video.ended) return;
    if (played > 0) report(0);
    for (const quarter of crossed) report(quarter);
  };
  video.addEventListener('timeupdate', follow);
  video.addEventListener('ended', follow);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    if (!link) return;
    event.preventDefault();
    video.currentTime = Number(link.dataset['at']);
    video.play().catch(() => undefined);
    video.focus();
  });
}
