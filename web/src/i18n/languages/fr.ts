/** The French catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/fr/*.ftl', '!../../../../locales/fr/cli*.ftl', '!../../../../locales/fr/cards.ftl'], { query: '?raw', import: 'default', eager: true })
