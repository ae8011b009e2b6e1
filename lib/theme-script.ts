/**
 * Sets the theme before the first paint. Each page carries it, because a file would hold up that paint until it came;
 * the content security policy allows it by its hash.
 */
export const themeScript = `(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('curbcast.theme') || 'system';
  } catch {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();`;
