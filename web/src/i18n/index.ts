export {
  type Args,
  currentLanguage,
  has,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  needWords,
  negotiate,
  t,
  useLanguage,
  withWords,
} from './catalogue.svelte'
export { ago, day, dayAndTime, deadline, listed, timeOfDay } from './moments'
