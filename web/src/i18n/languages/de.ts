/** The German catalogues, one chunk of the build. */
export default import.meta.glob<string>(['../../../../locales/de/*.ftl', '!../../../../locales/de/cli*.ftl', '!../../../../locales/de/cards.ftl'], { query: '?raw', import: 'default', eager: true })
