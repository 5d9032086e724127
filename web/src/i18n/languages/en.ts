/** The English catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/en/*.ftl', '!../../../../locales/en/cli*.ftl', '!../../../../locales/en/cards.ftl'], { query: '?raw', import: 'default', eager: true })
