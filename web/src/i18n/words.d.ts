/** Made by vite.config.ts: of each language and part the catalogues, one chunk each. */
declare module 'wissel:words' {
  const words: Record<string, Record<import('./parts').Part, () => Promise<{ default: string }>>>
  export default words
}
