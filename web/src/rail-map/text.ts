import { t } from '../i18n'
import type { RailText } from './types'

/** The labels of the map's own controls in the language of the page. */
export function railText(): RailText {
  return {
    map: t('ttr-map'),
    routes: t('ttr-map-routes'),
    cities: t('ttr-map-cities'),
    zoomIn: t('ttr-map-zoom-in'),
    zoomOut: t('ttr-map-zoom-out'),
    fit: t('ttr-map-fit'),
    overview: t('ttr-map-overview'),
    which: t('ttr-map-which'),
    close: t('app-close'),
  }
}
