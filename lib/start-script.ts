/**
 * Starts the scripts of a page after its first frame, so that their work does not delay what the HTML already shows.
 * They are the page's `link[data-run]`, fetched meanwhile, and run one after the other. The second frame begins when
 * the first is on its way to the screen. Paint reports of the browser would not do: a page of areas without words has
 * no contentful paint. A page in the background has no frames: it starts at once, and one that goes there meanwhile
 * after a second.
 */
export const startScript = `(function () {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      run = run.then(function () { return import(link.href); });
    });
  }
  var run = Promise.resolve();
  if (document.visibilityState === 'hidden') begin();
  else requestAnimationFrame(function () {
    requestAnimationFrame(function () { setTimeout(begin); });
  });
  setTimeout(begin, 1000);
})();`;
