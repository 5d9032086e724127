// Runs before the first paint, so that the page never shows in another theme or with other letters than the chosen ones.
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
  if (kept.motion === 'quick' || kept.motion === 'none') root.dataset.motion = kept.motion
  if (kept.letters === 'large' || kept.letters === 'largest') root.dataset.letters = kept.letters
  if (kept.leftHanded === true) root.dataset.hand = 'left'
  if (kept.language) root.lang = kept.language
})()
