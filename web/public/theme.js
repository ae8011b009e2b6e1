/* Sets the theme before the first paint. A file of its own because the content security policy allows no inline script. */
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('curbcast.theme') || 'system';
  } catch {
    /* Storage is closed to us: the device decides. */
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
