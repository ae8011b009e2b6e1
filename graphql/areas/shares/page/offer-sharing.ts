/**
 * Runs in the browser of a share page; its text is sent with the page, so it uses nothing from outside. Offers the
 * phone's share sheet, or to copy the link if there is no share sheet; hides pictures that can't be loaded.
 */
export function offerSharing(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const said = document.querySelector<HTMLElement>('.about [role=status]');
  // Browsers offer both on secure pages only.
  const sheet = 'share' in navigator;
  if (share) share.hidden = !sheet;
  if (copy) copy.hidden = sheet || !('clipboard' in navigator);
  share?.addEventListener('click', () => {
    // Somebody who closes the sheet has decided so.
    navigator.share({ title: document.title, url: address }).catch(() => undefined);
  });
  copy?.addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => {
        if (said) said.textContent = copy.dataset['copied'] ?? '';
      },
      () => prompt('', address),
    );
  });
  for (const picture of document.querySelectorAll<HTMLImageElement>('.strip img')) {
    const hide = (): void => picture.closest('li')?.remove();
    picture.addEventListener('error', hide);
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') hide();
  }
}
