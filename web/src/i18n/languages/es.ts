/** The Spanish catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/es/*.ftl', '!../../../../locales/es/cli*.ftl', '!../../../../locales/es/cards.ftl'], { query: '?raw', import: 'default', eager: true })
