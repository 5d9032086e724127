export {
  type Args,
  currentLanguage,
  has,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  negotiate,
  t,
  useLanguage,
} from './catalogue.svelte'
export { ago, day, dayAndTime, listed } from './moments'
