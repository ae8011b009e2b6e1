/**
 * Sets the theme before the first paint. Each page contains it, because loading a file would delay that paint; the
 * content security policy allows it by its hash.
 */
export const themeScript = `(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('curbcast.theme') || 'system';
  } catch {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();`;
