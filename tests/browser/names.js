// Which barriers and numerals of the map of France run through the letters of a city's name.
() => {
  // So much (px) of the box around the letters is empty at its corners.
  const CORNER = 2
  const screen = (element, x, y) => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(element.getScreenCTM())
    return [left, top]
  }
  // The letters themselves: no accents above, nothing that hangs below.
  const names = [...document.querySelectorAll('text.name')].map((text) => {
    const size = Number(text.getAttribute('font-size'))
    const lines = [...text.querySelectorAll('tspan')]
    const { x, width } = text.getBBox()
    const base = Number(text.getAttribute('y')) + size * 0.86 * (lines.length - 1)
    const [left, top] = screen(text, x, base - size * 0.7 - size * 0.86 * (lines.length - 1))
    const [right, bottom] = screen(text, x + width, base)
    return { name: text.textContent, left, top, right, bottom }
  })
  const within = (x, y, reach) => names.filter((one) => x > one.left - reach && x < one.right + reach && y > one.top - reach && y < one.bottom + reach)
  const found = new Set()
  for (const pole of document.querySelectorAll('path.edge')) {
    const scale = pole.getScreenCTM().a
    const half = (Number.parseFloat(getComputedStyle(pole).strokeWidth) / 2) * scale - CORNER
    for (let step = 0; step <= 20; step++) {
      const { x, y } = pole.getPointAtLength((pole.getTotalLength() * step) / 20)
      for (const { name } of within(...screen(pole, x, y), half)) found.add(`a barrier on ${name}`)
    }
  }
  for (const disc of document.querySelectorAll('circle.disc, path.disc')) {
    const { x, y, width, height } = disc.getBoundingClientRect()
    const [cx, cy] = [x + width / 2, y + height / 2]
    for (const { name, left, right, top, bottom } of names) {
      // how far the disc reaches over the nearest point of the letters
      const away = Math.hypot(cx - Math.max(left, Math.min(right, cx)), cy - Math.max(top, Math.min(bottom, cy)))
      if (width / 2 - away > CORNER) found.add(`a numeral on ${name}`)
    }
  }
  return [...found]
}
