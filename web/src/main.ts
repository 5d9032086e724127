import { mount } from 'svelte'
import App from './app/App.svelte'
import { useLanguage } from './i18n'
import './look/index.css'
import Sprite from './look/Sprite.svelte'
import { settings } from './settings/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

settings.apply()
await useLanguage(settings.language)
mount(Sprite, { target: document.body })
mount(App, { target })
