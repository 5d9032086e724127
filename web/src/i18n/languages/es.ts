/** The Spanish catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/es/*.ftl', '!../../../../locales/es/cli*.ftl'], { query: '?raw', import: 'default', eager: true })
