/**
 * Starts the scripts of a page after the first paint of its content, so that their work does not delay what the HTML
 * already shows. They are the page's `link[data-run]`, fetched meanwhile, and run one after the other. A page in the
 * background paints nothing: it starts at once, and a browser that does not report its paints after a second.
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
  else new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    // That paint may have been of a part of the page: the next frame has all of it.
    requestAnimationFrame(function () { setTimeout(begin); });
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1000);
})();`;
