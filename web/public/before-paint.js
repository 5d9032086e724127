// Runs before the first paint, so that the page never shows in another theme than the chosen one.
// Keeps to the same names as src/settings/settings.svelte.ts, which takes over from here.
;(() => {
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('wissel-settings')) ?? {}
  } catch {
    // Storage is closed or holds something else: the defaults stand.
  }
  const root = document.documentElement
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme
  if (kept.language) root.lang = kept.language
})()
