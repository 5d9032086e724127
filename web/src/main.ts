import { mount } from 'svelte'
import './look/index.css'
import Sprite from './look/Sprite.svelte'

mount(Sprite, { target: document.body })
