// The style page: /style.html while developing; not part of the build.
// Parameters: theme=dark, board (the board alone), accessible, state=plain; rails (the map of routes), accessible,
// state=rest, claim, station, marks or express.
import { mount } from 'svelte'
import { needWords, useLanguage } from '../i18n'
import '../look/index.css'
import Sprite from '../look/Sprite.svelte'
import BoardPage from './BoardPage.svelte'
import RailPage from './RailPage.svelte'
import StylePage from './StylePage.svelte'

const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const target = document.getElementById('app')
if (!target) throw new Error('style.html has no #app')
await useLanguage('en')
await needWords('table', 'paris-connection', 'ticket-to-ride')
mount(Sprite, { target: document.body })
if (wanted.has('board')) mount(BoardPage, { target, props: { accessible: wanted.has('accessible'), plain: wanted.get('state') === 'plain' } })
else if (wanted.has('rails')) mount(RailPage, { target, props: { accessible: wanted.has('accessible'), state: wanted.get('state') } })
else mount(StylePage, { target })
