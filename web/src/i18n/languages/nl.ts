/** The Dutch catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/nl/*.ftl', '!../../../../locales/nl/cli*.ftl', '!../../../../locales/nl/cards.ftl'], { query: '?raw', import: 'default', eager: true })
