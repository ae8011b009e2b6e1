/**
 * Runs in the browser of a share page; its text is sent with the page, so it uses nothing from outside. Sends the form
 * of a tour request without leaving the page, so that the video plays on, and shows what the server answers in its
 * place. Without a script the browser sends the same form to the same address.
 */
export function sendWithoutLeaving(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    const section = form?.closest('#tour');
    if (!form || !section) return;
    event.preventDefault();
    const button = form.querySelector('button');
    // A second press while it is being sent would be a second answer to wait for.
    if (button?.ariaBusy === 'true') return;
    if (button) button.ariaBusy = 'true';
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    const show = (markup: string): void => {
      // The style of the other page has a nonce of its answer, which this page refuses.
      const [part = ''] = /<section[^>]* id="tour"[^]*?<\/section>/.exec(markup) ?? [];
      const answer = new DOMParser().parseFromString(part, 'text/html').querySelector('#tour');
      if (!answer) throw new Error('No form');
      section.replaceWith(answer);
      answer.querySelector<HTMLElement>('[aria-invalid], [tabindex="-1"], [role=alert]')?.focus();
      answer.scrollIntoView({ block: 'nearest' });
    };
    fetch(form.action, { method: 'POST', body: fields })
      .then(async (answer) => show(await answer.text()))
      .catch(() => {
        const fault = form.querySelector<HTMLElement>('[data-away]');
        if (fault) {
          fault.hidden = false;
          fault.textContent = fault.dataset['away'] ?? '';
        }
        if (button) button.ariaBusy = 'false';
      });
  });
}
