import { expect, it } from 'vitest'
import { Camera } from './camera.svelte'

const insets = { top: 0, right: 0, bottom: 0, left: 0 }

it('follows the window again across the width of a phone, and keeps what the person chose on either side of it', () => {
  let box = $state({ width: 390, height: 800 })
  const camera = new Camera(() => ({ area: [0, 0, 1000, 700], insets, box }))
  camera.noticeWidth()
  camera.steer({ k: 2, x: -200, y: -200 })
  box = { width: 600, height: 800 }
  camera.noticeWidth()
  expect(camera.steered).toBe(true)
  box = { width: 1180, height: 800 }
  camera.noticeWidth()
  expect(camera.steered).toBe(false)
})
