/** The Spanish catalogues, one chunk of the build. */
export default import.meta.glob<string>('../../../locales/es/*.ftl', { query: '?raw', import: 'default', eager: true })
